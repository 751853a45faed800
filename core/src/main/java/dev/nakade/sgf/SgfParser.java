package dev.nakade.sgf;

import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads the games of one decoded text, char by char, without recursion. */
final class SgfParser {
  private static final int QUOTED_CHARS = 20;

  /** An open variation: the node it goes out from, none for a game, and who opened it. */
  private record Opened(Optional<SgfNode> from, Opener opener) {}

  private enum Opener {
    PARENTHESIS,
    /** A node that follows closed variations, which is one more variation. */
    STRAY_NODE
  }

  private final String text;
  private final TextCursor here;
  private final SgfLimits limits;
  private final ComplaintBook complaints;
  private final Optional<Charset> charset;

  private final List<SgfNode> games = new ArrayList<>();
  private final Deque<Opened> open = new ArrayDeque<>();
  private Optional<SgfNode> node = Optional.empty();

  /** Whether the innermost variation has its first node. */
  private boolean begun;

  private int nodes;

  /** A parser that checks {@code CA} against {@code charset}, where that is known. */
  SgfParser(String text, SgfLimits limits, ComplaintBook complaints, Optional<Charset> charset) {
    this.text = text;
    this.here = new TextCursor(text);
    this.limits = limits;
    this.complaints = complaints;
    this.charset = charset;
  }

  /** The roots of all games, in order. */
  List<SgfNode> games() {
    while (skipToGame()) {
      openVariation(Opener.PARENTHESIS);
      here.advance();
      readGame();
    }
    if (games.isEmpty()) {
      throw new SgfException(1, 1, "no game found: nothing like \"(;\" in the text");
    }
    return games;
  }

  /** Moves to the next parenthesis that opens a game, complaining about what it passes. */
  private boolean skipToGame() {
    here.skipBlanks();
    int start = GameFinder.find(text, here.offset());
    if (start != here.offset()) {
      String where = games.isEmpty() ? "before the first game" : "outside of the games";
      complaints.add(here, "text " + where + " was skipped: " + quote(here.offset(), start));
    }
    here.advanceTo(start);
    return !here.atEnd();
  }

  private void readGame() {
    while (!open.isEmpty()) {
      here.skipBlanks();
      switch (here.peek()) {
        case '(' -> {
          openVariation(Opener.PARENTHESIS);
          here.advance();
        }
        case ')' -> closeVariation();
        case ';' -> {
          openNode(here.line(), here.column());
          here.advance();
        }
        case '[' -> readStrayValue();
        case TextCursor.END -> endEarly();
        default -> readPropertyOrJunk();
      }
    }
  }

  private void openVariation(Opener opener) {
    if (open.size() >= limits.depth()) {
      throw failure("more than " + limits.depth() + " variations open inside one another");
    }
    if (!open.isEmpty() && !begun) {
      complaints.add(here, "variation opened where a node was expected");
    }
    open.push(new Opened(node, opener));
    begun = false;
  }

  private void closeVariation() {
    if (!begun) {
      complaints.add(here, "variation without a node");
    }
    while (open.peek().opener() == Opener.STRAY_NODE) {
      open.pop();
    }
    node = open.pop().from();
    begun = true;
    here.advance();
  }

  private void openNode(int line, int column) {
    if (begun && node.isPresent() && !node.get().children().isEmpty()) {
      complaints.add(here, "node after closed variations: taken as one more of them");
      openVariation(Opener.STRAY_NODE);
    }
    if (++nodes > limits.nodes()) {
      throw failure("more than " + limits.nodes() + " nodes");
    }
    SgfNode opened;
    if (node.isPresent()) {
      opened = node.get().addChild(line, column);
    } else {
      opened = SgfNode.root(line, column);
      games.add(opened);
    }
    node = Optional.of(opened);
    begun = true;
  }

  private void readPropertyOrJunk() {
    int line = here.line();
    int column = here.column();
    int start = here.offset();
    if (SgfNode.isIdentifierStart(here.peek())) {
      while (SgfNode.isIdentifierPart(here.peek())) {
        here.advance();
      }
      String spelling = here.since(start);
      here.skipBlanks();
      if (here.peek() == '[') {
        readProperty(spelling, line, column);
        return;
      }
    }
    while (!isStructure(here.peek())) {
      here.advance();
    }
    complaints.add(line, column, "not a property: " + quote(start, here.offset()));
  }

  private static boolean isStructure(int c) {
    return "()[;".indexOf(c) >= 0 || SgfNode.isIdentifierStart(c) || c == TextCursor.END;
  }

  private void readProperty(String spelling, int line, int column) {
    if (!begun || node.isEmpty()) {
      complaints.add(line, column, "property where a node was expected: semicolon missing");
      openNode(line, column);
    } else if (!node.get().children().isEmpty()) {
      complaints.add(line, column, "property after closed variations: put before them");
    }
    String meaning = SgfNode.meaning(spelling);
    if (spelling.equals(spelling.toLowerCase(Locale.ROOT))) {
      complaints.add(
          line, column, "property " + spelling + " has no capitals: taken as " + meaning);
    }
    if (node.get().has(meaning)) {
      complaints.add(
          line, column, "property " + meaning + " again in the same node: values joined");
    }
    while (here.peek() == '[') {
      node.get().append(spelling, meaning, readValue());
      here.skipBlanks();
    }
    checkCharset(meaning, line, column);
  }

  private void checkCharset(String meaning, int line, int column) {
    SgfNode current = node.get();
    if (charset.isEmpty() || !meaning.equals("CA") || current.parent().isPresent()) {
      return;
    }
    String declared = current.text("CA").orElse("");
    if (!declared.isBlank() && !SgfCharset.agrees(declared, charset.get())) {
      complaints.add(
          line, column, "CA says " + declared + ", but the text was read as " + charset.get());
    }
  }

  /** The raw value whose bracket stands here. */
  private String readValue() {
    int line = here.line();
    int column = here.column();
    here.advance();
    int start = here.offset();
    while (here.peek() != ']' && !here.atEnd()) {
      if (here.peek() == '\\') {
        here.advance();
        if (here.atEnd()) {
          complaints.add(line, column, "value not closed before the text ends");
          return here.since(start) + "\\";
        }
      }
      here.advance();
    }
    String value = here.since(start);
    if (here.atEnd()) {
      complaints.add(line, column, "value not closed before the text ends");
    } else {
      here.advance();
    }
    return value;
  }

  private void readStrayValue() {
    int line = here.line();
    int column = here.column();
    int start = here.offset();
    readValue();
    complaints.add(line, column, "value without a property: " + quote(start, here.offset()));
  }

  private void endEarly() {
    long missing = open.stream().filter(it -> it.opener() == Opener.PARENTHESIS).count();
    complaints.add(here, "the text ends with variations still open: " + missing);
    open.clear();
    node = Optional.empty();
  }

  private SgfException failure(String message) {
    return new SgfException(here.line(), here.column(), message);
  }

  /** A piece of the text for a complaint: on one line and not too long. */
  private String quote(int start, int end) {
    String piece = text.substring(start, Math.min(end, start + QUOTED_CHARS)).strip();
    String dots = end > start + QUOTED_CHARS ? "..." : "";
    return '"' + piece.replaceAll("[\\p{Cntrl}]", " ") + dots + '"';
  }
}
