package dev.nakade.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SgfRoundTripTest {
  private static final long SEED = 20_260_101;

  /** The one complaint that outlives writing, since the spelling does. */
  private static final String NO_CAPITALS = "has no capitals";

  @Test
  void writingAndReadingIsIdentity() {
    for (long seed = SEED; seed < SEED + 5_000; seed++) {
      List<SgfNode> games = new RandomTrees(seed).games();
      String text = SgfWriter.write(games);
      SgfFile read = SgfReader.read(text);
      Trees.assertSame("seed " + seed, games, read.games());
      assertThat(read.complaints())
          .as("seed " + seed)
          .allMatch(complaint -> complaint.message().contains(NO_CAPITALS));
      assertThat(SgfWriter.write(read)).as("seed " + seed).isEqualTo(text);
    }
  }

  @Test
  void bytesMakeNoDifference() {
    for (long seed = SEED; seed < SEED + 1_000; seed++) {
      List<SgfNode> games = new RandomTrees(seed).games();
      byte[] bytes = SgfWriter.write(games).getBytes(StandardCharsets.UTF_8);
      Trees.assertSame("seed " + seed, games, SgfReader.read(bytes).games());
    }
  }

  @Test
  void whatIsKeptOfGarbageIsKeptForGood() {
    for (long seed = SEED; seed < SEED + 5_000; seed++) {
      RandomTrees random = new RandomTrees(seed);
      Optional<SgfFile> read = readIfAnyGame(random.mutate(SgfWriter.write(random.games())));
      if (read.isPresent()) {
        SgfFile again = SgfReader.read(SgfWriter.write(read.get()));
        Trees.assertSame("seed " + seed, read.get().games(), again.games());
        assertThat(again.complaints())
            .as("seed " + seed)
            .allMatch(complaint -> complaint.message().contains(NO_CAPITALS));
      }
    }
  }

  private static Optional<SgfFile> readIfAnyGame(String text) {
    try {
      return Optional.of(SgfReader.read(text));
    } catch (SgfException noGame) {
      assertThat(noGame).hasMessageStartingWith("no game found");
      return Optional.empty();
    }
  }

  @Test
  void textsSurvive() {
    for (long seed = SEED; seed < SEED + 2_000; seed++) {
      String text = new RandomTrees(seed).text();
      SgfNode node = new SgfNode();
      node.setText("C", text);
      SgfNode read = SgfReader.read(SgfWriter.write(List.of(node))).games().get(0);
      String expected = text.replaceAll("\r\n|\n\r|\r", "\n").replace('\t', ' ');
      assertThat(read.text("C")).as("seed " + seed).contains(expected);
    }
  }

  @Test
  void spellingsAndPrivatePropertiesSurvive() {
    String text = "(;GaMe[1]SiZe[9]AddBlack[aa][bb]KGSSB[x\\:y]Black[cc]b2[z])\n";
    SgfFile read = SgfReader.read(text);
    assertThat(SgfWriter.write(read)).isEqualTo(text);
    assertThat(read.games().get(0).values("AB")).containsExactly("aa", "bb");
    assertThat(read.games().get(0).properties().keySet())
        .containsExactly("GM", "SZ", "AB", "KGSSB", "B", "B2");
  }

  @Test
  void linesAreBrokenBetweenValuesOnly() {
    SgfNode root = new SgfNode();
    for (int i = 0; i < 100; i++) {
      root.add("AB", "aa");
    }
    root.setText("C", "one\ntwo");
    String written = SgfWriter.write(List.of(root));
    assertThat(written.lines()).allMatch(line -> line.length() < 80);
    Trees.assertSame(written, List.of(root), SgfReader.read(written).games());
  }
}
