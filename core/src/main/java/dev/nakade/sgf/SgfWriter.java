package dev.nakade.sgf;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Writes collections as FF[4] has it: a semicolon before each node, parentheses around games and
 * around variations where there are several, lines broken between values only. Values and spellings
 * stand as the nodes have them, so reading the text gives the same trees. Who turns the text into
 * bytes sees to it that {@code CA} names the encoding.
 */
public final class SgfWriter {
  /** Where a line is broken at the next chance, in chars. */
  private static final int LINE_LENGTH = 72;

  private final StringBuilder text = new StringBuilder();
  private int lineStart;

  private SgfWriter() {}

  /** The games of a file as text. */
  public static String write(SgfFile file) {
    return write(file.games());
  }

  /** Games as text, each beginning on a line of its own. */
  public static String write(List<SgfNode> games) {
    SgfWriter writer = new SgfWriter();
    games.forEach(writer::writeGame);
    return writer.text.toString();
  }

  /** Writes a tree. On the stack are variations to write; none stands for one to close. */
  private void writeGame(SgfNode root) {
    Deque<Optional<SgfNode>> pending = new ArrayDeque<>();
    pending.push(Optional.of(root));
    while (!pending.isEmpty()) {
      Optional<SgfNode> next = pending.pop();
      if (next.isEmpty()) {
        text.append(')');
      } else {
        pending.push(Optional.empty());
        pushVariations(writeVariation(next.get()), pending);
      }
    }
    breakLine();
  }

  private static void pushVariations(SgfNode node, Deque<Optional<SgfNode>> pending) {
    for (int i = node.children().size() - 1; i >= 0; i--) {
      pending.push(Optional.of(node.children().get(i)));
    }
  }

  /** Writes a variation up to where it branches or ends, and returns its last node. */
  private SgfNode writeVariation(SgfNode first) {
    if (text.length() > lineStart) {
      breakLine();
    }
    text.append('(');
    SgfNode node = first;
    writeNode(node);
    while (node.children().size() == 1) {
      node = node.children().get(0);
      writeNode(node);
    }
    return node;
  }

  private void writeNode(SgfNode node) {
    breakLongLine();
    text.append(';');
    node.properties()
        .forEach(
            (id, values) -> {
              breakLongLine();
              text.append(node.spelling(id));
              writeValues(values);
            });
  }

  /** Writes values; the first stays on the line of its identifier, as some readers want it. */
  private void writeValues(List<String> values) {
    writeValue(values.get(0));
    for (String value : values.subList(1, values.size())) {
      breakLongLine();
      writeValue(value);
    }
  }

  private void writeValue(String raw) {
    text.append('[').append(raw);
    int lastBreak = Math.max(raw.lastIndexOf('\n'), raw.lastIndexOf('\r'));
    if (lastBreak >= 0) {
      lineStart = text.length() - (raw.length() - lastBreak - 1);
    }
    text.append(']');
  }

  private void breakLongLine() {
    if (text.length() - lineStart >= LINE_LENGTH) {
      breakLine();
    }
  }

  private void breakLine() {
    text.append('\n');
    lineStart = text.length();
  }
}
