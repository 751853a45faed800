package dev.nakade.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes trees of every shape with the texts that are hardest on a reader. */
final class RandomTrees {
  private static final List<String> PIECES =
      List.of(
          "\\",
          "]",
          "[",
          ":",
          ";",
          "(",
          ")",
          "(;",
          "\n",
          "\r",
          "\r\n",
          "\n\r",
          "\t",
          " ",
          "",
          "a",
          "B[aa]",
          "\\]",
          "\\\\",
          "表",
          "ソ",
          "黑先活",
          "바둑",
          "😀",
          "é",
          "\u0000",
          "\uFEFF",
          "\u2028",
          "long enough to have a line of the text broken before or behind it");

  private static final List<String> IDS =
      List.of(
          "AB", "AW", "C", "AddBlack", "CoPyright", "GaMe", "b", "KGSDE", "X_1", "MULTIGOGM", "LB");

  private final Random random;

  RandomTrees(long seed) {
    this.random = new Random(seed);
  }

  List<SgfNode> games() {
    List<SgfNode> games = new ArrayList<>();
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      games.add(game());
    }
    return games;
  }

  private SgfNode game() {
    SgfNode root = new SgfNode();
    List<SgfNode> nodes = new ArrayList<>(List.of(root));
    for (int i = random.nextInt(12); i > 0; i--) {
      nodes.add(nodes.get(random.nextInt(nodes.size())).addChild());
    }
    nodes.forEach(this::fill);
    return root;
  }

  private void fill(SgfNode node) {
    for (int i = random.nextInt(4); i > 0; i--) {
      String id = IDS.get(random.nextInt(IDS.size()));
      for (int j = 1 + random.nextInt(3); j > 0; j--) {
        node.add(id, value());
      }
    }
  }

  private String value() {
    return random.nextBoolean() ? SgfText.escape(text()) : SgfText.compose(text(), text());
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.toString();
  }

  /** A text with pieces of it lost, doubled, moved or replaced. */
  String mutate(String text) {
    StringBuilder mutated = new StringBuilder(text);
    for (int i = 1 + random.nextInt(8); i > 0; i--) {
      int at = random.nextInt(mutated.length() + 1);
      int end = Math.min(mutated.length(), at + random.nextInt(6));
      mutated.replace(at, end, PIECES.get(random.nextInt(PIECES.size())));
    }
    return mutated.toString();
  }
}
