package dev.nakade.app.check;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.nakade.app.web.Chromium;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a report in a real browser, with as many rows as a site may own. */
class ReportTest {
  private static final int ROWS = 20_000;
  private static final List<Outcome> OUTCOMES = List.of(Outcome.values());

  @TempDir private Path folder;

  private static Row row(int number) {
    Map<String, Object> more = new LinkedHashMap<>();
    more.put("id", "problem " + number);
    more.put("says", "White lives. Stated, but not right: A19. Right: A18. </script><b>");
    more.put("toMove", "white");
    more.put("goal", "live");
    more.put("convention", "main-line");
    more.put(
        "assumed",
        Map.of("answers", Convention.MAIN_LINE.words(), "target", "a wall closes it in"));
    more.put(
        "position",
        "(;SZ[19]PL[W]AW[ba][bb][bc][bd][ad]AB[ca][cb][cc][cd][ce][be][ae]TR[ba][bb][bc][bd])");
    more.put("line", List.of("A18", "A19", "A17"));
    more.put("wrongAnswers", List.of("A19"));
    more.put("refutations", Map.of("A19", List.of("A18"), "A17", List.of("A18", "A19")));
    more.put("mistakes", List.of());
    more.put("difficulty", number / 1000.0);
    return new Row(
        "book.sgf",
        number,
        "content",
        List.of("A19"),
        List.of("A18"),
        OUTCOMES.get(number % OUTCOMES.size()),
        "alive",
        number,
        1,
        10_000,
        true,
        "test",
        more,
        Optional.empty(),
        Optional.empty());
  }

  @Test
  void twentyThousandRowsCanBeFilteredAndFound() throws Exception {
    List<Row> rows = new ArrayList<>();
    for (int i = 1; i <= ROWS; i++) {
      rows.add(row(i));
    }
    new Report(folder).write(rows, ROWS);
    try (Chromium chromium = new Chromium()) {
      Page page = chromium.page();
      page.navigate(folder.resolve("report.html").toUri().toString());
      assertThat(page.locator("#summary")).hasText("20000 problems, 20000 examined.");
      assertThat(page.locator("article")).hasCount(25);
      assertThat(page.locator("#page")).hasText("1 to 25 of 20000");
      page.locator("button:text-is('wrong-answer')").click();
      assertThat(page.locator("#page")).hasText("1 to 25 of 2223");
      assertThat(page.locator("article .verdict").first()).hasText("wrong-answer");
      page.locator("button:text-is('settled')").click();
      assertThat(page.locator("#page")).hasText("1 to 25 of 4445");
      page.locator("#order").selectOption("hard");
      assertThat(page.locator("article h2").first()).hasText("book.sgf, 19999 (problem 19999)");
      page.locator("#find").fill("PROBLEM 1234");
      assertThat(page.locator("article")).hasCount(4);
      assertThat(page.locator("article svg.board rect").first()).isVisible();
      assertThat(page.locator("article").first()).containsText("A19 is refuted by A18.");
      Path shots = Files.createDirectories(Path.of("target", "screenshots"));
      page.screenshot(new Page.ScreenshotOptions().setPath(shots.resolve("report.png")));
      assertThat(chromium.errors()).isEmpty();
      Object millis = page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd");
      System.out.println("report.html with 20,000 rows: loaded after " + millis + " ms");
    }
  }
}
