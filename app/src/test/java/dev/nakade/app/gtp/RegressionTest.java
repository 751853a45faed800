package dev.nakade.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.KoRule;
import dev.nakade.go.Size;
import dev.nakade.player.Turn;
import dev.nakade.systems.PlayerSystem;
import dev.nakade.systems.Players;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs regression files as they are common for Go engines. */
class RegressionTest {
  private static final Pattern EXPECTED = Pattern.compile("#\\? \\[(.*)\\]");
  private static final long NODES = 150_000;

  @ParameterizedTest
  @ValueSource(strings = {"rules.tst", "moves.tst", "endings.tst", "conversation.tst"})
  void answersAsExpected(String file) throws IOException {
    Engine engine =
        new Engine(
            Players.find("nakade").orElseThrow(),
            new Settings(
                Size.of(9, 9),
                7,
                KoRule.PSK,
                60_000_000_000L,
                NODES,
                new PlayerSystem.Style(1, 0, true),
                Turn.Ending.AGREED,
                "0.15"));
    String reply = "";
    String asked = "";
    int compared = 0;
    for (String line : lines(file)) {
      Matcher expected = EXPECTED.matcher(line);
      if (expected.matches()) {
        String text = reply.replaceFirst("^[=?][0-9]* ?", "").strip();
        assertThat(text).as(file + ": " + asked).matches(expected.group(1));
        compared++;
      } else if (!line.isBlank() && !line.startsWith("#")) {
        reply = engine.run(line);
        asked = line;
        if (!line.matches("[0-9].*")) {
          assertThat(reply).as(file + ": " + line).startsWith("=");
        }
      }
    }
    assertThat(compared).isGreaterThanOrEqualTo(4);
  }

  private static List<String> lines(String file) throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                RegressionTest.class.getResourceAsStream(file), StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }
}
