package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Symmetry;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The solver on the project's own problems. */
class SolverTest {
  private static final Path PROBLEMS = Path.of("..", "problems");
  private static final long TABLE_BYTES = 32L << 20;

  record Game(String name, SgfNode root) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Game> games() throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(PROBLEMS)) {
      files =
          walk.filter(file -> file.toString().matches(".*(shapes|wong-lin).*\\.sgf"))
              .sorted()
              .toList();
    }
    return files.stream()
        .flatMap(
            file -> {
              List<SgfNode> roots = read(file);
              return roots.stream()
                  .map(root -> new Game(file.getFileName() + " " + roots.indexOf(root), root));
            });
  }

  private static List<SgfNode> read(Path file) {
    try {
      return SgfReader.read(Files.readAllBytes(file)).games();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Solver.Solution solve(Problem problem) {
    return new Solver(problem, TABLE_BYTES, Budget.unlimited()).solve(Solver.Wanted.ALL_MOVES);
  }

  /** Moves with TE are right, those with BM are not, and NK says where ko threats decide. */
  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheFile(Game game) {
    Solver.Solution solution = solve(Problem.of(game.root));
    assertThat(solution.complete()).isTrue();
    assertThat(solution.verdict().kind() == Verdict.Kind.KO)
        .isEqualTo(game.root.values("NK").contains("ko"));
    for (SgfNode child : game.root.children()) {
      int move = SgfPosition.at(child).lastMove();
      if (child.has("TE")) {
        assertThat(solution.right()).contains(move);
      }
      if (child.has("BM")) {
        assertThat(solution.judged()).containsEntry(move, false);
      }
    }
  }

  /** People want to see why a move fails, also where that is certain without search. */
  @ParameterizedTest
  @MethodSource("games")
  void aMoveThatFailsIsAnsweredByAMove(Game game) {
    Solver.Solution solution =
        new Solver(Problem.of(game.root), TABLE_BYTES, Budget.unlimited())
            .solve(Solver.Wanted.ALL_VERDICTS);
    for (int move : solution.wrong()) {
      Solver.FirstMove known = solution.moves().get(move);
      if (known.bounds().verdict().map(Verdict::isSettled).orElse(false)) {
        assertThat(known.answer()).as("point %d", move).isNotEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void isTheSameFromEverySideAndWithColoursSwapped(Game game) {
    Problem problem = Problem.of(game.root);
    Solver.Solution expected = solve(problem);
    for (Symmetry symmetry : Symmetry.values()) {
      Board board = symmetry.apply(problem.board());
      PointSet target = symmetry.apply(problem.target());
      PointSet region = symmetry.apply(problem.region());
      Problem turned = new Problem(board, problem.toMove(), target, region);
      Problem swapped =
          new Problem(board.swapColors(), Color.opponent(problem.toMove()), target, region);
      Set<Integer> right =
          expected.right().stream()
              .map(point -> symmetry.apply(problem.board().size(), point))
              .collect(Collectors.toSet());
      for (Problem image : List.of(turned, swapped)) {
        Solver.Solution found = solve(image);
        assertThat(found.verdict()).as(symmetry.name()).isEqualTo(expected.verdict());
        assertThat(new HashSet<>(found.right())).as(symmetry.name()).isEqualTo(right);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "shapes/simple-seki, SEKI, pass",
    "shapes/bent-four-in-the-corner, KO, pass",
    "shapes/straight-four, ALIVE, pass",
    "shapes/bulky-five, DEAD, E6",
    "shapes/rabbity-six, DEAD, E5",
    "shapes/carpenters-square, ALIVE, B2",
    "danieli/btest2, DEAD, C2",
    "danieli/htest1, DEAD, S1",
    "danieli/htest2, DEAD, B1",
    "danieli/stest1, ALIVE, R1",
  })
  void knownProblems(String file, Verdict.Kind kind, String move) {
    Problem problem = Problem.of(read(PROBLEMS.resolve(file + ".sgf")).get(0));
    Solver.Solution solution = solve(problem);
    assertThat(solution.verdict().kind()).isEqualTo(kind);
    assertThat(solution.right()).contains(Point.parse(problem.board().size(), move).orElseThrow());
  }

  /** Where a wall tells, marking the region or not makes no difference. */
  @Test
  void theRegionOfAClosedWallNeedsNoMarks() throws IOException {
    int inferred = 0;
    for (Game game : games().toList()) {
      Problem marked = Problem.of(game.root);
      Optional<Enclosure> wall = Enclosure.of(marked.board(), marked.target());
      if (wall.isPresent()) {
        Problem worked =
            new Problem(marked.board(), marked.toMove(), marked.target(), wall.get().region());
        assertThat(solve(worked).verdict()).as(game.name).isEqualTo(solve(marked).verdict());
        inferred++;
      }
    }
    assertThat(inferred).isGreaterThan(20);
  }

  /** With a liberty that is not marked, neither life nor death inside would mean anything. */
  @Test
  void aRegionWithAGapIsRefused() {
    Board board = Diagram.parse(". X O .\nX X O .\nO O . .\n. . . .\n");
    PointSet target = board.points(Color.BLACK);
    Problem eyeOnly = new Problem(board, Color.WHITE, target, PointSet.of(board.size(), 0));
    assertThat(solve(eyeOnly).verdict().kind()).isEqualTo(Verdict.Kind.DEAD);
    board.set(2, Color.EMPTY);
    Problem gap = new Problem(board, Color.WHITE, target, PointSet.of(board.size(), 0));
    assertThatThrownBy(() -> solve(gap))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("C4 leads out");
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatABudgetDoesNotReachIsLeftOpen(Game game) {
    Problem problem = Problem.of(game.root);
    Solver.Solution whole = solve(problem);
    for (long nodes : new long[] {0, 1, 10, 100, 1_000}) {
      Solver solver = new Solver(problem, TABLE_BYTES, Budget.ofNodes(nodes));
      Solver.Solution part = solver.solve(Solver.Wanted.ALL_MOVES);
      assertThat(part.nodes()).isLessThanOrEqualTo(nodes);
      if (part.verdict().kind() != Verdict.Kind.UNKNOWN) {
        assertThat(part.verdict()).isEqualTo(whole.verdict());
        assertThat(whole.judged()).containsAllEntriesOf(part.judged());
      }
      assertThat(contains(part.bounds(), whole.verdict())).as(part.bounds().toString()).isTrue();
      assertThat(part.stop().isPresent()).isEqualTo(!part.complete());
      part.stop().ifPresent(stop -> assertThat(stop).isEqualTo(Solver.Stop.NODES));
    }
  }

  /** What was proved before is kept. */
  @Test
  void runningOutOfMemoryIsAStopLikeOthers() {
    Problem problem =
        Problem.of(read(PROBLEMS.resolve("shapes/rectangular-six-corner-one-liberty.sgf")).get(0));
    List<Solver.Question> asked = new ArrayList<>();
    Solver solver =
        new Solver(
            problem,
            TABLE_BYTES,
            Budget.unlimited(),
            question -> {
              asked.add(question);
              if (asked.size() == 2) {
                throw new OutOfMemoryError("not really");
              }
            });
    Solver.Solution solution = solver.solve(Solver.Wanted.ALL_MOVES);
    assertThat(solution.stop()).contains(Solver.Stop.MEMORY);
    assertThat(solution.verdict().kind()).isEqualTo(Verdict.Kind.UNKNOWN);
    assertThat(solution.bounds().worst().kind()).isEqualTo(Verdict.Kind.KO);
  }

  /** Whoever watches hears of legal lines from the problem on, and of the table. */
  @Test
  void tellsOfTheLineItIsOn() {
    Problem problem = Problem.of(read(PROBLEMS.resolve("wong-lin/15.sgf")).get(0));
    List<Solver.Question> told = new ArrayList<>();
    Solver solver = new Solver(problem, TABLE_BYTES, Budget.unlimited(), told::add);
    assertThat(solver.line()).isEmpty();
    Solver.Solution solution = solver.solve(Solver.Wanted.VERDICT);
    assertThat(solver.line()).isEqualTo(solution.line());
    assertThat(solver.tableBytes()).isBetween(1L, TABLE_BYTES);
    List<Solver.Question> lines = told.stream().filter(it -> !it.line().isEmpty()).toList();
    assertThat(lines).isNotEmpty();
    for (Solver.Question question : lines) {
      Board board = problem.board().copy();
      int color = problem.toMove();
      for (int move : question.line()) {
        if (move != Point.PASS && !board.isLegal(move, color)) {
          assertThat(move).as("retaken with a threat").isEqualTo(board.koPoint());
          break;
        }
        board.play(move, color);
        color = Color.opponent(color);
      }
    }
  }

  /** With no more than one side's threats it is the number that counts; else it is searched. */
  @Test
  void givenThreatsDecideAKo() {
    Problem problem =
        Problem.of(read(PROBLEMS.resolve("shapes/bent-four-in-the-corner.sgf")).get(0));
    Solver solver = new Solver(problem, TABLE_BYTES, Budget.unlimited());
    assertThat(solver.survives(0, 0)).contains(false);
    assertThat(solver.survives(0, 1)).contains(true);
    assertThat(solver.survives(0, Solver.MOST_THREATS)).contains(true);
    assertThat(solver.survives(1, 1)).contains(false);
  }

  @Test
  void separateGroupsAreNotOneTarget() {
    Board board =
        Diagram.parse(
            """
            . X O . . . . . . . O X .
            X X O . . . . . . . O X X
            O O O . . . . . . . O O O
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            """);
    PointSet none = new PointSet(board.size());
    assertThatThrownBy(() -> Problem.of(board, Color.BLACK, none, none))
        .hasMessageContaining("separate groups are closed in, at B6 and at M6");
  }

  /** The verdict of a first move is that of the position after it. */
  @ParameterizedTest
  @MethodSource("games")
  void theVerdictsOfFirstMovesAreThoseOfThePositionsAfterThem(Game game) {
    Problem problem = Problem.of(game.root);
    Solver.Solution all = solve(problem, Solver.Wanted.ALL_VERDICTS);
    Solver.Solution cheap = solve(problem, Solver.Wanted.CHEAP_VERDICTS);
    all.stop().ifPresent(stop -> assertThat(stop).isEqualTo(Solver.Stop.REPETITION));
    assertThat(all.moves().keySet()).containsAll(all.judged().keySet());
    all.moves()
        .forEach(
            (move, known) -> {
              if (known.bounds().verdict().isEmpty()) {
                assertThat(all.stop()).isPresent();
                assertThat(all.judged()).containsEntry(move, false);
                return;
              }
              Verdict verdict = known.bounds().verdict().orElseThrow();
              assertThat(verdict.equals(all.verdict())).isEqualTo(all.judged().get(move));
              assertThat(contains(cheap.moves().get(move).bounds(), verdict)).isTrue();
              verdictAfter(problem, move)
                  .ifPresent(after -> assertThat(after).as("" + move).isEqualTo(verdict));
            });
  }

  /** Solved as a problem of its own; nothing where a ko or a captured target keeps it from that. */
  private static Optional<Verdict> verdictAfter(Problem problem, int move) {
    Board board = problem.board().copy();
    if (move != Point.PASS) {
      board.play(move, problem.toMove());
    }
    PointSet target = problem.target().copy().retainAll(board.points(problem.defender()));
    if (board.koPoint() != Point.NONE || !target.equals(problem.target())) {
      return Optional.empty();
    }
    int toMove = Color.opponent(problem.toMove());
    return Optional.of(solve(new Problem(board, toMove, target, problem.region())).verdict());
  }

  private static Solver.Solution solve(Problem problem, Solver.Wanted wanted) {
    return new Solver(problem, TABLE_BYTES, Budget.unlimited()).solve(wanted);
  }

  private static boolean contains(Bounds bounds, Verdict verdict) {
    return rank(bounds.best()) >= rank(verdict) && rank(verdict) >= rank(bounds.worst());
  }

  /** The better for the defender, the greater. */
  private static int rank(Verdict verdict) {
    return switch (verdict.kind()) {
      case ALIVE -> 101;
      case SEKI -> 100;
      case KO ->
          verdict.attackerNeeds() == Verdict.UNSETTLED
              ? 99
              : verdict.defenderNeeds() == Verdict.UNSETTLED
                  ? -99
                  : verdict.attackerNeeds() - verdict.defenderNeeds();
      case DEAD -> -100;
      case UNKNOWN -> throw new AssertionError();
    };
  }

  /**
   * Neither side can prove anything about two eyes, and the target survives: a seki, all judged.
   */
  @Test
  void movesAfterWhichEyesRepeatAreJudged() {
    Problem problem =
        Problem.of(
            SgfReader.read(
                    "(;SZ[7]PL[B]AW[ad][bd][be][ce][cf][df][dg]"
                        + "AB[ac][bc][cc][cd][dd][de][ee][ef][ff][fg][eg]"
                        + "TR[ad][bd][be][ce][cf][df][dg]SQ[ae][af][ag][bf][bg][cg])")
                .games()
                .get(0));
    Solver.Solution solution = solve(problem);
    assertThat(solution.verdict()).isEqualTo(Verdict.SEKI);
    assertThat(solution.complete()).isTrue();
    assertThat(solution.right()).isNotEmpty();
  }
}
