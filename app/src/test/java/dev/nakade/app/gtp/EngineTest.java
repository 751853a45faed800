package dev.nakade.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.KoRule;
import dev.nakade.go.Size;
import dev.nakade.player.Turn;
import dev.nakade.systems.PlayerSystem;
import dev.nakade.systems.Players;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine as clients talk with it. */
class EngineTest {
  private static final long QUICK = 3_000;

  static Engine engine(String name) {
    PlayerSystem system = Players.find(name).orElseThrow();
    return new Engine(
        system,
        new Settings(
            Size.of(9, 9),
            7,
            KoRule.PSK,
            60_000_000_000L,
            QUICK,
            new PlayerSystem.Style(1, 2, true),
            Turn.Ending.AGREED,
            "0.15"));
  }

  private final Engine engine = engine("nakade");

  private void expect(String command, String reply) {
    assertThat(engine.run(command)).as(command).isEqualTo(reply + "\n\n");
  }

  @Test
  void echoesNumbersAndIgnoresComments() {
    expect("1 protocol_version", "=1 2");
    expect("  007   NAME  # who is it", "=007 Nakade nakade");
    expect("boardsize\t5", "=");
    expect("\u0001\u0007komi 5.5\r", "=");
    expect("get_komi", "= 5.5");
    assertThat(engine.run("")).isEmpty();
    assertThat(engine.run("   # only a comment")).isEmpty();
    expect("12 nonsense", "?12 unknown command");
    expect("13", "?13 unknown command");
    expect("99999999999999999999 name", "? unknown command");
  }

  @Test
  void playsAndTakesBack() {
    expect("play black E5", "=");
    expect("play w e5", "? illegal move: the point is occupied");
    expect("play w Z99", "? not a point of this board: Z99");
    expect("play w", "? missing argument after w");
    expect("play x E4", "? not a colour: x");
    expect("play w E4 E3", "? too many arguments: E3");
    expect("play b C3", "=");
    expect("move_history", "= black C3\nblack E5");
    expect("gg-undo 3", "? cannot undo");
    expect("gg-undo 2", "=");
    expect("undo", "? cannot undo");
    expect("list_stones b", "=");
  }

  @Test
  void knowsKoAndSuicide() {
    expect("boardsize 4", "=");
    expect("gogui-setup b B4 b A3 b B2 w C4 w D3 w C2 w B3", "=");
    expect("play b C3", "=");
    expect("play w B3", "? illegal move: ko");
    expect("play w PASS", "=");
    expect("play b pass", "=");
    expect("play w B3", "? illegal move: superko");
    expect("gogui-setup b A2 b B1 b B2", "=");
    expect("play w A1", "? illegal move: suicide");
    expect("gogui-setup b A1 w A2 w B1", "? stones without liberties: [A1]");
    expect("gogui-setup b A1 b A1", "? repeated point: A1");
    expect("gogui-setup b", "? a colour without a point");
    expect("gogui-setup_player w", "=");
    expect(
        "kata-get-rules",
        "= {\"hasButton\":false,\"ko\":\"POSITIONAL\",\"scoring\":\"AREA\","
            + "\"suicide\":false,\"tax\":\"NONE\",\"whiteHandicapBonus\":\"0\","
            + "\"friendlyPassOk\":true}");
    expect("kata-set-rules japanese", "? only area scoring is played");
    expect("kata-set-rules chinese", "=");
    assertThat(engine.run("kata-get-rules")).contains("SIMPLE");
  }

  /** White takes one stone on four points, Black takes three, and the board is as it was. */
  @Test
  void refusesWhatTheRuleOfTheGameForbids() {
    expect("rectangular_boardsize 2 2", "=");
    String moves = "gogui-play_sequence b A1 w B2 b B1 w A2 b A1 w B1";
    expect(moves + " b A1", "? illegal move: superko");
    expect("move_history", "=");
    expect(moves, "=");
    expect("is_legal b A1", "= 0");
    expect("play b A1", "? illegal move: superko");
    expect("kata-set-rules chinese", "=");
    expect("is_legal b A1", "= 1");
    expect("play b A1", "=");
    expect("kata-set-rules tromp-taylor", "=");
    assertThat(engine.run("move_history")).startsWith("= black A1\nwhite B1");
  }

  /** Only what is captured is off the board when both have passed: dead stones go, and no more. */
  @Test
  void cleansUpBeforeItPasses() {
    expect("boardsize 5", "=");
    expect("komi 0", "=");
    expect("set_position b C1 b C2 b C3 b C4 b C5 b B4 b A4 w A1 w B2 w E3", "=");
    String dead = engine.run("final_status_list dead");
    assertThat(dead).contains("A1").contains("E3");
    String reply = "";
    for (int move = 0; move < 25 && !reply.contains("pass"); move++) {
      reply = engine.run("kgs-genmove_cleanup b");
      assertThat(reply).matches("= ([A-E][1-5]|pass)\n\n");
      expect("play w pass", "=");
    }
    assertThat(reply).isEqualTo("= pass\n\n");
    expect("list_stones w", "=");
    expect("final_score", "= B+25");
  }

  @Test
  void aSequenceIsPlayedWholeOrNotAtAll() {
    expect("gogui-play_sequence b A1 w B1 b C1", "=");
    expect("gogui-play_sequence w D1 b A1", "? illegal move: the point is occupied");
    expect("move_history", "= black C1\nwhite B1\nblack A1");
  }

  @Test
  void givesHandicap() {
    expect("boardsize 19", "=");
    expect("fixed_handicap 5", "= D4 Q16 D16 Q4 K10");
    expect("fixed_handicap 2", "? board not empty");
    expect("clear_board", "=");
    expect("fixed_handicap 10", "? 10 is not between 2 and 9");
    expect("set_free_handicap D4 D4", "? repeated point: D4");
    expect("set_free_handicap D4 Q16 K10", "=");
    expect("boardsize 5", "=");
    expect("fixed_handicap 2", "? invalid number of stones");
    assertThat(engine.run("place_free_handicap 6").split(" ", -1)).hasSize(7);
    expect("boardsize 26", "? unacceptable size");
    expect("boardsize 0", "? unacceptable size");
    expect("rectangular_boardsize 5 7", "=");
    expect("query_boardsize", "= 5x7");
  }

  @Test
  void loadsAndPrintsRecords(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.sgf");
    Files.writeString(file, "(;SZ[5]KM[3.5]AB[aa];W[bb];B[cc](;W[dd])(;W[ee]))");
    expect("loadsgf " + file, "= black");
    expect("move_history", "= white D2\nblack C3\nwhite B4");
    expect("get_komi", "= 3.5");
    expect("undo", "=");
    expect("printsgf", "= (;GM[1]FF[4]SZ[5]KM[3.5]RU[Chinese]AB[aa]PL[W];W[bb];B[cc])");
    Path copy = folder.resolve("copy.sgf");
    expect("printsgf " + copy, "=");
    assertThat(copy).content().startsWith("(;GM[1]");
    expect(
        "printsgf " + folder.resolve("no/such/folder.sgf"),
        "? cannot write " + folder.resolve("no/such/folder.sgf"));
    expect("loadsgf " + file + " 2", "= black");
    expect("move_history", "= white B4");
    expect(
        "loadsgf " + folder.resolve("none.sgf"),
        "? cannot load file: " + folder.resolve("none.sgf"));
    Files.writeString(folder.resolve("bad.sgf"), "hello");
    assertThat(engine.run("loadsgf " + folder.resolve("bad.sgf"))).startsWith("? cannot load file");
    Files.writeString(folder.resolve("illegal.sgf"), "(;SZ[5];B[aa];W[aa])");
    assertThat(engine.run("loadsgf " + folder.resolve("illegal.sgf"))).startsWith("? illegal move");
    expect("move_history", "= white B4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nakade", "team16", "team16-alphabeta", "go-intellect"})
  void playsAWholeGameWithItself(String name) {
    Engine player = engine(name);
    player.run("boardsize 5");
    player.run("komi 0");
    int passes = 0;
    int moves = 0;
    while (passes < 2 && moves < 100) {
      String reply = player.run("genmove " + (moves % 2 == 0 ? "b" : "w"));
      assertThat(reply).matches("= ([A-E][1-5]|pass|resign)\n\n");
      if (reply.contains("resign")) {
        break;
      }
      passes = reply.contains("pass") ? passes + 1 : 0;
      moves++;
    }
    assertThat(player.run("final_score")).matches("= (0|[BW]\\+[0-9.]+)\n\n");
    assertThat(moves).isLessThan(100);
  }

  @Test
  void suggestsWithoutPlaying() {
    assertThat(engine.run("reg_genmove w")).matches("= [A-J][1-9]\n\n");
    expect("move_history", "=");
    assertThat(engine.run("kgs-genmove_cleanup b")).matches("= [A-J][1-9]\n\n");
    assertThat(engine.run("move_history")).startsWith("= black");
  }

  @Test
  void analysesUntilTheNextLine() {
    String leela = engine.run("5 lz-analyze b 1");
    assertThat(leela).startsWith("=5\ninfo move ").endsWith("\n\n");
    assertThat(leela).matches("(?s)=5\n(info move \\S+ visits \\d+ winrate \\d+ .* pv .*\n)+\n");
    String katago = engine.run("kata-analyze interval 1 ownership true");
    assertThat(katago).contains(" scoreLead ").contains(" ownership ");
    String aloud = engine.run("lz-genmove_analyze w 1");
    assertThat(aloud).matches("(?s)=\ninfo .*\nplay ([A-J][1-9]|pass|resign)\n\n");
    expect("lz-analyze nonsense", "? unknown argument: nonsense");
  }

  @Test
  void solvesLifeAndDeath() {
    expect("boardsize 7", "=");
    expect("set_position w B7 w B6 w B5 w B4 w A4 b C7 b C6 b C5 b C4 b C3 b B3 b A3", "=");
    expect("nakade-target B7", "=");
    expect("nakade-target", "= B7");
    expect("nakade-solve w", "= alive; right: A6");
    expect("nakade-status B7", "= white first: alive; black first: dead");
    expect("nakade-status G1", "? no stone on G1");
    expect("nakade-region none", "=");
  }

  @Test
  void keepsTheTimesOfAllSystems() {
    for (String setting :
        List.of(
            "time_settings 60 0 0",
            "time_settings 0 2 1",
            "time_settings 0 0 0",
            "time_settings 10 30 25",
            "time_settings 0 10 0",
            "kgs-time_settings none",
            "kgs-time_settings absolute 60",
            "kgs-time_settings byoyomi 60 10 5",
            "kgs-time_settings canadian 60 60 20",
            "kata-time_settings fischer 60 5",
            "kata-time_settings fischer-capped 60 5 90")) {
      expect(setting, "=");
      expect("time_left b 5 0", "=");
      expect("time_left w 3 1", "=");
      assertThat(engine.run("genmove b")).startsWith("= ");
      expect("undo", "=");
    }
    expect("time_settings 1 2", "? missing argument after 2");
    expect("time_settings -1 0 0", "? not a time: -1");
    expect("kgs-time_settings hourglass 5", "? unknown time system: hourglass");
    expect("kata-time_settings byoyomi 60 10", "? missing argument after 10");
  }

  @Test
  void drawsWhatItSees() {
    engine.run("gogui-play_sequence b C3 w G7 b G3 w C7 b E5");
    for (String view :
        List.of(
            "nakade-blocks",
            "nakade-chains",
            "nakade-groups",
            "nakade-influence",
            "nakade-territory",
            "nakade-weights b",
            "nakade-ownership")) {
      List<String> rows = engine.run(view).strip().lines().skip(1).toList();
      assertThat(rows).as(view).hasSize(9);
      assertThat(rows).allMatch(row -> row.trim().split(" +", -1).length == 9);
    }
    List<String> analyses =
        engine.run("gogui-analyze_commands").substring(2).strip().lines().toList();
    for (String line : analyses) {
      String[] parts = line.split("/", -1);
      assertThat(parts).as(line).hasSize(3);
      String command = parts[2].split(" ", -1)[0];
      assertThat(engine.run("known_command " + command)).isEqualTo("= true\n\n");
    }
    assertThat(engine.run("nakade-candidates b")).startsWith("= ");
    assertThat(engine.run("nakade-think b")).contains("VAR b ").contains("LABEL ");
    assertThat(engine.run("nakade-score")).contains("safety");
  }

  /** Every command, with arguments of all kinds: one reply each, and the engine lives on. */
  @Test
  void everyCommandSurvivesAllArguments() {
    List<String> commands = engine.run("list_commands").substring(2).strip().lines().toList();
    assertThat(commands).contains("genmove", "undo", "final_status_list", "nakade-solve");
    List<String> arguments =
        List.of(
            "", "b", "w E5", "b pass", "9", "-1", "1 2 3", "E5", "dead", "none", "x".repeat(300));
    for (String command : commands) {
      if (List.of("quit", "printsgf").contains(command)) { // one ends it, one writes files
        continue;
      }
      for (String argument : arguments) {
        String reply = engine.run("4 " + command + " " + argument);
        assertThat(reply).as(command + " " + argument).matches("(?s)[=?]4.*\n\n");
        assertThat(reply).doesNotContain("internal error");
        assertThat(reply.substring(0, reply.length() - 2)).doesNotContain("\n\n");
      }
      engine.run("boardsize 5");
    }
    expect("quit", "=");
    assertThat(engine.hasEnded()).isTrue();
  }

  /** Lines made of commands, arguments and rubbish in any order. */
  @Test
  void survivesRubbish() {
    Random random = new Random(77);
    List<String> words =
        new ArrayList<>(engine.run("list_commands").substring(2).strip().lines().toList());
    words.removeAll(List.of("quit", "printsgf"));
    words.addAll(
        List.of(
            "b",
            "w",
            "A1",
            "E5",
            "T19",
            "pass",
            "0",
            "-3",
            "1e99",
            "NaN",
            "9",
            "25",
            "#",
            "=",
            "?",
            "\u0000",
            "é囲碁",
            "\"",
            "{}",
            "/",
            "interval",
            "5"));
    engine.run("boardsize 5");
    for (int i = 0; i < 800; i++) {
      StringBuilder line = new StringBuilder();
      for (int j = random.nextInt(5); j >= 0; j--) {
        line.append(words.get(random.nextInt(words.size())))
            .append(random.nextInt(9) == 0 ? "" : " ");
      }
      if (line.toString().matches("\\s*(rectangular_)?boardsize.*")) {
        line.setLength(0);
        line.append("boardsize 5");
      }
      String reply = engine.run(line.toString());
      assertThat(reply.isEmpty() || reply.matches("(?s)[=?].*\n\n")).as(line.toString()).isTrue();
      assertThat(reply).as(line.toString()).doesNotContain("internal error");
    }
    expect("protocol_version", "= 2");
  }
}
