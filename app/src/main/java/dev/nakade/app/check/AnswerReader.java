package dev.nakade.app.check;

import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPoints;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Finds out which convention a record follows, and reads its answers by it. */
final class AnswerReader {
  /** Conventions that mark something, the plainest first. */
  private static final List<Convention> MARKING =
      List.of(Convention.RIGHT, Convention.WORDS, Convention.EAST_ASIAN, Convention.MARKS);

  /** Lines of a record that are read at most, and moves of each. */
  private static final int MOST_LINES = 64;

  private static final int LONGEST = 60;

  private final SgfNode start;
  private final Size size;
  private final int mover;

  /** The answers below the node of the problem, at which {@code mover} is to move. */
  AnswerReader(SgfNode start, Size size, int mover) {
    this.start = start;
    this.size = size;
    this.mover = mover;
  }

  /**
   * What the record states.
   *
   * @param wanted the convention that somebody says it follows; empty to find out
   * @throws IllegalArgumentException if the first moves are the other side's
   */
  Stated read(Optional<Convention> wanted) {
    requireMover();
    Convention convention = wanted.orElseGet(this::detect);
    boolean ko = Signs.announcesKo(start);
    List<List<SgfNode>> lines =
        MARKING.contains(convention) ? marked(convention) : plain(convention);
    if (lines.isEmpty() && MARKING.contains(convention)) {
      lines = unmarked(convention);
    }
    ko = ko || lines.stream().anyMatch(line -> line.stream().anyMatch(Signs::announcesKo));
    List<List<Integer>> moves =
        lines.stream().map(this::moves).filter(line -> !line.isEmpty()).distinct().toList();
    Set<Integer> right = new LinkedHashSet<>();
    moves.forEach(line -> right.add(line.get(0)));
    List<Integer> wrong = wrong(convention, right);
    return new Stated(
        right.isEmpty() && wrong.isEmpty() ? Convention.NONE : convention,
        List.copyOf(right),
        wrong,
        moves.stream().limit(MOST_LINES).toList(),
        ko);
  }

  private void requireMover() {
    boolean others = start.children().stream().anyMatch(node -> node.has(other()));
    boolean own = start.children().stream().anyMatch(node -> node.has(own()));
    if (others && !own) {
      throw new IllegalArgumentException(
          Color.name(mover)
              + " is to move, but the first moves of the record are the other side's");
    }
  }

  private String own() {
    return mover == Color.BLACK ? "B" : "W";
  }

  private String other() {
    return mover == Color.BLACK ? "W" : "B";
  }

  private Convention detect() {
    for (Convention convention : MARKING) {
      if (!marked(convention).isEmpty()) {
        return convention;
      }
    }
    for (Convention convention : MARKING) {
      if (firstMoves().stream().anyMatch(first -> isCalledWrong(first, convention))) {
        return convention;
      }
    }
    Optional<SgfNode> first = firstMoves().stream().findFirst();
    if (first.isEmpty()) {
      return Convention.NONE;
    }
    return first.get().children().isEmpty() && firstMoves().size() == 1
        ? Convention.FIRST_MOVE
        : Convention.MAIN_LINE;
  }

  private List<SgfNode> firstMoves() {
    return start.children().stream().filter(node -> node.has(own())).toList();
  }

  /** The lines that lead to a right sign, with no wrong one on the way. */
  private List<List<SgfNode>> marked(Convention convention) {
    List<List<SgfNode>> lines = new ArrayList<>();
    Deque<SgfNode> open = new ArrayDeque<>();
    push(firstMoves(), open);
    while (!open.isEmpty()) {
      SgfNode node = open.pop();
      Optional<Signs.Sign> sign = Signs.at(node, convention, mover);
      if (sign.equals(Optional.of(Signs.Sign.WRONG))) {
        continue;
      }
      if (sign.isPresent()) {
        lines.add(line(node));
      }
      push(node.children(), open);
    }
    return convention == Convention.MARKS ? lines.stream().map(this::extended).toList() : lines;
  }

  /** Where only wrong moves are marked, the first line that is not. */
  private List<List<SgfNode>> unmarked(Convention convention) {
    return firstMoves().stream()
        .filter(first -> !isCalledWrong(first, convention))
        .limit(1)
        .map(first -> extended(List.of(first)))
        .toList();
  }

  /** Whether a first move, or a line after it, has a wrong sign. */
  private boolean isCalledWrong(SgfNode first, Convention convention) {
    Deque<SgfNode> open = new ArrayDeque<>(List.of(first));
    while (!open.isEmpty()) {
      SgfNode node = open.pop();
      if (Signs.at(node, convention, mover).equals(Optional.of(Signs.Sign.WRONG))) {
        return true;
      }
      push(node.children(), open);
    }
    return false;
  }

  private static void push(List<SgfNode> nodes, Deque<SgfNode> open) {
    List<SgfNode> last = new ArrayList<>(nodes);
    Collections.reverse(last);
    last.forEach(open::push);
  }

  /** The nodes from the first move to this one. */
  private List<SgfNode> line(SgfNode node) {
    List<SgfNode> path = node.path();
    return path.subList(start.path().size(), path.size());
  }

  /** A line whose move was marked, with what follows it in the main line. */
  private List<SgfNode> extended(List<SgfNode> line) {
    List<SgfNode> all = new ArrayList<>(line);
    SgfNode node = line.get(line.size() - 1);
    while (!node.children().isEmpty() && all.size() < LONGEST) {
      node = node.children().get(0);
      if (Signs.at(node, Convention.MARKS, mover).equals(Optional.of(Signs.Sign.WRONG))) {
        break;
      }
      all.add(node);
    }
    return all;
  }

  private List<List<SgfNode>> plain(Convention convention) {
    if (convention == Convention.NONE || firstMoves().isEmpty()) {
      return List.of();
    }
    List<SgfNode> line = new ArrayList<>(List.of(firstMoves().get(0)));
    return List.of(convention == Convention.FIRST_MOVE ? line : extended(line));
  }

  /** The moves of a line, as long as the sides take turns. */
  private List<Integer> moves(List<SgfNode> line) {
    List<Integer> moves = new ArrayList<>();
    for (SgfNode node : line) {
      String turn = moves.size() % 2 == 0 ? own() : other();
      if (!node.has("B") && !node.has("W")) {
        continue;
      }
      OptionalInt move =
          node.has(turn) ? SgfPoints.move(size, node.text(turn).orElse("")) : OptionalInt.empty();
      if (move.isEmpty() || moves.size() == LONGEST) {
        break;
      }
      moves.add(move.getAsInt());
    }
    return moves;
  }

  /** First moves that the record shows and does not call right, where it marks something. */
  private List<Integer> wrong(Convention convention, Set<Integer> right) {
    if (!MARKING.contains(convention)) {
      return List.of();
    }
    Set<Integer> wrong = new LinkedHashSet<>();
    for (SgfNode node : firstMoves()) {
      SgfPoints.move(size, node.text(own()).orElse("")).ifPresent(wrong::add);
    }
    wrong.removeAll(right);
    return List.copyOf(wrong);
  }
}
