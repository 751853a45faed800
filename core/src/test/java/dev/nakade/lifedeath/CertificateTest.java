package dev.nakade.lifedeath;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
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
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every verdict has a certificate that the independent checker accepts. */
class CertificateTest {
  private static final Path PROBLEMS = Path.of("..", "problems");
  private static final int SEED = 2024;
  private static final int RANDOM_PROBLEMS = 2_000;

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

  /** One of {@link #games} by its name. */
  static Problem problem(String name) {
    try {
      return games().filter(game -> game.name.equals(name)).findFirst().orElseThrow().problem;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Checked check(byte[] certificate) {
    try {
      return Checker.check(new ByteArrayInputStream(certificate), 10_000_000);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Solver solver(Problem problem) {
    return new Solver(problem, 16L << 20, Budget.unlimited());
  }

  private static Verdict verdict(Problem problem) {
    return solver(problem).solve(Solver.Wanted.VERDICT).verdict();
  }

  private static byte[] certificate(Problem problem, String where) {
    Solver solver = solver(problem);
    Verdict verdict = solver.solve(Solver.Wanted.VERDICT).verdict();
    Certification certification = solver.certify(verdict, Budget.unlimited());
    assertThat(certification.failure()).as(where).isEmpty();
    return certification.certificate().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyVerdictOfOurProblemsIsCertified(Game game) {
    Verdict verdict = verdict(game.problem);
    if (verdict.kind() == Verdict.Kind.UNKNOWN) {
      assertThat(game.name).containsAnyOf("triple-ko", "double-ko-seki");
      return;
    }
    Checked checked = check(certificate(game.problem, game.name));
    assertThat(checked.proved()).as(checked.text()).isTrue();
    assertThat(says(checked, verdict)).as(checked.verdict()).isTrue();
  }

  /** Whether a certificate is one of a verdict; of a seki, it may only claim the survival. */
  private static boolean says(Checked checked, Verdict verdict) {
    return checked.verdict().equals(words(verdict))
        || (verdict.kind() == Verdict.Kind.SEKI && checked.verdict().equals("survives"));
  }

  private static String words(Verdict verdict) {
    if (verdict.kind() != Verdict.Kind.KO) {
      return verdict.kind().toString();
    }
    return verdict.attackerNeeds() > 0
        ? "ko attacker needs " + verdict.attackerNeeds()
        : "ko defender needs " + verdict.defenderNeeds();
  }

  @Test
  void everyVerdictOfRandomProblemsIsCertified() {
    Random random = new Random(SEED);
    Map<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < RANDOM_PROBLEMS; i++) {
      Problem problem = ClosedProblems.random(random);
      Verdict verdict = verdict(problem);
      if (verdict.kind() == Verdict.Kind.UNKNOWN) {
        continue;
      }
      String where = where(i, problem);
      Checked checked = check(certificate(problem, where));
      assertThat(checked.proved()).as(where + checked.text()).isTrue();
      assertThat(says(checked, verdict)).as(where + checked.verdict()).isTrue();
      seen.merge(words(verdict), 1, Integer::sum);
    }
    assertThat(seen)
        .containsKeys("alive", "seki", "dead", "ko attacker needs 1", "ko defender needs 1");
  }

  private static String where(int i, Problem problem) {
    return String.format(
        "seed %d, position %d, %s to move, %s of target %s%n%s",
        SEED,
        i,
        Color.name(problem.toMove()),
        problem.survival(),
        problem.target(),
        Diagram.format(problem.board()));
  }

  /** A table that forgets nearly everything leads to searches again and to circles. */
  @Test
  void aForgetfulTableDoesNotMatter() {
    Random random = new Random(SEED + 1);
    for (int i = 0; i < RANDOM_PROBLEMS / 4; i++) {
      Problem problem = ClosedProblems.random(random);
      Solver solver = new Solver(problem, 400, Budget.ofNodes(100_000));
      Verdict verdict = solver.solve(Solver.Wanted.VERDICT).verdict();
      Certification certification = solver.certify(verdict, Budget.ofNodes(100_000));
      if (certification.certificate().isPresent()) {
        assertThat(check(certification.certificate().get()).proved())
            .as(where(i, problem))
            .isTrue();
      } else if (verdict.kind() != Verdict.Kind.UNKNOWN) {
        assertThat(certification.failure()).as(where(i, problem)).contains("the limits");
      }
    }
  }

  @Test
  void writingStopsWhenTheBudgetDoes() {
    Problem problem = ClosedProblems.random(new Random(5));
    Solver solver = solver(problem);
    Verdict verdict = solver.solve(Solver.Wanted.VERDICT).verdict();
    Certification certification = solver.certify(verdict, Budget.ofNodes(0));
    assertThat(certification.certificate()).isEmpty();
    assertThat(certification.failure()).contains("the limits were reached");
    assertThat(solver.certify(Verdict.UNKNOWN, Budget.unlimited()).certificate()).isEmpty();
  }

  /** Whatever is done to the moves or to the header: refused, or the proof of something true. */
  @Test
  void mutatedFilesProveNothingElse() {
    Random random = new Random(SEED + 2);
    int refused = 0;
    for (int i = 0; i < 300; i++) {
      Problem problem = ClosedProblems.random(random);
      if (verdict(problem).kind() != Verdict.Kind.UNKNOWN) {
        String where = where(i, problem);
        refused += refusedMutants(certificate(problem, where), where, random);
      }
    }
    assertThat(refused).isGreaterThan(12_000);
  }

  /** How many of some files made from a good one are refused; what the others say must be true. */
  static int refusedMutants(byte[] original, String where, Random random) {
    String claim = check(original).text();
    int refused = 0;
    for (int j = 0; j < 60; j++) {
      byte[] mutant = mutant(original, random);
      Checked checked = check(mutant);
      if (!checked.proved()) {
        refused++;
      } else if (!checked.text().equals(claim)) {
        String text = new String(mutant, ISO_8859_1);
        assertThat(StatedClaim.of(text)).as(where + text).allMatch(StatedClaim::isTrue);
      }
    }
    return refused;
  }

  private static byte[] mutant(byte[] original, Random random) {
    int at = random.nextInt(original.length);
    byte[] mutant = original.clone();
    return switch (random.nextInt(4)) {
      case 0 -> Arrays.copyOf(original, at);
      case 1 -> {
        mutant[at] = (byte) random.nextInt(256);
        yield mutant;
      }
      case 2 -> {
        mutant[at] += (byte) (random.nextBoolean() ? 1 : -1);
        yield mutant;
      }
      default -> {
        System.arraycopy(original, at + 1, mutant, at, original.length - at - 1);
        yield Arrays.copyOf(mutant, original.length - 1);
      }
    };
  }

  /** The moves of one proof under the header of another question prove that one or are refused. */
  @Test
  void aProofOfSomethingElseIsRefusedUnlessItIsTrue() {
    Random random = new Random(SEED + 3);
    int refused = 0;
    int proved = 0;
    for (int i = 0; i < 400; i++) {
      Problem problem = ClosedProblems.random(random);
      Problem other = changed(problem, random);
      Verdict truth = verdict(other);
      if (verdict(problem).kind() == Verdict.Kind.UNKNOWN || truth.kind() == Verdict.Kind.UNKNOWN) {
        continue;
      }
      byte[] moves = certificate(problem, where(i, problem));
      byte[] header = certificate(other, where(i, other));
      for (String verdict : CLAIMS.keySet()) {
        Checked checked = check(transplant(other, header, moves, verdict));
        if (checked.proved()) {
          assertThat(checked.verdict()).as(where(i, other)).isEqualTo(words(truth));
          proved++;
        } else {
          refused++;
        }
      }
    }
    assertThat(refused).isGreaterThan(1_000);
    assertThat(proved).isGreaterThan(20);
  }

  private static final Map<String, List<String>> CLAIMS =
      Map.of(
          "alive", List.of("two-eyes attacker any defender 0"),
          "seki",
              List.of(
                  "survive attacker any defender 0", "prevent-two-eyes attacker any defender 0"),
          "dead", List.of("capture attacker 0 defender any"),
          "ko attacker needs 1",
              List.of("survive attacker 0 defender 0", "capture attacker 1 defender 0"),
          "ko attacker needs 2",
              List.of("survive attacker 1 defender 0", "capture attacker 2 defender 0"),
          "ko defender needs 1",
              List.of("capture attacker 0 defender 0", "survive attacker 0 defender 1"),
          "ko defender needs 2",
              List.of("capture attacker 0 defender 1", "survive attacker 0 defender 2"));

  private static Problem changed(Problem problem, Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> problem;
      case 1 -> problem.with(problem.survival() == Survival.ANY ? Survival.EVERY : Survival.ANY);
      case 2 ->
          new Problem(
              problem.board(),
              Color.opponent(problem.toMove()),
              problem.target(),
              problem.region(),
              problem.survival());
      default -> {
        PointSet target = problem.target().copy();
        int stone = target.stream().skip(random.nextInt(target.count())).findFirst().orElseThrow();
        yield new Problem(
            problem.board(),
            problem.toMove(),
            PointSet.of(target.size(), stone),
            problem.region(),
            problem.survival());
      }
    };
  }

  /** The problem of one certificate with the moves of another and a verdict that fits neither. */
  private static byte[] transplant(Problem problem, byte[] header, byte[] moves, String verdict) {
    String about = new String(header, ISO_8859_1);
    StringBuilder text = new StringBuilder(about.substring(0, about.indexOf("verdict ")));
    text.append("verdict ").append(verdict).append('\n');
    List<String> proof = new String(moves, ISO_8859_1).lines().toList();
    Iterator<String> claims = CLAIMS.get(verdict).iterator();
    for (int i = 0; i < proof.size(); i++) {
      if (proof.get(i).startsWith("moves ") && claims.hasNext()) {
        String claim = claims.next();
        text.append("claim ").append(claim).append("\nregion ").append(names(problem.region()));
        if (claim.matches("(capture|prevent).*")) {
          text.append("\nsafe ").append(names(problem.safe()));
        }
        text.append('\n').append(proof.get(i)).append('\n').append(proof.get(i + 1)).append('\n');
      }
    }
    return text.append("end 2\n").toString().getBytes(ISO_8859_1);
  }

  private static String names(PointSet points) {
    return points.stream()
        .mapToObj(point -> Point.name(points.size(), point))
        .collect(Collectors.joining(" "));
  }
}
