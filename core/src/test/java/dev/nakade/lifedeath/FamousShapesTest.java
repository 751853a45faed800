package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Color;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What docs/verdicts.md and the files of problems/special say is what the solver proves. */
class FamousShapesTest {
  private static final Path PROBLEMS = Path.of("..", "problems");
  private static final Path PAGE = Path.of("..", "docs", "verdicts.md");
  private static final long TABLE_BYTES = 32L << 20;

  /** More than any of them needs, so that an unknown verdict is not for want of search. */
  private static final long NODES = 2_000_000;

  private static final Pattern ROW =
      Pattern.compile(
          "\\| [^|]+ \\| \\[`(?<file>[a-z/-]+)`]\\(\\.\\./problems/(?<link>[a-z/-]+)\\.sgf\\)"
              + " \\| (?<game>\\d) \\| (?<mover>black|white) \\| (?<verdict>[a-z0-9, ]+) \\|");

  /** A line of the page's table. */
  record Row(String file, String link, int game, String mover, String verdict) {}

  /** A game of a file, counted from 1. */
  record Game(String name, SgfNode root) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Row> rows() throws IOException {
    return Files.readString(PAGE)
        .lines()
        .map(ROW::matcher)
        .filter(Matcher::matches)
        .map(FamousShapesTest::row)
        .toList();
  }

  private static Row row(Matcher row) {
    return new Row(
        row.group("file"),
        row.group("link"),
        Integer.parseInt(row.group("game")),
        row.group("mover"),
        row.group("verdict"));
  }

  static Stream<Game> games() throws IOException {
    return files().stream()
        .flatMap(
            file -> {
              List<SgfNode> roots = read(file);
              return roots.stream()
                  .map(root -> new Game(file + " " + (roots.indexOf(root) + 1), root));
            });
  }

  /** The files of problems/special, such as {@code special/triple-ko}. */
  private static List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(PROBLEMS.resolve("special"))) {
      return files
          .map(file -> "special/" + file.getFileName().toString().replace(".sgf", ""))
          .sorted()
          .toList();
    }
  }

  private static List<SgfNode> read(String file) {
    try {
      return SgfReader.read(Files.readAllBytes(PROBLEMS.resolve(file + ".sgf"))).games();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Solver.Solution solve(Problem problem) {
    Budget budget = Budget.ofNodes(NODES);
    Solver.Solution solution =
        new Solver(problem, TABLE_BYTES, budget).solve(Solver.Wanted.ALL_MOVES);
    assertThat(solution.nodes()).as("within the budget").isLessThan(NODES);
    return solution;
  }

  /** As the page writes it: {@code dead}, or {@code ko, attacker 2}. */
  private static String text(Verdict verdict) {
    return verdict.kind()
        + (verdict.attackerNeeds() > 0 ? ", attacker " + verdict.attackerNeeds() : "")
        + (verdict.defenderNeeds() > 0 ? ", defender " + verdict.defenderNeeds() : "");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void thePageSaysWhatIsProved(Row row) {
    assertThat(row.link).isEqualTo(row.file);
    Problem problem = Problem.of(read(row.file).get(row.game - 1));
    assertThat(Color.name(problem.toMove())).isEqualTo(row.mover);
    assertThat(text(solve(problem).verdict())).isEqualTo(row.verdict);
  }

  @Test
  void thePageHasEveryGameOfTheFolder() throws IOException {
    Set<String> told =
        rows().stream().map(row -> row.file + " " + row.game).collect(Collectors.toSet());
    Set<String> there = games().map(Game::name).collect(Collectors.toSet());
    assertThat(there).isNotEmpty();
    assertThat(told).containsAll(there);
  }

  /** The verdict is what NK says; moves with TE are right, and those with BM are not. */
  @ParameterizedTest
  @MethodSource("games")
  void theFileSaysWhatIsProved(Game game) {
    Solver.Solution solution = solve(Problem.of(game.root));
    assertThat(text(solution.verdict())).isEqualTo(String.join(", ", game.root.values("NK")));
    for (SgfNode child : game.root.children()) {
      int move = SgfPosition.at(child).lastMove();
      assertThat(child.has("TE") || child.has("BM")).isTrue();
      assertThat(solution.judged()).containsEntry(move, child.has("TE"));
    }
  }
}
