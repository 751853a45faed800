package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.proof.Checked;
import dev.nakade.proof.Checker;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every verdict has a certificate that the independent checker accepts. */
class CertificateTest {
  private static final Path PROBLEMS = Path.of("..", "problems");

  record Game(String name, Problem problem) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Game> games() throws IOException {
    List<Game> games = new ArrayList<>();
    try (Stream<Path> walk = Files.walk(PROBLEMS)) {
      for (Path file : walk.filter(path -> path.toString().endsWith(".sgf")).sorted().toList()) {
        List<SgfNode> roots = SgfReader.read(Files.readAllBytes(file)).games();
        for (SgfNode root : roots) {
          String name = file.getFileName() + " " + (roots.indexOf(root) + 1);
          if (!name.startsWith("otest")) {
            games.add(new Game(name, Problem.of(root)));
          }
        }
      }
    }
    return games.stream()
        .flatMap(
            game ->
                Stream.of(game, new Game(game.name + " every", game.problem.with(Survival.EVERY))));
  }

  static Checked check(byte[] certificate) {
    try {
      return Checker.check(new ByteArrayInputStream(certificate), 10_000_000);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyVerdictOfOurProblemsIsCertified(Game game) {
    Solver solver = new Solver(game.problem, 64L << 20, Budget.unlimited());
    Verdict verdict = solver.solve(Solver.Wanted.VERDICT).verdict();
    Certification certification = solver.certify(verdict, Budget.unlimited());
    assertThat(certification.failure()).isEmpty();
    byte[] certificate = certification.certificate().orElseThrow();
    Checked checked = check(certificate);
    assertThat(checked.proved()).as(checked.text()).isTrue();
  }
}
