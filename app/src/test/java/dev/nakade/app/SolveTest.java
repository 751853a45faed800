package dev.nakade.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.Streams;
import dev.nakade.systems.Catalogue;
import dev.nakade.systems.ProblemSystem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Help.Ansi;

class SolveTest {
  /** White has an eye of three points in the corner; the middle one is vital. */
  private static final String STONES =
      "(;GM[1]SZ[19]PL[W]AW[ba][bb][bc][bd][ad]AB[ca][cb][cc][cd][ce][be][ae]";

  private static final String MARKED = STONES + "TR[ba][bb][bc][bd][ad]SQ[aa][ab][ac])";

  /** How a board's text tells why moves fail. */
  private static final Pattern FAILURE = Pattern.compile("[^:]+ fails?: .*");

  @TempDir private Path folder;

  private String file(String content) throws IOException {
    return file("a.sgf", content);
  }

  private String file(String name, String content) throws IOException {
    Path path = folder.resolve(name);
    Files.writeString(path, content);
    return path.toString();
  }

  static Iterable<ProblemSystem> systems() {
    return Catalogue.all();
  }

  @ParameterizedTest
  @MethodSource("systems")
  void everySystemFindsTheVitalPoint(ProblemSystem system) throws IOException {
    Run run = Run.of("solve", "--system", system.toString(), "--depth", "6", file(MARKED));
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains(system.toString()).contains("white to move");
    boolean aimsAtCapture = system.toString().equals("danieli-test");
    assertThat(run.out().contains("(A18")).as(run.out()).isEqualTo(!aimsAtCapture);
    assertThat(run.status()).isZero();
  }

  @Test
  void ourOwnSolverIsTheDefaultAndNeedsNoMarksWhereAWallTells() throws IOException {
    Run marked = Run.of("solve", file(MARKED));
    assertThat(marked.err()).isEmpty();
    assertThat(marked.out())
        .contains("White lives. The only right move is A18; 2 other points fail.");
    Run unmarked = Run.of("solve", file(STONES + ")"));
    assertThat(unmarked.out().lines().findFirst()).isEqualTo(marked.out().lines().findFirst());
    Run black = Run.of("solve", "--to-move", "black", file(STONES + ")"));
    assertThat(black.out())
        .contains("White is dead. The only right move is A18; 2 other points fail.");
    assertThat(black.status()).isZero();
  }

  @Test
  void itsJsonHasTheFieldsOfTheContract() throws IOException {
    Run run = Run.of("solve", "--json", file(STONES + ")"));
    JsonNode row = new ObjectMapper().readTree(run.out());
    assertThat(row.get("result").asText()).isEqualTo("alive");
    assertThat(row.get("success").asBoolean()).isTrue();
    assertThat(row.get("ko").isNull()).isTrue();
    assertThat(row.get("settled").asBoolean()).isFalse();
    assertThat(row.get("solutions").toString()).isEqualTo("[\"A18\"]");
    assertThat(row.get("unique").asBoolean()).isTrue();
    assertThat(row.get("complete").asBoolean()).isTrue();
    assertThat(row.get("moves").toString())
        .isEqualTo("{\"A19\":\"dead\",\"A18\":\"alive\",\"A17\":\"dead\",\"pass\":\"dead\"}");
    assertThat(row.get("answers").get("A19").get(0).asText()).isIn("A18", "A17");
    assertThat(row.get("inferred").toString()).isEqualTo("[\"target\",\"region\"]");
    assertThat(row.get("status").asText()).isEqualTo("proved");
    assertThat(row.get("system").asText()).isEqualTo("nakade");
    assertThat(row.get("safe")).hasSize(6);
    JsonNode first =
        new ObjectMapper().readTree(Run.of("solve", "--json", "--first", file(MARKED)).out());
    assertThat(first.get("solutions").toString()).isEqualTo("[\"A18\"]");
    assertThat(first.get("unique").isNull()).isTrue();
    JsonNode poor =
        new ObjectMapper()
            .readTree(
                Run.of("solve", "--json", "--nodes", "9", "../problems/wong-lin/15.sgf").out());
    assertThat(poor.get("result").asText()).isEqualTo("unknown");
    assertThat(poor.get("status").asText()).isEqualTo("timeout");
    JsonNode seki =
        new ObjectMapper()
            .readTree(Run.of("solve", "--json", "../problems/shapes/simple-seki.sgf").out());
    assertThat(seki.get("result").asText()).isEqualTo("seki");
    assertThat(seki.get("success").asBoolean()).isFalse();
    assertThat(seki.get("settled").asBoolean()).isTrue();
    String file = "../problems/shapes/bent-four-in-the-corner.sgf";
    JsonNode ko = new ObjectMapper().readTree(Run.of("solve", "--json", file).out());
    assertThat(ko.get("result").asText()).isEqualTo("ko");
    assertThat(ko.get("ko").toString())
        .isEqualTo("{\"attackerNeeds\":0,\"defenderNeeds\":1,\"firstToFindThreat\":\"black\"}");
  }

  @Test
  void theJsonOfTheOtherSystemsSaysWhatTheySay() throws IOException {
    Run run = Run.of("solve", "--system", "capture-dfpn", "--json", file(MARKED));
    JsonNode row = new ObjectMapper().readTree(run.out());
    assertThat(row.get("size").asText()).isEqualTo("19x19");
    assertThat(row.get("toMove").asText()).isEqualTo("white");
    assertThat(row.get("defender").asText()).isEqualTo("white");
    assertThat(row.get("goal").asText()).isEqualTo("live");
    assertThat(row.get("target")).hasSize(5);
    assertThat(row.get("region")).hasSize(3);
    assertThat(row.get("result").asText()).isEqualTo("unknown");
    assertThat(row.get("answer").asText()).isEqualTo("stands");
    assertThat(row.get("answerProved").asBoolean()).isTrue();
    assertThat(row.get("pv").get(0).asText()).isEqualTo("A18");
    assertThat(row.get("nodes").asLong()).isPositive();
  }

  @Test
  void theCommandLineGoesBeforeTheFile() throws IOException {
    String system = "capture-dfpn";
    Run marked = Run.of("solve", "--system", system, file(MARKED));
    Run named =
        Run.of(
            "solve",
            "--system",
            system,
            "--target",
            "b19,b18,b17,b16,a16",
            "--region",
            "A19,A18,A17",
            file(STONES + ")"));
    assertThat(named.out().lines().findFirst()).isEqualTo(marked.out().lines().findFirst());
    Run black = Run.of("solve", "--system", system, "--to-move", "black", file(MARKED));
    assertThat(black.out()).contains("black to move").contains("captured, proved (A18");
  }

  @Test
  void aSpentBudgetIsSaidAndIsStatusOne() throws IOException {
    Run run = Run.of("solve", "--system", "danieli-minimax", "--nodes", "5", file(MARKED));
    assertThat(run.out()).contains("not finished").contains("5 nodes");
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void theListNamesEverySystem() {
    Run run = Run.of("solve", "--system", "list");
    Catalogue.all().forEach(system -> assertThat(run.out()).contains(system.toString()));
    assertThat(run.status()).isZero();
  }

  @Test
  void whatNobodyStatedIsSaid() throws IOException {
    Run none = Run.of("solve", file(STONES + ")"));
    assertThat(none.out())
        .contains("Worked out, not marked: the target is White's B19 B18 B17 A16 B16.")
        .contains("Worked out, not marked: the region is A19 B19");
    assertThat(Run.of("solve", file(MARKED)).out()).doesNotContain("Worked out");
    assertThat(json(file(MARKED)).get("inferred")).isEmpty();
    assertThat(json("--region", "auto", file(MARKED)).get("inferred").toString())
        .isEqualTo("[\"region\"]");
    assertThat(json("--region", "auto", file(MARKED)).get("region")).hasSize(8);
    String turn = file("t.sgf", MARKED.replace("PL[W]", ""));
    assertThat(json(turn).get("inferred").toString()).isEqualTo("[\"toMove\"]");
    String region = file("r.sgf", STONES + "SQ[aa][ab][ac])");
    assertThat(json(region).get("inferred").toString()).isEqualTo("[\"target\"]");
    assertThat(json(region).get("target")).hasSize(4);
  }

  @Test
  void whatItWasWorkedOutFromIsSaid() throws IOException {
    assertThat(Run.of("solve", file(STONES + ")")).out())
        .contains("White's B19 B18 B17 A16 B16. A wall closes it in.");
    String words = file("w.sgf", STONES.replace("PL[W]", "C[白先活]") + ")");
    JsonNode row = json(words);
    assertThat(row.get("toMove").asText()).isEqualTo("white");
    assertThat(row.get("inferred").toString()).isEqualTo("[\"toMove\",\"target\",\"region\"]");
    assertThat(row.get("inferredFrom").get("toMove").asText()).isEqualTo("the words \"白先\" say so");
    assertThat(row.get("inferredFrom").get("target").asText())
        .isEqualTo("the words \"白先活\" ask for it, and a wall closes it in");
    assertThat(json("--to-move", "black", words).get("toMove").asText()).isEqualTo("black");
    String silent = file("s.sgf", STONES.replace("PL[W]", "") + ")");
    assertThat(json(silent).get("inferredFrom").get("toMove").asText()).contains("Black begins");
  }

  @Test
  void wordsThatAskForAWallAreRefusedUnlessTheCommandLineSaysMore() throws IOException {
    String wrong = file("x.sgf", STONES + "C[White to play and kill])");
    assertOneLine(
        Run.of("solve", wrong),
        "game 1: the words \"White to play and kill\" ask for it, but no stones of black are closed"
            + " in");
    assertThat(json("--goal", "live", wrong).get("defender").asText()).isEqualTo("white");
    assertThat(json("--target", "B19", wrong).get("defender").asText()).isEqualTo("white");
    String small = file("y.sgf", STONES.replace("SZ[19]", "SZ[7]") + "C[White to live])");
    assertThat(json(small).get("defender").asText()).isEqualTo("white");
  }

  @Test
  void theGoalTellsWhoDefends() throws IOException {
    String small = file("f.sgf", STONES.replace("SZ[19]", "SZ[7]") + ")");
    JsonNode live = json("--goal", "live", small);
    assertThat(live.get("defender").asText()).isEqualTo("white");
    assertThat(live.get("solutions").toString()).isEqualTo("[\"A6\"]");
    JsonNode kill = json("--goal", "kill", "--to-move", "black", small);
    assertThat(kill.get("result").asText()).isEqualTo("dead");
    assertOneLine(
        Run.of("solve", "--goal", "kill", file(MARKED)),
        "a.sgf:1:2: game 1: --goal kill, but white is to move and the target is white");
    assertOneLine(
        Run.of("solve", "--goal", "kill", file(STONES + ")")), "no stones of black are closed in");
  }

  /** White has two eyes and a stone beside them that Black can take. */
  @Test
  void everyStoneMaySurviveOrAny() throws IOException {
    String file =
        file(
            "(;SZ[9]PL[B]AW[ba][da][fa][ab][bb][cb][db][eb]AB[ga][fb][gb][ac][bc][cc][dc][ec][fc]"
                + "TR[ba][da][fa][ab][bb][cb][db][eb]SQ[aa][ca][ea][fa])");
    JsonNode any = json("--survive", "any", file);
    assertThat(any.get("survive").asText()).isEqualTo("any");
    assertThat(any.get("result").asText()).isEqualTo("alive");
    JsonNode every = json("--survive", "every", file);
    assertThat(every.get("survive").asText()).isEqualTo("every");
    assertThat(every.get("result").asText()).isEqualTo("dead");
    assertThat(every.get("solutions").toString()).isEqualTo("[\"E9\"]");
    assertOneLine(Run.of("solve", "--survive", "some", file), "--survive");
  }

  @Test
  void allMovesHaveTheirVerdictsAndKosTheirNumbers() {
    JsonNode row = json("--all-moves", "../problems/shapes/carpenters-square.sgf");
    assertThat(row.get("solutions").toString()).isEqualTo("[\"B2\"]");
    assertThat(row.get("moves").get("B2").asText()).isEqualTo("alive");
    assertThat(row.get("moves").get("A1").asText()).isEqualTo("dead");
    assertThat(row.get("moves").get("A3").asText()).isEqualTo("ko");
    assertThat(row.get("moveKo").get("A3").get("defenderNeeds").asInt()).isEqualTo(1);
    assertThat(row.get("moves")).hasSize(12);
    assertThat(row.get("moveBounds")).isEmpty();
    assertThat(row.get("stoppedBy").isNull()).isTrue();
    JsonNode cheap = json("../problems/shapes/carpenters-square.sgf");
    assertThat(cheap.get("complete").asBoolean()).isTrue();
    assertThat(cheap.get("moves").size() + cheap.get("moveBounds").size()).isEqualTo(12);
    assertThat(cheap.get("moveBounds").get("A4").get("best").asText()).isEqualTo("seki");
  }

  /** Limits are raised until one of the problems is not solved but no longer wide open. */
  @Test
  void aLimitLeavesBounds() {
    int limit = 1;
    Optional<JsonNode> partly = Optional.empty();
    while (partly.isEmpty() && limit < 100_000) {
      limit *= 2;
      partly =
          rows("--nodes", String.valueOf(limit), "../problems/shapes")
              .filter(row -> row.get("result").asText().equals("unknown"))
              .filter(row -> !isWideOpen(row.get("bounds")))
              .findFirst();
    }
    JsonNode row = partly.orElseThrow();
    assertThat(row.get("status").asText()).isEqualTo("timeout");
    assertThat(row.get("stoppedBy").asText()).isEqualTo("nodes");
    assertThat(row.get("final").asBoolean()).isFalse();
    assertThat(row.get("error").isNull()).isTrue();
    assertThat(row.get("nodes").asInt()).isBetween(1, limit);
    for (String end : List.of("best", "worst")) {
      boolean ko = row.get("bounds").get(end).asText().equals("ko");
      assertThat(row.get("bounds").get(end + "Ko").isNull()).isEqualTo(!ko);
    }
    Run run =
        Run.of(
            "solve",
            "--nodes",
            String.valueOf(limit),
            "--game",
            row.get("game").asText(),
            row.get("file").asText());
    assertThat(run.out())
        .containsPattern("Not proved with so many nodes: Black gets .+ at best, .+ at worst\\.");
    assertThat(run.status()).isEqualTo(1);
    assertThat(json("--time", "0ms", "../problems/wong-lin/15.sgf").get("stoppedBy").asText())
        .isEqualTo("time");
  }

  private static boolean isWideOpen(JsonNode bounds) {
    return bounds.get("best").asText().equals("alive")
        && bounds.get("worst").asText().equals("dead");
  }

  private static Stream<JsonNode> rows(String... args) {
    return run(args)
        .out()
        .lines()
        .map(
            line -> {
              try {
                return new ObjectMapper().readTree(line);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
  }

  @Test
  void aCircleIsNoLimit() {
    String file = "../problems/special/triple-ko.sgf";
    JsonNode row = json("--game", "1", file);
    assertThat(row.get("result").asText()).isEqualTo("unknown");
    assertThat(row.get("status").asText()).isEqualTo("error");
    assertThat(row.get("stoppedBy").asText()).isEqualTo("repetition");
    assertThat(row.get("final").asBoolean()).isTrue();
    assertThat(row.get("error").asText()).startsWith("neither side can prove its aim");
    Run run = Run.of("solve", file);
    assertThat(run.out())
        .contains(
            "game 1: black to move. Neither side can prove its aim: the play goes round in circles,"
                + " whatever ko threats there are.")
        .contains("game 2: white to move. Black is dead. Right: D4; 2 other points fail; others go")
        .doesNotContain("so far")
        .doesNotContain("Not proved");
    assertThat(run.status()).isEqualTo(1);
  }

  /** Without threats the play goes round in circles, and one threat breaks out of them. */
  @Test
  void threatsMayBreakACircle() throws IOException {
    String file =
        file(
            Files.readString(Path.of("../problems/wong-lin/12.sgf"))
                .replace("PL[B]", "PL[W]")
                .replace("AB[bf]", "AB[bg][bf]"));
    JsonNode bounds = json(file).get("bounds");
    assertThat(bounds.get("bestKo").get("attackerNeeds").asInt()).isEqualTo(1);
    assertThat(bounds.get("worstKo").get("defenderNeeds").asInt()).isEqualTo(1);
    assertThat(Run.of("solve", file).out())
        .contains(
            "the play goes round in circles; Black gets a ko (White needs one ko threat to kill) at"
                + " best, a ko (Black needs one ko threat to live) at worst.");
  }

  @Test
  void oneThreadAndANodeLimitGiveTheSameTwice() {
    String file = "../problems/danieli/htest2.sgf";
    assertThat(untimed("--threads", "1", "--nodes", "20000", file))
        .isEqualTo(untimed("--threads", "1", "--nodes", "20000", file));
  }

  /** What a run prints but for the time that it took, and what it prints of errors. */
  private static String untimed(String... args) {
    String[] all =
        Stream.concat(Stream.of("solve", "--json"), Stream.of(args)).toArray(String[]::new);
    Run run = Run.of(all);
    return run.out().replaceAll("\"millis\":[0-9]+", "") + run.err() + run.status();
  }

  @Test
  void problemsSolvedAtOnceAreAnsweredInOrderAndAsEver() throws IOException {
    String bad = file("b.sgf", "(;SZ[19]PL[B])");
    String[] files = {"--nodes", "20000", "../problems/shapes", bad, "../problems/special", bad};
    List<String> outputs =
        Stream.of("1", "2", "5")
            .map(n -> Stream.concat(Stream.of("--threads", n), Stream.of(files)))
            .map(args -> untimed(args.toArray(String[]::new)))
            .toList();
    assertThat(outputs.get(0)).contains("special");
    assertThat(outputs).containsOnly(outputs.get(0));
  }

  @Test
  void severalThreadsFindTheSameAnswer() {
    String file = "../problems/danieli/htest2.sgf";
    JsonNode row = json("--threads", "3", file);
    assertThat(row.get("result").asText()).isEqualTo("dead");
    assertThat(row.get("solutions")).isEqualTo(json("--threads", "1", file).get("solutions"));
  }

  @Test
  void givenThreatsAreAskedAbout() {
    String file = "../problems/shapes/bent-four-in-the-corner.sgf";
    assertThat(json("--ko-threats", "1:0", file).get("withThreats").get("survives").asBoolean())
        .isTrue();
    assertThat(json("--ko-threats", "0:0", file).get("withThreats").get("survives").asBoolean())
        .isFalse();
    assertThat(json("--ko-threats", "1:1", file).get("withThreats").get("survives").isBoolean())
        .isTrue();
    assertThat(Run.of("solve", "--ko-threats", "1:0", file).out())
        .contains("With one ko threat of Black and no ko threat of White, it survives.");
    assertOneLine(Run.of("solve", "--ko-threats", "99:0", file), "at most 14");
  }

  @Test
  void theOnlyProblemIsShownWithItsBoard() throws IOException {
    Run run = Run.of("solve", file(MARKED));
    assertThat(run.out())
        .contains(
            """
            19  D░○▵●▫┬─┬─
            18  A!○▵●▫┼─┼─
            17  D░○▵●▫┼─┼─
            16  ○▵○▵●▫╋─┼─
            15  ●▫●▫●─┼─┼─
            14  ├─┼─┼─┼─┼─
            13  ├─┼─┼─┼─┼─
                A B C D E
            A alive, S seki, K ko, D dead after this first move; ! right
            Line: White A18.
            """);
    List<String> failures = run.out().lines().filter(FAILURE.asMatchPredicate()).toList();
    assertThat(failures)
        .isNotEmpty()
        .allMatch(line -> line.matches(".*: Black kills with A1[789]\\."));
    assertThat(
            failures.stream()
                .flatMap(
                    line -> Pattern.compile(", ").splitAsStream(line.replaceFirst(" fail.*", ""))))
        .containsExactlyInAnyOrder("A19", "A17", "pass");
    Run two = Run.of("solve", file(MARKED), file(MARKED));
    assertThat(two.out()).doesNotContain("●").hasLineCount(4);
    assertThat(Run.of("solve", "--board", file(MARKED), file(MARKED)).out()).contains("Line:");
    assertThat(Run.inColor("", "solve", file(MARKED)).out()).contains("\u001b[");
  }

  @Test
  void picturesShowTheAnswer() throws IOException {
    Path svg = folder.resolve("a.svg");
    Run run = Run.of("solve", "--svg", svg.toString(), file(MARKED));
    assertThat(run.out()).contains("wrote " + svg);
    assertThat(Files.readString(svg))
        .contains("Ring: A18.")
        .contains("Labels: A19 D, A18 A, A17 D.")
        .contains("The only right move is A18");
    Run two = Run.of("solve", "--json", "--svg", svg.toString(), file(MARKED), file(MARKED));
    assertThat(two.out()).hasLineCount(2);
    assertThat(folder.resolve("a-2.svg")).exists();
    assertOneLine(Run.of("solve", "--svg", "-", file(MARKED)), "no picture goes to '-'");
    assertOneLine(Run.of("show", "--svg", "-", file(MARKED)), "no picture goes to '-'");
    Run other = Run.of("solve", "--system", "capture-dfpn", "--svg", svg.toString(), file(MARKED));
    assertThat(other.status()).isZero();
    assertThat(Files.readString(svg)).contains("A18 1");
  }

  @Test
  void anInterruptEndsTheRunWithWhatIsThere() throws IOException {
    Interrupts interrupts = new Interrupts();
    interrupts.begin(() -> {});
    assertThat(interrupts.raise(130)).isTrue();
    assertThat(interrupts.raise(130)).isFalse();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams = new Streams(InputStream.nullInputStream(), out, err);
    assertThat(Main.run(streams, Ansi.OFF, interrupts, "solve", file(MARKED))).isEqualTo(130);
    assertThat(out.size()).isZero();
    assertThat(err.toString(UTF_8)).isEqualTo("nakade: interrupted\n");
  }

  private static JsonNode json(String... args) {
    return rows(args).toList().get(0);
  }

  private static Run run(String... args) {
    Run run =
        Run.of(Stream.concat(Stream.of("solve", "--json"), Stream.of(args)).toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    return run;
  }

  /** All of the largest board: nothing is proved, and that is an answer. */
  @Test
  void aHugeRegionIsUnknownAtItsLimits() throws IOException {
    String huge = file("huge.sgf", "(;SZ[25]PL[B]AW[mm]AB[aa]TR[mm]SQ[aa:yy])");
    Run run = Run.of("solve", "--json", "--nodes", "200", huge);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("\"result\":\"unknown\"", "\"stoppedBy\":\"nodes\"");
  }

  @Test
  void badInputIsOneLineAndStatusTwo() throws IOException {
    String file = file(MARKED);
    String open = file("b.sgf", "(;SZ[19]PL[B])");
    String tiny = file("t.sgf", "(;SZ[1]PL[B])");
    String both = file("c.sgf", STONES + "TR[ba][ca]SQ[aa])");
    String free = file("d.sgf", STONES + "TR[aa]SQ[aa])");
    String dead = file("e.sgf", "(;SZ[2]PL[B]AW[aa][bb]AB[ab][ba]SQ[aa])");
    String system = "capture-dfpn";
    assertOneLine(Run.of("solve", "--system", "none", file), "no system called 'none'");
    assertOneLine(Run.of("solve", "--system", system), "FILE");
    assertOneLine(Run.of("solve", open), "no stones are closed in");
    assertOneLine(Run.of("solve", tiny), "no stones are closed in");
    assertOneLine(Run.of("solve", "--system", system, both), "both colours");
    assertOneLine(Run.of("solve", "--system", system, free), "empty point");
    assertOneLine(Run.of("solve", "--system", system, "--region", "Z9", file), "no point Z9");
    assertOneLine(Run.of("solve", "--system", system, "--time", "5", file), "unit");
    assertOneLine(Run.of("solve", "--time", "99999999999m", file), "too long");
    assertOneLine(Run.of("solve", "--system", system, "--ko-threats", "1", file), "BLACK:WHITE");
    assertOneLine(Run.of("solve", "--system", system, "--memory", "much", file), "memory");
    assertOneLine(Run.of("solve", "--system", system, "--depth", "0", file), "--depth 0");
    assertOneLine(Run.of("solve", "--system", system, dead), "without a liberty: A2 B2 A1 B1");
    assertOneLine(Run.of("solve", "--threads", "0", file), "--threads 0");
    assertOneLine(Run.of("solve", "--memory", "10", file), "at least 64k");
    assertOneLine(Run.of("solve", "--memory", "900000g", file), "than three quarters");
    assertOneLine(Run.of("solve", "--nodes", "-1", file), "--nodes -1");
    assertOneLine(Run.of("solve", "--first", "--all-moves", file), "contradict");
    assertOneLine(Run.of("solve", "--json", "--board", file), "contradict");
    assertOneLine(Run.of("solve", "--game", "0", file), "--game 0");
    assertOneLine(Run.of("show", "--bogus"), "unknown option --bogus");
    assertOneLine(Run.of("show"), "FILE");
  }

  static Stream<Arguments> badProblems() {
    String every =
        IntStream.range(0, 625)
            .mapToObj(i -> "[" + (char) ('a' + i / 25) + (char) ('a' + i % 25) + "]")
            .collect(Collectors.joining());
    return Stream.of(
        Arguments.of(STONES.replace("AB", "AB[ba]") + ")", ":1:2: game 1: a black and a white"),
        Arguments.of("(;SZ[25]AB" + every + ")", "A25 B25 C25 D25 and 621 more"),
        Arguments.of("(;SZ[19])", ":1:2: game 1: no stones are closed in"),
        Arguments.of("(;SZ[1])", "no stones are closed in"),
        Arguments.of(STONES + "TR[ba]SQ[ba][bb])", "no empty point in the region"),
        Arguments.of(STONES + "TR[ba]SQ[jj])", "no stone of the target is in the region"),
        Arguments.of(STONES + "TR[ba][ca])", "stones of both colours"),
        Arguments.of(STONES + "TR[aa])", "a target on an empty point, A19"),
        Arguments.of(STONES + "AW[ra][rb][sc][rc]AB[qa][qb][qc][qd][rd][sd])", "separate groups"),
        Arguments.of("", ":1:1: no game found"),
        Arguments.of("\u0000\u0001\ufffd no record", ":1:1: no game found"));
  }

  /** Each is one line with its place, and the other problems of the run are still answered. */
  @ParameterizedTest
  @MethodSource("badProblems")
  void aBadProblemIsOneLineAndTheOthersAreAnswered(String content, String part) throws IOException {
    String bad = file("bad.sgf", content);
    Run run = Run.of("solve", bad, file(MARKED));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.errors().stream().filter(line -> !line.contains("warning: ")))
        .singleElement()
        .asString()
        .startsWith("nakade: " + bad)
        .contains(part);
    assertThat(run.out()).contains("The only right move is A18");
  }

  @Test
  void programsAreToldOfBadProblemsToo() throws IOException {
    String file = file("(;SZ[19])" + MARKED);
    List<String> lines = Run.of("solve", "--json", file).out().lines().toList();
    JsonNode bad = new ObjectMapper().readTree(lines.get(0));
    assertThat(bad.get("status").asText()).isEqualTo("error");
    assertThat(bad.get("result").asText()).isEqualTo("unknown");
    assertThat(bad.get("error").asText()).contains("no stones are closed in");
    assertThat(new ObjectMapper().readTree(lines.get(1)).get("game").asInt()).isEqualTo(2);
  }

  private static void assertOneLine(Run run, String part) {
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains(part);
  }
}
