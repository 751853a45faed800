package dev.nakade.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code nakade match}. */
class MatchTest {
  private static final String QUICK = "nakade --nodes 2000 --time 1m";
  private static final String SIMPLE = "team16 --depth 1";

  @TempDir private Path folder;

  private Run match(String... more) {
    String[] args = new String[more.length + 3];
    args[0] = "match";
    args[1] = "--size";
    args[2] = "5";
    System.arraycopy(more, 0, args, 3, more.length);
    return Run.of(args);
  }

  /** An engine of a few lines of shell that says the same to every genmove. */
  private String scripted(String move) throws IOException {
    Path script = folder.resolve("engine-" + move.hashCode());
    Files.writeString(
        script,
        "while read -r line; do case $line in genmove*) "
            + move
            + ";; quit) exit;; *) printf '=\\n\\n';; esac; done\n");
    return "sh " + script;
  }

  @Test
  void playsGamesWithColoursInTurnAndKeepsThem() throws IOException {
    Path out = folder.resolve("games");
    Run run = match(QUICK, SIMPLE, "--games", "4", "--out", out.toString(), "--parallel", "2");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("as black", "as white", "Elo");
    List<String> log = Files.readAllLines(out.resolve("games.jsonl"));
    assertThat(log).hasSize(4);
    assertThat(log.stream().filter(line -> line.contains("\"black\":\"" + QUICK + "\"")).count())
        .isEqualTo(2);
    for (int game = 1; game <= 4; game++) {
      SgfFile file = SgfReader.read(Files.readAllBytes(out.resolve("game-000" + game + ".sgf")));
      SgfNode end = file.games().get(0);
      while (!end.children().isEmpty()) {
        end = end.children().get(0);
      }
      assertThat(file.complaints()).isEmpty();
      assertThat(SgfPosition.at(end).problems()).isEmpty();
    }
  }

  @Test
  void goesOnWhereItStopped() throws IOException {
    Path out = folder.resolve("games");
    match(QUICK, SIMPLE, "--games", "2", "--out", out.toString());
    Path log = out.resolve("games.jsonl");
    List<String> before = Files.readAllLines(log);
    Files.writeString(log, String.join("\n", before) + "\n{\"game\":3,\"cut");
    Run run = match(QUICK, SIMPLE, "--games", "3", "--out", out.toString());
    assertThat(run.out()).contains("2 games were played before");
    List<String> after = Files.readAllLines(log);
    assertThat(after.subList(0, 2)).isEqualTo(before);
    assertThat(after.get(after.size() - 1)).contains("\"game\":3");
    Run other = match(SIMPLE, QUICK, "--games", "3", "--out", out.toString());
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err()).contains("other engines");
  }

  @Test
  void aCrashLosesTheGame() throws IOException {
    Run run = match(SIMPLE, scripted("exit 1"), "--games", "2", "--json");
    assertThat(run.status()).isZero();
    assertThat(run.out().lines()).hasSize(2);
    assertThat(run.out()).contains("\"points\":1.0").contains("it ended instead of answering");
    assertThat(run.out()).doesNotContain("\"points\":0.0");
  }

  @Test
  void anIllegalMoveLosesTheGame() throws IOException {
    Run run = match(SIMPLE, scripted("printf '= A1\\n\\n'"), "--games", "1", "--json");
    assertThat(run.out()).contains("illegal move A1: occupied").contains("\"points\":1.0");
  }

  @Test
  void noAnswerInTimeLosesTheGame() throws IOException {
    Run run = match(SIMPLE, scripted("sleep 30"), "--games", "1", "--limit", "500ms", "--json");
    assertThat(run.out()).contains("B+T").contains("no answer").contains("\"points\":1.0");
  }

  /** The clock is kept by the referee, whatever an engine makes of it. */
  @Test
  void whoeverExceedsItsClockLosesTheGame() throws IOException {
    String slow = scripted("sleep 1; printf '= pass\\n\\n'");
    Run run = match(SIMPLE, slow, "--games", "1", "--clock", "kgs-time_settings absolute 0.5");
    assertThat(run.out()).contains("B+T").contains("white: out of time");
    Run bad = match(SIMPLE, slow, "--clock", "time_settings 1");
    assertThat(bad.status()).isEqualTo(2);
    assertThat(bad.err()).contains("--clock time_settings 1: missing argument after 1");
  }

  @Test
  void passesEndAGameAndAreCounted() throws IOException {
    String passing = scripted("printf '= pass\\n\\n'");
    Run run = match(passing, passing, "--games", "1", "--opening", "0", "--komi", "0", "--json");
    assertThat(run.out()).contains("\"result\":\"0\"").contains("\"points\":0.5");
    String resigning = scripted("printf '= resign\\n\\n'");
    Run given = match(passing, resigning, "--games", "1", "--json");
    assertThat(given.out()).contains("\"result\":\"B+R\"");
  }

  @Test
  void refusesWhatMakesNoSense() {
    assertThat(match("nakade", "no-such-program-anywhere").status()).isEqualTo(2);
    assertThat(match("nakade --depth x", "team16").status()).isEqualTo(2);
    assertThat(match("nakade", "team16", "--games", "0").status()).isEqualTo(2);
    assertThat(match("nakade", "team16", "--ko", "none").status()).isEqualTo(2);
  }
}
