package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.proof.Checked;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Fights of more points than a long has bits. */
class LargeProblemsTest {
  private static final Path FOLDER = Path.of("..", "problems", "large");
  private static final long TABLE_BYTES = 4L << 20;

  record Game(String name, SgfNode root) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Game> games() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().flatMap(LargeProblemsTest::games).toList();
    }
  }

  private static Stream<Game> games(Path file) {
    try {
      List<SgfNode> roots = SgfReader.read(Files.readAllBytes(file)).games();
      return IntStream.range(0, roots.size())
          .mapToObj(i -> new Game(file.getFileName() + " " + (i + 1), roots.get(i)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Solver solver(Problem problem, long nodes) {
    return new Solver(problem, TABLE_BYTES, Budget.ofNodes(nodes));
  }

  /**
   * The wall is found, the verdict is what NK says, TE is right and BM is not, and it is proved.
   */
  @ParameterizedTest
  @MethodSource("games")
  void theFileSaysWhatIsProved(Game game) {
    Problem problem = Problem.of(game.root);
    assertThat(Fight.of(problem)).isInstanceOf(WideGame.class);
    assertThat(problem.target().count()).isGreaterThan(LocalPoints.BITS);
    Solver solver = solver(problem, 100_000);
    Solver.Solution solution = solver.solve(Solver.Wanted.ALL_VERDICTS);
    assertThat(text(solution.verdict())).isEqualTo(String.join(", ", game.root.values("NK")));
    assertThat(solution.stop()).isEmpty();
    for (SgfNode child : game.root.children()) {
      int move = SgfPosition.at(child).lastMove();
      assertThat(solution.judged()).containsEntry(move, child.has("TE"));
    }
    Certification certification = solver.certify(solution.verdict(), Budget.ofNodes(100_000));
    Checked checked = CertificateTest.check(certification.certificate().orElseThrow());
    assertThat(checked.proved()).as(checked.text()).isTrue();
  }

  private static String text(Verdict verdict) {
    return verdict.kind()
        + (verdict.attackerNeeds() > 0 ? ", attacker " + verdict.attackerNeeds() : "")
        + (verdict.defenderNeeds() > 0 ? ", defender " + verdict.defenderNeeds() : "");
  }

  /** The plain game takes as many target stones, and knows the same winner without threats. */
  @ParameterizedTest
  @MethodSource("games")
  void plainSearchAgrees(Game game) {
    Problem problem = Problem.of(game.root);
    boolean attacks = problem.toMove() != problem.defender();
    DfPn search = new DfPn(new CaptureGame(problem, 0, 0), new ProofTable(16));
    DfPn.Answer answer = search.prove(attacks ? 1 : 0, Budget.ofNodes(1_000_000)).answer();
    assertThat(answer).isEqualTo(DfPn.Answer.PROVED);
  }

  /** All of the largest board, and a quarter of it behind a wall. */
  @Test
  void whatIsTooLargeToSearchIsUnknownWithinTheLimits() {
    Size size = Size.of(25, 25);
    Board board = new Board(size);
    int middle = size.point(12, 12);
    board.set(middle, Color.WHITE);
    board.set(0, Color.BLACK);
    Problem all = new Problem(board, Color.BLACK, PointSet.of(size, middle), PointSet.full(size));
    Solver.Solution solution = solver(all, 500).solve(Solver.Wanted.CHEAP_VERDICTS);
    assertThat(solution.verdict()).isEqualTo(Verdict.UNKNOWN);
    assertThat(solution.stop()).isEqualTo(Optional.of(Solver.Stop.NODES));
    for (int i = 0; i < 13; i++) {
      board.set(size.point(i, 12), Color.BLACK);
      board.set(size.point(12, i), Color.BLACK);
    }
    int stone = size.point(5, 5);
    board.set(stone, Color.WHITE);
    board.set(0, Color.EMPTY);
    PointSet none = new PointSet(size);
    Problem quarter = Problem.of(board, Color.WHITE, none, none);
    assertThat(quarter.region().count()).isEqualTo(144);
    assertThat(quarter.target()).isEqualTo(PointSet.of(size, stone));
    assertThat(solver(quarter, 500).solve(Solver.Wanted.VERDICT).verdict())
        .isEqualTo(Verdict.UNKNOWN);
  }
}
