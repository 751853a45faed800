package dev.nakade.systems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Legality;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.Problem;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPoints;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The problem files say what is true. A first move with {@code TE} works whatever the opponent
 * answers, even if the opponent has two ko threats; one with {@code BM} fails against the reply
 * below it, if need be with the help of such threats. {@code NK[ko]} at the root says that threats
 * decide.
 */
class ProblemsTest {
  private static final Path FOLDER = Path.of("..", "problems");
  private static final List<String> PROVED = List.of("shapes", "wong-lin");
  private static final long NODES = 400_000;
  private static final long TABLE_BYTES = 4 << 20;
  private static final int THREATS = 2;

  private static final ProblemSystem PROVER = Catalogue.find("capture-dfpn").orElseThrow();

  static Stream<Path> files() throws IOException {
    try (Stream<Path> walk = Files.walk(FOLDER)) {
      return walk.filter(file -> file.toString().endsWith(".sgf")).sorted().toList().stream();
    }
  }

  /** The games that are small enough for a plain proof and state their moves. */
  static Stream<Game> games() throws IOException {
    return files()
        .filter(file -> PROVED.contains(FOLDER.relativize(file).getName(0).toString()))
        .flatMap(file -> games(file).stream());
  }

  static Stream<Game> kos() throws IOException {
    return games().filter(Game::isKo);
  }

  private static List<Game> games(Path file) {
    List<SgfNode> roots = read(file).games();
    return IntStream.range(0, roots.size())
        .mapToObj(i -> new Game(FOLDER.relativize(file) + " " + (i + 1), roots.get(i)))
        .toList();
  }

  private static SgfFile read(Path file) {
    try {
      return SgfReader.read(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  record Game(String name, SgfNode root) {
    @Override
    public String toString() {
      return name;
    }

    Problem problem() {
      return Problem.of(root);
    }

    boolean isKo() {
      return root.values("NK").contains("ko");
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void filesAreWellFormedAndSayWhatTheyAsk(Path file) {
    SgfFile read = read(file);
    assertThat(read.complaints()).isEmpty();
    for (SgfNode root : read.games()) {
      SgfPosition position = SgfPosition.at(root);
      assertThat(position.problems()).isEmpty();
      assertThat(position.toMoveStated()).as("PL").isTrue();
      assertThat(root.has("SQ") || root.has("MA")).as("a region").isTrue();
      assertThat(root.text("C").orElse("")).as("a comment").isNotBlank();
      assertThat(Problem.of(root).region().isEmpty()).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void movesAreAsGoodAsTheFileSays(Game game) {
    Problem problem = game.problem();
    assertThat(game.root.children().stream().anyMatch(child -> child.has("TE")))
        .as("either a good move or a ko")
        .isNotEqualTo(game.isKo());
    for (SgfNode child : game.root.children()) {
      int move = move(child, problem);
      if (child.has("TE")) {
        assertWorks(problem, move);
      }
      if (child.has("BM")) {
        Problem after = after(problem, move);
        assertThat(child.children()).as("a refutation").isNotEmpty();
        assertRefutes(after, move(child.children().get(0), after));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("kos")
  void threatsDecideAKo(Game game) {
    Problem problem = game.problem();
    assertThat(solve(problem, problem.toMove()).goalReached()).as("with threats").isTrue();
    Finding against = solve(problem, Color.opponent(problem.toMove()));
    assertThat(against.complete()).isTrue();
    assertThat(against.goalReached()).as("against threats").isFalse();
  }

  private static int move(SgfNode node, Problem problem) {
    String id = problem.toMove() == Color.BLACK ? "B" : "W";
    String value = node.values(id).get(0);
    return SgfPoints.move(problem.board().size(), value).orElseThrow();
  }

  /** The opponent has threats, and after each of its answers there is a proof. */
  private static void assertWorks(Problem problem, int move) {
    int player = problem.toMove();
    Problem after = after(problem, move);
    IntStream answers = IntStream.concat(after.region().stream(), IntStream.of(Point.PASS));
    answers
        .filter(p -> after.board().legality(p, after.toMove()) == Legality.LEGAL)
        .forEach(
            answer ->
                assertThat(solve(after(after, answer), Color.opponent(player)).goalReached())
                    .as("%s, then %s", name(problem, move), name(problem, answer))
                    .isTrue());
  }

  /** The reply is followed by a proof for the replying side, which has threats. */
  private static void assertRefutes(Problem problem, int reply) {
    assertThat(solve(problem, problem.toMove()).goalReached()).as("a refutation exists").isTrue();
    Problem after = after(problem, reply);
    if (after.target().isEmpty()) {
      return;
    }
    Finding finding = solve(after, problem.toMove());
    assertThat(finding.complete()).isTrue();
    assertThat(finding.goalReached()).as("an answer to %s", name(problem, reply)).isFalse();
  }

  private static Problem after(Problem problem, int move) {
    Board board = problem.board().copy();
    board.play(move, problem.toMove());
    PointSet target = problem.target().copy().removeAll(board.points(Color.EMPTY));
    return new Problem(board, Color.opponent(problem.toMove()), target, problem.region());
  }

  private static Finding solve(Problem problem, int whoHasThreats) {
    Request request =
        new Request(
            0,
            whoHasThreats == Color.BLACK ? THREATS : 0,
            whoHasThreats == Color.WHITE ? THREATS : 0,
            TABLE_BYTES,
            Budget.ofNodes(NODES));
    return PROVER.solve(problem, request);
  }

  private static String name(Problem problem, int move) {
    return Point.name(problem.board().size(), move);
  }
}
