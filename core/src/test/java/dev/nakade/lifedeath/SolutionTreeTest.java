package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Symmetry;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import dev.nakade.sgf.SgfWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Solutions for people, of all the project's own problems that have a verdict. */
class SolutionTreeTest {
  private static final Path PROBLEMS = Path.of("..", "problems");
  private static final long TABLE_BYTES = 4L << 20;
  private static final int MOST_NODES = 120;

  record Game(String name, Problem problem) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** A problem with its solution, and how that goes. */
  private record Explained(Solver.Solution solution, List<Integer> line, SgfNode root) {}

  static Stream<Game> games() throws IOException {
    try (Stream<Path> walk = Files.walk(PROBLEMS)) {
      List<Path> files = walk.filter(file -> file.toString().endsWith(".sgf")).sorted().toList();
      return files.stream().flatMap(SolutionTreeTest::games);
    }
  }

  private static Stream<Game> games(Path file) {
    List<SgfNode> roots = read(file);
    return IntStream.range(0, roots.size())
        .boxed()
        .flatMap(
            i ->
                problem(roots.get(i)).stream()
                    .map(problem -> new Game(file.getFileName() + " " + (i + 1), problem)));
  }

  private static List<SgfNode> read(Path file) {
    try {
      return SgfReader.read(Files.readAllBytes(file)).games();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The problem of a record, unless it is one of an open position. */
  private static Optional<Problem> problem(SgfNode root) {
    return Optional.of(Problem.of(root)).filter(Problem::isClosed);
  }

  private static Game game(String file, int number) {
    return new Game(file, Problem.of(read(PROBLEMS.resolve(file + ".sgf")).get(number - 1)));
  }

  private static Solver.Solution solve(Problem problem) {
    return new Solver(problem, TABLE_BYTES, Budget.unlimited()).solve(Solver.Wanted.CHEAP_VERDICTS);
  }

  /** Empty if nobody can prove anything. */
  private static Optional<Explained> explain(Problem problem, long nodes) {
    Solver solver = new Solver(problem, TABLE_BYTES, Budget.unlimited());
    Solver.Solution solution = solver.solve(Solver.Wanted.CHEAP_VERDICTS);
    if (solution.verdict().kind() == Verdict.Kind.UNKNOWN) {
      return Optional.empty();
    }
    SolutionTree tree = solver.explain(solution, Budget.ofNodes(nodes));
    return Optional.of(new Explained(solution, tree.line().orElse(List.of()), tree.sgf()));
  }

  private static List<SgfNode> below(SgfNode root) {
    List<SgfNode> nodes = new ArrayList<>(root.children());
    for (int i = 0; i < nodes.size(); i++) {
      nodes.addAll(nodes.get(i).children());
    }
    return nodes;
  }

  private static boolean isPass(SgfNode node) {
    return SgfPosition.at(node).lastMove() == Point.PASS;
  }

  private static int color(SgfNode move) {
    return move.has("B") ? Color.BLACK : Color.WHITE;
  }

  @ParameterizedTest
  @MethodSource("games")
  void isARecordThatCanBeReadAndReplayed(Game game) {
    explain(game.problem, 500_000)
        .ifPresent(
            explained -> {
              assertReplayed(game.problem, explained.root);
              assertThat(solve(Problem.of(explained.root)).verdict())
                  .isEqualTo(explained.solution.verdict());
            });
  }

  private static void assertReplayed(Problem problem, SgfNode written) {
    SgfFile file = SgfReader.read(SgfWriter.write(List.of(written)));
    assertThat(file.complaints()).isEmpty();
    SgfNode root = file.games().get(0);
    assertThat(SgfPosition.at(root).board().key()).isEqualTo(problem.board().key());
    assertThat(SgfPosition.at(root).toMove()).isEqualTo(problem.toMove());
    assertThat(SgfPosition.at(root).marked("TR")).isEqualTo(problem.target());
    List<SgfNode> nodes = below(root);
    assertThat(nodes).hasSizeLessThanOrEqualTo(MOST_NODES);
    for (SgfNode node : nodes) {
      assertThat(SgfPosition.at(node).problems()).as(node.toString()).isEmpty();
      int depth = node.path().size() - 2;
      assertThat(color(node) == problem.toMove()).isEqualTo(depth % 2 == 0);
      if (node.children().isEmpty()) {
        assertThat(node.text("C")).as("the end of a line is told").isPresent();
      }
    }
  }

  /** Right moves come first, and nothing is called right or wrong that is not. */
  @ParameterizedTest
  @MethodSource("games")
  void firstMovesAreWhatTheyAreCalled(Game game) {
    explain(game.problem, 500_000)
        .ifPresent(
            explained -> {
              boolean wrong = false;
              for (SgfNode child : explained.root.children()) {
                int move = SgfPosition.at(child).lastMove();
                boolean hopeless = !child.has("TE") && !child.has("BM");
                assertThat(explained.solution.judged())
                    .containsEntry(move, child.has("TE") || hopeless);
                assertThat(wrong && child.has("TE")).as("right ones first").isFalse();
                wrong |= child.has("BM");
              }
            });
  }

  /** The record's main line is the line, which has no pass of the loser but where a ko bans. */
  @ParameterizedTest
  @MethodSource("games")
  void theMainLineComesFirstAndNobodyGivesUp(Game game) {
    explain(game.problem, 500_000)
        .ifPresent(
            explained -> {
              SgfNode node = explained.root;
              for (int move : explained.line) {
                assertThat(move == Point.PASS && isIdle(node) && !isFree(explained)).isFalse();
                node = node.children().get(0);
                assertThat(SgfPosition.at(node).lastMove()).isEqualTo(move);
              }
              assertThat(explained.line.isEmpty() || !isPass(node)).isTrue();
              boolean told = node.text("C").orElse("").matches(".*(ko threat|Seki: ).*");
              assertThat(node.children().isEmpty() || isPass(node.children().get(0)) || told)
                  .isTrue();
            });
  }

  /** Whether neither a ko bans anything nor this is the first move. */
  private static boolean isIdle(SgfNode node) {
    return node.parent().isPresent() && SgfPosition.at(node).board().koPoint() == Point.NONE;
  }

  /** Whether both sides have something to lose, so that a pass may be the best move. */
  private static boolean isFree(Explained explained) {
    Verdict.Kind kind = explained.solution.verdict().kind();
    return kind == Verdict.Kind.KO || kind == Verdict.Kind.SEKI;
  }

  /**
   * All moves of the winner in plain lines keep what is claimed: a solver that knows nothing of the
   * proof says the same of the position after each.
   */
  @ParameterizedTest
  @MethodSource("games")
  void theWinnersMovesAreProved(Game game) {
    if (game.problem.region().count() > 64) {
      return;
    }
    explain(game.problem, 500_000).ifPresent(it -> assertProved(game.problem, it.root));
  }

  private static void assertProved(Problem problem, SgfNode root) {
    for (SgfNode first : root.children()) {
      Verdict.Kind claimed = claimed(problem, first);
      int winner = winner(problem, claimed);
      Stream.concat(Stream.of(first), below(first).stream())
          .filter(node -> winner != Color.EMPTY && color(node) == winner)
          .forEach(node -> assertSame(problem, node, claimed));
    }
  }

  @Test
  void randomFightsAreShownRight() {
    Random random = new Random(2004);
    for (int i = 0; i < 300; i++) {
      Problem problem = SolverLawsTest.random(random);
      Optional<Explained> explained = explain(problem, 500_000);
      if (explained.isPresent()) {
        try {
          assertReplayed(problem, explained.get().root);
          assertProved(problem, explained.get().root);
          assertKept(problem, explained.get());
        } catch (AssertionError e) {
          throw new AssertionError(SolverLawsTest.text(i, problem), e);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void bothSidesKeepWhatTheyHave(Game game) {
    explain(game.problem, 500_000).ifPresent(explained -> assertKept(game.problem, explained));
  }

  /** In a ko or a seki that is still to be made, neither side gives anything away. */
  private static void assertKept(Problem problem, Explained explained) {
    boolean settled = explained.solution.settled().orElse(false);
    if (!isFree(explained)
        || (settled && explained.solution.verdict().kind() == Verdict.Kind.SEKI)) {
      return;
    }
    SgfNode node = explained.root;
    for (int i = 0; i < explained.line.size(); i++) {
      node = node.children().get(0);
      after(problem, node)
          .ifPresent(
              after -> assertThat(solve(after).verdict()).isEqualTo(explained.solution.verdict()));
    }
  }

  /** What the comment at a first move says for certain. */
  private static Verdict.Kind claimed(Problem problem, SgfNode first) {
    String defender = new VerdictText(problem).defender();
    String comment = first.text("C").orElseThrow();
    if (comment.contains(defender + " is dead") || comment.contains(defender + " is captured")) {
      return Verdict.Kind.DEAD;
    }
    boolean lives =
        comment.contains(defender + " lives.") || comment.contains(defender + " has two eyes");
    return lives ? Verdict.Kind.ALIVE : Verdict.Kind.UNKNOWN;
  }

  private static int winner(Problem problem, Verdict.Kind claimed) {
    return switch (claimed) {
      case ALIVE -> problem.defender();
      case DEAD -> Color.opponent(problem.defender());
      default -> Color.EMPTY;
    };
  }

  private static void assertSame(Problem problem, SgfNode node, Verdict.Kind claimed) {
    after(problem, node)
        .ifPresent(
            after ->
                assertThat(solve(after).verdict().kind())
                    .as(node.path().toString())
                    .isEqualTo(claimed));
  }

  /** Where a ko is banned or stones of the defender are gone, it may be no problem of its own. */
  private static Optional<Problem> after(Problem problem, SgfNode node) {
    Board board = SgfPosition.at(node).board();
    PointSet target = problem.target().copy().retainAll(board.points(problem.defender()));
    boolean empty = !problem.region().intersects(board.points(Color.EMPTY));
    if (board.koPoint() != Point.NONE || !target.equals(problem.target()) || empty) {
      return Optional.empty();
    }
    int toMove = Color.opponent(color(node));
    return Optional.of(new Problem(board, toMove, target, problem.region(), problem.survival()))
        .filter(Problem::isClosed);
  }

  @ParameterizedTest
  @MethodSource("games")
  void saysTheSameFromEverySide(Game game) {
    if (game.problem.region().count() > 12) {
      return;
    }
    Optional<Explained> plain = explain(game.problem, 500_000);
    for (Symmetry symmetry : Symmetry.values()) {
      Problem turned =
          new Problem(
              symmetry.apply(game.problem.board()),
              game.problem.toMove(),
              symmetry.apply(game.problem.target()),
              symmetry.apply(game.problem.region()));
      assertThat(explain(turned, 500_000).map(SolutionTreeTest::verdict))
          .as(symmetry.name())
          .isEqualTo(plain.map(SolutionTreeTest::verdict));
    }
  }

  /** The sentence at the root, up to where it names points. */
  private static String verdict(Explained explained) {
    return explained.root.text("C").orElseThrow().replaceFirst("(Right|The right).*", "");
  }

  @ParameterizedTest
  @MethodSource("games")
  void withLittleToSpendThereIsLess(Game game) {
    for (long nodes : new long[] {0, 30}) {
      explain(game.problem, nodes)
          .ifPresent(
              explained ->
                  below(explained.root)
                      .forEach(node -> assertThat(SgfPosition.at(node).problems()).isEmpty()));
    }
  }

  /** What people read, at the root and along the main line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shapes/straight-three|1|White to move. Black is dead. The right move is E5."
            + "|Correct. Black is dead. Black has no room for two eyes."
            + "|Correct. Black is dead. Black has no room for two eyes.",
        "shapes/straight-three|2|Black to move. Black lives. The right move is E5."
            + "|Correct. Black has two eyes.|Correct. Black has two eyes.",
        "shapes/straight-four|1|Black to move. Black lives. No move is needed."
            + "|Correct. No move is needed. Black lives.|Black has two eyes.",
        "shapes/simple-seki|1|Black to move. Black lives in seki. No move is needed."
            + "|Correct. No move is needed. Black lives in seki."
            + " Seki: neither side gains by playing here.|Black has two eyes.",
        "special/double-ko|1|Black to move. Black is dead. No move changes that."
            + "|Black is dead.|Black is captured.",
        "special/approach-move-ko|2|White to move. It is a ko: White needs one ko threat to kill."
            + " The right move is F4.|Correct. It is a ko: White needs one ko threat to kill."
            + "|Black is captured."
      })
  void comments(String file, int number, String root, String first, String last) {
    SgfNode tree = explain(game(file, number).problem, 500_000).orElseThrow().root;
    assertThat(tree.text("C")).contains(root);
    SgfNode node = tree.children().get(0);
    assertThat(node.text("C")).contains(first);
    while (!node.children().isEmpty()) {
      node = node.children().get(0);
    }
    assertThat(node.text("C")).contains(last);
  }

  /** A threat elsewhere, its answer and the retaking; and what happens without. */
  @Test
  void aKoIsShownWithAThreatAndWithout() {
    SgfNode tree = explain(game("special/approach-move-ko", 2).problem, 500_000).orElseThrow().root;
    SgfNode ko = tree.children().get(0).children().get(0);
    assertThat(ko.text("C")).contains("Ko: White needs a ko threat now.");
    assertThat(ko.children()).hasSize(2);
    SgfNode threat = ko.children().get(0);
    assertThat(threat.toString()).isEqualTo(";W[]C[White makes a ko threat elsewhere.]");
    assertThat(threat.children().get(0).toString()).isEqualTo(";B[]C[Black answers it.]");
    assertThat(threat.children().get(0).children().get(0).values("W")).containsExactly("bi");
    assertThat(ko.children().get(1).text("C")).contains("White plays elsewhere.");
  }

  @Test
  void refutationsThatAreAlikeAreToldOnce() {
    SgfNode tree = explain(game("danieli/htest2", 1).problem, 500_000).orElseThrow().root;
    assertThat(tree.children().stream().filter(child -> child.has("BM"))).hasSizeGreaterThan(3);
    assertThat(below(tree).stream().map(node -> node.text("C").orElse("")))
        .anyMatch(comment -> comment.startsWith("And so on as after "));
  }
}
