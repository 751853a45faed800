package dev.nakade.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every command of the list with arguments that are right, and with ones that are not. */
class EveryCommandTest {
  private static final String NONE = "";
  private static final String ANYTHING = "(?s).*";
  private static final String MOVE = "[A-G][1-7]|pass|resign";
  private static final String BOARD = "(?s)(\\S+( +\\S+){6}\\s*){7}";
  private static final String INFO = "(?s)info move .*";

  private final Map<String, Trial> trials = new TreeMap<>();

  /**
   * What is tried with a command.
   *
   * @param good arguments that it takes
   * @param reply what it then says
   * @param bad arguments that it refuses, null if it looks at none
   * @param complaint what it then says
   */
  private record Trial(String good, String reply, String bad, String complaint) {}

  @TempDir private Path folder;

  private Engine engine;

  private void takes(String command, String good, String reply) {
    trials.put(command, new Trial(good, reply, null, null));
  }

  private void takes(String command, String good, String reply, String bad, String complaint) {
    trials.put(command, new Trial(good, reply, bad, complaint));
  }

  @BeforeEach
  void listTrials() throws IOException {
    Path record = folder.resolve("a.sgf");
    Files.writeString(record, "(;SZ[7];B[cc];W[ee])");
    takes("analyze", "b 1", INFO, "x", "unknown argument: x");
    takes("boardsize", "7", NONE, "seven", "unacceptable size");
    takes("clear_board", NONE, NONE);
    takes("clear_cache", NONE, NONE);
    takes("cputime", NONE, "\\d+\\.\\d{3}");
    takes("echo", "a  b", "a b");
    takes("final_score", NONE, "0|[BW]\\+[\\d.]+");
    takes("final_status", "C3", "alive", "Z9", "not a point of this board: Z9");
    takes("final_status_list", "alive", ANYTHING, "asleep", "invalid status: asleep");
    takes("fixed_handicap", "4", "C3 E5 C5 E3", "99", "99 is not between 2 and 9");
    takes("genmove", "b", MOVE, "green", "not a colour: green");
    takes("genmove_analyze", "b 1", "(?s)info .*play (" + MOVE + ")", "avoid", "moves .*");
    takes("get_komi", NONE, "7");
    takes("gg-undo", "2", NONE, "9", "cannot undo");
    takes("gogui-analyze_commands", NONE, "(?s)sboard/Blocks/nakade-blocks\n.*");
    takes("gogui-interrupt", NONE, NONE);
    takes("gogui-play_sequence", "b A1 w A2", NONE, "b", "a colour without a move");
    takes("gogui-rules_game_id", NONE, "Go");
    takes("gogui-setup", "b A1 w A2", NONE, "b B9", "not a point of this board: B9");
    takes("gogui-setup_player", "w", NONE, NONE, "missing argument");
    takes("gogui-title", NONE, "Nakade nakade");
    takes("is_legal", "b A1", "1", "b", "missing argument after b");
    takes("kata-analyze", "b 1 ownership true", "(?s).* ownership .*", "-3", "unknown arg.*");
    takes("kata-genmove_analyze", "b 1", "(?s)info .*play (" + MOVE + ")", "x", "unknown .*");
    takes("kata-get-rules", NONE, "\\{.*POSITIONAL.*\\}");
    takes("kata-list_time_settings", NONE, "none absolute .*");
    takes("kata-set-rules", "tromp-taylor", NONE, "mine", "unknown rules: mine");
    takes("kata-time_settings", "fischer 60 5", NONE, "fischer 60", "missing argument after 60");
    takes("kgs-genmove_cleanup", "w", MOVE, NONE, "missing argument");
    takes("kgs-rules", "chinese", NONE);
    takes("kgs-time_settings", "byoyomi 5 5 5", NONE, "sand 5", "unknown time system: sand");
    takes("known_command", "play", "true", NONE, "missing argument");
    takes("komi", "-6.5", NONE, "NaN", "not a number that makes sense: NaN");
    takes("list_commands", NONE, "(?s)analyze\nboardsize\n.*undo\nversion");
    takes("list_stones", "b", "C3", "C3", "not a colour: C3");
    takes("loadsgf", record + " 2", "white", "no-such.sgf", "cannot load file: no-such.sgf");
    takes("lz-analyze", "w 1", INFO, "interval", "missing argument after interval");
    takes("lz-genmove_analyze", "w 1", "(?s)info .*play (" + MOVE + ")", "allow", "moves .*");
    takes("move_history", NONE, "white E5\nblack C3");
    takes("nakade-blocks", NONE, BOARD);
    takes("nakade-candidates", "b", "(?s)([A-G][1-7] \\d+\\s*)+", "9", "not a colour: 9");
    takes("nakade-chains", NONE, BOARD);
    takes("nakade-groups", NONE, BOARD);
    takes("nakade-influence", NONE, BOARD);
    takes("nakade-ownership", NONE, BOARD);
    takes("nakade-region", "A1 A2", NONE, "A1 pass", "a point is needed, not a pass");
    takes("nakade-score", NONE, "(?s)[BW]\\+\\d+\n.*safety.*");
    takes("nakade-solve", "w", "alive; right: A6", "up", "not a colour: up");
    takes("nakade-status", "B7", "white first: alive; black .*", "A1", "no stone on A1");
    takes("nakade-target", "C3", NONE, "C33", "not a point of this board: C33");
    takes("nakade-territory", NONE, BOARD);
    takes("nakade-think", "b", "(?s)VAR b .*LABEL .*TEXT .*", "b b", "too many arguments: b");
    takes("nakade-weights", "b", BOARD, "x", "not a colour: x");
    takes("nakade-why", "D4", ANYTHING, "pass", "a point is needed, not a pass");
    takes("name", NONE, "Nakade nakade");
    takes("place_free_handicap", "3", "([A-G][1-7] ?){3}", "1", "1 is not between 2 and 48");
    takes("play", "b A1", NONE, "b C3", "illegal move: the point is occupied");
    takes("printsgf", NONE, "\\(;GM\\[1\\].*\\)", "/no/such/a", "cannot write /no/such/a");
    takes("protocol_version", NONE, "2");
    takes("query_boardsize", NONE, "7x7");
    takes("quit", NONE, NONE);
    takes("rectangular_boardsize", "5 9", NONE, "5 99", "unacceptable size");
    takes("reg_genmove", "w", MOVE, "w w", "too many arguments: w");
    takes("set_free_handicap", "A1 B2", NONE, "A1", "missing argument after A1");
    takes("set_position", "b A1", NONE, "b A1 w A1", "repeated point: A1");
    takes("showboard", NONE, "(?s).*black to move, komi 7; captured: 0 black, 0 white");
    takes("time_left", "b 10 0", NONE, "b soon", "not a number: soon");
    takes("time_settings", "300 30 5", NONE, "300", "missing argument after 300");
    takes("undo", NONE, NONE);
    takes("version", NONE, "0\\.15");
  }

  @Test
  void isTried() {
    engine = EngineTest.engine("nakade");
    List<String> listed = engine.run("list_commands").substring(2).strip().lines().toList();
    assertThat(listed).containsExactlyElementsOf(trials.keySet());
    for (String command : listed) {
      Trial trial = trials.get(command);
      begin(command);
      check(command, trial.good, "=", trial.reply);
      if (trial.bad != null) {
        begin(command);
        check(command, trial.bad, "?", trial.complaint);
        assertThat(engine.run("query_boardsize")).as("after " + command).isEqualTo("= 7x7\n\n");
      }
    }
    assertThat(engine.hasEnded()).isTrue();
  }

  private void begin(String command) {
    engine.run("kata-set-rules tromp-taylor");
    engine.run("kgs-time_settings none");
    engine.run("boardsize 7");
    engine.run("komi 7");
    if (command.matches("nakade-solve|nakade-status")) {
      engine.run("set_position w B7 w B6 w B5 w B4 w A4 b C7 b C6 b C5 b C4 b C3 b B3 b A3");
      engine.run("nakade-target B7");
    } else if (!command.contains("handicap")) {
      engine.run("gogui-play_sequence b C3 w E5");
    }
  }

  private void check(String command, String arguments, String sign, String text) {
    String line = command + " " + arguments;
    String reply = engine.run("12 " + line);
    assertThat(reply).as(line).startsWith(sign + "12").endsWith("\n\n");
    assertThat(reply.substring(3).strip()).as(line).matches(text);
  }
}
