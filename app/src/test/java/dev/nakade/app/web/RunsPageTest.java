package dev.nakade.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import dev.nakade.app.Run;
import dev.nakade.app.check.PastRuns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Collections that were checked, in the web application. */
class RunsPageTest {
  private static final String CORNER = Client.CORNER.replaceFirst("\\)$", "");

  @TempDir private Path folder;

  /** A book with a right and a wrong answer, checked; and a store that is none. */
  @BeforeEach
  void check() throws IOException {
    Path book = Files.createDirectories(folder.resolve("book"));
    Files.writeString(book.resolve("right.sgf"), CORNER + ";W[ab])");
    Files.writeString(book.resolve("<b>.sgf"), CORNER + "GC[twice];W[aa])");
    String out = folder.resolve("runs/first").toString();
    assertThat(Run.of("check", "--out", out, book.toString()).status()).isEqualTo(1);
    Path broken = Files.createDirectories(folder.resolve("runs/broken"));
    Files.writeString(broken.resolve("check.sqlite"), "no database ".repeat(100));
  }

  private Client client() {
    return new Client(Client.LIMITS, new PastRuns(Optional.of(folder.resolve("runs"))));
  }

  @Test
  void runsAreListedAndTheirProblemsOpened() throws IOException {
    try (Client client = client();
        Chromium chromium = new Chromium()) {
      Page page = chromium.page();
      page.navigate(client.address() + "/");
      page.waitForSelector("html[data-ready]");
      page.locator("text=Collections").click();
      page.waitForSelector("html[data-ready]");
      page.locator("#run").selectOption("first");
      assertThat(page.locator("#rows li")).hasCount(2);
      page.locator("#verdict").selectOption("wrong-answer");
      assertThat(page.locator("#rows li")).hasCount(1);
      assertThat(page.locator("#rows li")).containsText("<b>.sgf, 1 wrong-answer");
      assertThat(page.locator("#rows li")).containsText("Right: A18.");
      Path shots = Files.createDirectories(Path.of("target", "screenshots"));
      page.screenshot(new Page.ScreenshotOptions().setPath(shots.resolve("runs.png")));
      page.locator("#rows a").click();
      page.waitForSelector("html[data-ready]");
      assertThat(page.locator("#sgf")).hasValue(Pattern.compile(".*AW.*\\[ad].*", Pattern.DOTALL));
      assertThat(chromium.errors()).isEmpty();
      assertThat(client.errors()).isEmpty();
    }
  }

  @Test
  void onlyWhatIsListedCanBeRead() {
    try (Client client = client()) {
      JsonNode runs = client.get("/api/v1/runs").json().get("runs");
      assertThat(runs.findValuesAsText("name")).containsExactly("broken", "first");
      assertThat(runs.get(0).has("error")).isTrue();
      assertThat(runs.get(1).get("verdicts").get("confirmed").asInt()).isEqualTo(1);
      String rows = "/api/v1/runs/rows?run=";
      assertThat(client.get(rows + "first&find=RIGHT.sgf").json().get("total").asInt())
          .isEqualTo(1);
      assertThat(client.get(rows + "first&from=1").json().get("rows")).hasSize(1);
      assertThat(client.get(rows + "first&from=x").status()).isEqualTo(400);
      assertThat(client.get(rows + "..%2Ffirst").status()).isEqualTo(404);
      assertThat(client.get(rows + "broken").status()).isEqualTo(404);
      assertThat(client.get("/api/v1/runs/rows").status()).isEqualTo(404);
    }
  }
}
