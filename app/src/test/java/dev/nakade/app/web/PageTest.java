package dev.nakade.app.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Media;
import dev.nakade.proof.Checker;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The page in a real browser, used as a person would. Any error on its console fails a test.
 * Screenshots go to {@code target/screenshots}.
 */
class PageTest {
  private static final Path SHOTS = Path.of("target", "screenshots");
  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--no-first-run");
  private static final LocatorAssertions.ContainsTextOptions PATIENT =
      new LocatorAssertions.ContainsTextOptions().setTimeout(15_000);

  private static final Pattern BEST = Pattern.compile("Best line so far: [A-H]1[0-9].*");

  private static Client server;
  private static Playwright playwright;
  private static Browser browser;

  private final List<String> errors = new ArrayList<>();
  private BrowserContext context;
  private com.microsoft.playwright.Page page;

  @BeforeAll
  static void open() throws IOException {
    Files.createDirectories(SHOTS);
    server = new Client();
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(Path.of(System.getProperty("chromium", "/usr/bin/chromium")))
                    .setArgs(FLAGS));
  }

  @AfterAll
  static void close() {
    browser.close();
    playwright.close();
    server.close();
    assertThat(server.errors()).isEmpty();
  }

  @BeforeEach
  void visit() {
    visit(new Browser.NewContextOptions().setViewportSize(1280, 900));
  }

  @AfterEach
  void leave() {
    context.close();
    assertThat(errors).isEmpty();
  }

  private void visit(Browser.NewContextOptions options) {
    if (context != null) {
      context.close();
    }
    context = browser.newContext(options.setAcceptDownloads(true));
    page = context.newPage();
    page.onConsoleMessage(
        message -> {
          if (List.of("error", "warning").contains(message.type())) {
            errors.add(message.text() + " " + message.location());
          }
        });
    page.onPageError(errors::add);
    page.navigate(server.address() + "/");
    page.waitForSelector("html[data-ready]");
  }

  private void shoot(String name) {
    page.screenshot(new ScreenshotOptions().setPath(SHOTS.resolve(name + ".png")));
  }

  private Locator point(String name) {
    return page.locator("go-board .hit[data-name='" + name + "']");
  }

  private void load(String sgf) {
    page.locator("#sgf").fill(sgf);
    page.locator("#load").click();
    assertThat(page.locator("#load")).isEnabled();
  }

  private void tab(String name) {
    page.getByRole(
            AriaRole.TAB,
            new com.microsoft.playwright.Page.GetByRoleOptions().setName(name).setExact(true))
        .click();
  }

  private void solve(String sgf) {
    load(sgf);
    tab("Solve");
    page.locator("#solve").click();
    assertThat(page.locator("#get-certificate"))
        .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(15_000));
  }

  private Locator text(String id) {
    return page.locator("#" + id);
  }

  private void label(String name, String expected) {
    assertThat(point(name)).hasAttribute("aria-label", Pattern.compile(".*" + expected + ".*"));
  }

  private void choose(String group, String value) {
    page.locator("input[name=" + group + "][value=" + value + "]").check();
  }

  @Test
  void stonesAndMarksAreSetUp() {
    point("C3").click();
    point("C4").click();
    choose("tool", "white");
    point("D3").click();
    choose("tool", "target");
    point("C3").click();
    choose("tool", "region");
    point("B2").click();
    label("C3", "black stone, target");
    label("D3", "white stone");
    label("B2", "empty, in the region");
    assertThat(text("count-black")).hasText("2");
    assertThat(text("count-white")).hasText("1");
    assertThat(text("count-target")).hasText("2");
    assertThat(text("count-region")).hasText("1");
    choose("mover", "white");
    assertThat(text("sgf")).hasValue(Pattern.compile(".*PL\\[W\\]TR\\[cp\\]\\[cq\\]SQ\\[br\\].*"));

    choose("overlay", "liberties");
    label("C3", "label 5");
    choose("overlay", "groups");
    label("D3", "label 2");
    shoot("edit");
    choose("tool", "erase");
    point("D3").click();
    assertThat(text("count-white")).hasText("0");
    text("undo").click();
    assertThat(text("count-white")).hasText("1");
    text("redo").click();
    assertThat(text("count-white")).hasText("0");
    text("clear").click();
    assertThat(text("count-black")).hasText("0");
    assertThat(text("count-region")).hasText("0");
  }

  @Test
  void theBoardTurnsFlipsAndSwaps() {
    load("(;SZ[5:4]AB[aa]AW[ba])");
    label("A4", "black");
    text("rotate-right").click();
    label("D5", "black");
    label("D4", "white");
    text("rotate-left").click();
    label("A4", "black");
    text("flip-across").click();
    label("E4", "black");
    text("flip-down").click();
    label("E1", "black");
    text("swap").click();
    label("E1", "white");
    assertThat(page.locator("input[name=mover][value=white]")).isChecked();
    text("size").fill("7x3");
    text("new-board").click();
    assertThat(page.locator("go-board svg")).hasAttribute("aria-label", "Go board 7 by 3");
    text("size").fill("99");
    text("new-board").click();
    assertThat(text("error")).containsText("25x25");
  }

  @Test
  void collectionsOfferTheirGamesAndTextStaysText() {
    load("(;SZ[9]GN[First]AB[cc]C[<img src=x onerror=alert(1)>])(;SZ[13]GN[Second]AW[dd])");
    assertThat(text("comment")).hasText("<img src=x onerror=alert(1)>");
    assertThat(page.locator("#games option")).hasCount(2);
    text("games").selectOption(new com.microsoft.playwright.options.SelectOption().setIndex(1));
    label("D10", "white");
  }

  @Test
  void aLinkBringsThePositionBack() {
    load(Client.CORNER);
    label("B19", "white");
    String link = page.url();
    assertThat(link).contains("#sgf=");
    page.navigate("about:blank");
    page.navigate(link);
    label("B19", "white");
    label("C19", "black");
  }

  @Test
  void whatIsAskedIsShownBeforeItIsSolved() {
    load(Client.CORNER);
    text("ask").click();
    assertThat(text("status")).containsText("White to move is to live: 5 stones are meant");
    label("B18", "white stone, target, in the region");
    label("C18", "taken as safe");
    point("K10").click();
    label("C18", "black stone$");
  }

  @Test
  void theLinkIsCopied() {
    context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
    load(Client.CORNER);
    text("share").click();
    assertThat(text("status")).hasText("The link was copied.");
    assertThat((String) page.evaluate("navigator.clipboard.readText()")).isEqualTo(page.url());
  }

  @Test
  void aHeldPointerPaintsTheRegion() {
    load("(;SZ[9])");
    choose("tool", "region");
    point("A3").hover();
    page.mouse().down();
    point("B3").hover();
    point("C3").hover();
    page.mouse().up();
    assertThat(text("count-region")).hasText("3");
    label("B3", "in the region");
    point("B3").click();
    assertThat(text("count-region")).hasText("2");
    text("undo").click();
    assertThat(text("count-region")).hasText("3");
    text("undo").click();
    assertThat(text("count-region")).hasText("0");
  }

  /** The words of an old file in Shift_JIS, which says nothing of its encoding. */
  @Test
  void filesOfOtherEncodingsAreRead() throws IOException {
    String words = "黒先で生きる形です。白の石は取れません。";
    byte[] bytes = ("(;SZ[9]AB[cc]C[" + words + "])").getBytes(Charset.forName("Shift_JIS"));
    Path file = Files.write(SHOTS.resolve("old.sgf"), bytes);
    text("file").setInputFiles(file);
    label("C7", "black");
    assertThat(text("comment")).hasText(words);
  }

  @Test
  void aKoIsToldExploredAndSettledByThreats() {
    example("Tripod group");
    tab("Solve");
    page.locator("#options summary").click();
    text("with-threats").check();
    text("threats-black").fill("1");
    text("solve").click();
    assertThat(text("sentence")).containsText("it survives", PATIENT);
    assertThat(text("explained")).containsText("Ko:");
    label("B1", "ko if played, right");
    page.locator("#options summary").click();
    shoot("ko");
    tab("Explore");
    assertThat(text("explore-says")).containsText("ko", PATIENT);
    point("B1").click();
    assertThat(text("explore-says")).containsText("White B1 is right. Black answers", PATIENT);
    assertThat(page.locator("#tree button")).hasCount(2);
  }

  @Test
  void aSekiIsExplained() {
    example("simple seki");
    tab("Solve");
    text("solve").click();
    assertThat(text("sentence")).containsText("seki", PATIENT);
    assertThat(text("explained")).containsText("neither side can play there");
  }

  /** Region and safe stones of the proof are drawn; both sides may play outside. */
  @Test
  void anOpenProblemIsSolvedAndExplored() {
    example("with a gap");
    tab("Solve");
    text("survive").evaluate("box => { box.value = 'every'; }");
    text("solve").click();
    assertThat(text("sentence")).containsText("White lives", PATIENT);
    assertThat(text("assumptions")).containsText("the region is");
    label("A18", "alive if played, right");
    tab("Explore");
    assertThat(text("explore-says")).containsText("White lives", PATIENT);
    point("D10").click();
    assertThat(text("explore-says")).containsText("Black answers", PATIENT);
    label("D10", "white stone");
    page.keyboard().press("Home");
    label("D10", "empty");
  }

  private void example(String name) {
    text("examples").click();
    Locator option =
        page.locator("#games option").filter(new Locator.FilterOptions().setHasText(name));
    text("games").selectOption(option.getAttribute("value"));
    assertThat(text("count-target")).not().hasText("0");
  }

  @Test
  void thePrintViewHasTheAnswerAndNoControls() {
    page.evaluate("window.print = () => { window.printed = true; }");
    solve(Client.CORNER);
    text("print").click();
    assertThat((Boolean) page.evaluate("window.printed")).isTrue();
    page.emulateMedia(
        new com.microsoft.playwright.Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(text("sentence")).isVisible();
    assertThat(page.locator("go-board svg")).isVisible();
    assertThat(page.locator("header")).isHidden();
    assertThat(text("exports")).isHidden();
    assertThat(text("solve")).isHidden();
    shoot("print");
  }

  @Test
  void theBoardIsZoomedAndCropped() {
    load(Client.CORNER);
    double whole = point("A19").boundingBox().width;
    text("zoom-in").click();
    assertThat(point("A19").boundingBox().width).isGreaterThan(whole);
    text("zoom-out").click();
    text("zoom-out").click();
    assertThat(point("A19").boundingBox().width).isLessThan(whole);
    text("cropped").check();
    assertThat(point("T1")).hasCount(0);
    assertThat(point("A19")).isVisible();
  }

  @Test
  void aPastedAndADroppedRecordAreRead() {
    page.evaluate(
        "sgf => { const data = new DataTransfer(); data.setData('text/plain', sgf);"
            + " document.body.dispatchEvent(new ClipboardEvent('paste',"
            + " {clipboardData: data, bubbles: true})); }",
        "(;SZ[9]AB[ee])");
    label("E5", "black");
    page.evaluate(
        "sgf => { const data = new DataTransfer(); data.items.add(new File([sgf], 'a.sgf'));"
            + " document.body.dispatchEvent(new DragEvent('drop',"
            + " {dataTransfer: data, bubbles: true})); }",
        "(;SZ[9]AW[aa])");
    label("A9", "white");
  }

  @Test
  void aProblemIsSolvedAndItsProofTakenHome() throws IOException {
    solve(Client.CORNER);
    assertThat(text("sentence"))
        .containsText(
            "White to move. White lives. The only right move is A18; 2 other points fail.");
    label("A18", "alive if played, right");
    label("A19", "dead if played");
    label("C18", "taken as safe");
    assertThat(text("assumptions")).containsText("the target is White's");
    assertThat(text("nodes")).hasText(Pattern.compile("[0-9,]+"));
    assertThat(text("memory")).containsText("of 16 MiB");
    text("cropped").check();
    shoot("solve");
    Download certificate = page.waitForDownload(() -> text("get-certificate").click());
    try (InputStream in = certificate.createReadStream()) {
      assertThat(Checker.check(in, 1_000_000).proved()).isTrue();
    }
    Download tree = page.waitForDownload(() -> text("get-tree").click());
    assertThat(Files.readString(tree.path())).contains("W[ab]");
    Download svg = page.waitForDownload(() -> text("get-svg").click());
    assertThat(Files.readString(svg.path())).startsWith("<svg");
    Download png = page.waitForDownload(() -> text("get-png").click());
    assertThat(Files.readAllBytes(png.path())).startsWith(0x89, 'P', 'N', 'G');
    tab("Edit");
    Download position = page.waitForDownload(() -> text("save-svg").click());
    assertThat(Files.readString(position.path())).startsWith("<svg");
  }

  @Test
  void enterSolvesAndEscapeCancels() {
    load(Client.ENDLESS);
    page.locator("h1").click();
    page.keyboard().press("Enter");
    assertThat(text("progress")).containsText("Can ", PATIENT);
    assertThat(text("best"))
        .hasText(BEST, new LocatorAssertions.HasTextOptions().setTimeout(15_000));
    assertThat(text("memory")).hasText(Pattern.compile("[1-9][0-9.]* of 16 MiB"));
    shoot("progress");
    page.keyboard().press("Escape");
    assertThat(text("sentence")).containsText("Not proved before it was interrupted", PATIENT);
    assertThat(text("solve")).isEnabled();
  }

  @Test
  void aProblemThatCannotBeAskedSaysWhy() {
    tab("Solve");
    text("solve").click();
    assertThat(text("error")).containsText("game 1");
    errors.removeIf(error -> error.contains("422"));
  }

  @Test
  void systemsAreComparedSideBySide() {
    load(Client.CORNER);
    tab("Solve");
    page.locator("#systems-box summary").click();
    text("compare").click();
    Locator rows = page.locator("#comparison tbody tr");
    assertThat(rows).hasCount(3, new LocatorAssertions.HasCountOptions().setTimeout(30_000));
    assertThat(rows.nth(0)).containsText("alive");
    assertThat(text("compare"))
        .isEnabled(new LocatorAssertions.IsEnabledOptions().setTimeout(30_000));
    assertThat(rows.nth(2)).containsText("danieli-hash");
    assertThat(rows.nth(2).locator("td").nth(3)).hasText(Pattern.compile("[0-9,]+"));
    shoot("systems");
  }

  @Test
  void wrongMovesAreRefutedAndLinesWalked() {
    solve(Client.CORNER);
    tab("Explore");
    assertThat(text("explore-says")).containsText("White lives", PATIENT);
    point("A19").click();
    assertThat(text("explore-says")).containsText("White A19 is wrong", PATIENT);
    assertThat(text("explore-says")).containsText("Black answers A18", PATIENT);
    label("A18", "black stone");
    assertThat(page.locator("#tree button")).hasCount(2);
    shoot("explore");
    page.locator("h1").click();
    page.keyboard().press("ArrowLeft");
    label("A18", "empty");
    page.keyboard().press("Home");
    label("A19", "empty");
    page.keyboard().press("End");
    label("A18", "black stone");
    page.keyboard().press("Escape");
    text("hint").click();
    assertThat(text("hint-says")).containsText("shaded");
    text("hint").click();
    assertThat(text("hint-says")).containsText("Play A18");
    text("hint").click();
    assertThat(text("hint-says")).containsText("It goes A18");
    shoot("hint");
    page.locator("#why button").first().click();
    assertThat(text("explore-says")).containsText("Black kills", PATIENT);
  }

  @Test
  void thePersonPlaysAgainstTheProver() {
    solve(Client.CORNER);
    tab("Play");
    text("play-other").click();
    assertThat(text("play-says")).containsText("The prover plays A18", PATIENT);
    label("A18", "white stone");
    text("play-pass").click();
    assertThat(text("play-says")).hasText("Both passed, and White's stones are still there.");
    shoot("play");
    text("play-mover").click();
    assertThat(text("play-says")).containsText("you play white", PATIENT);
    point("A19").click();
    assertThat(text("play-says")).containsText("The prover plays A18", PATIENT);
    text("play-back").click();
    label("A19", "empty");
  }

  @Test
  void aWholeGameIsPlayedWithItsAnalysis() {
    tab("Play");
    text("game-time").selectOption("500");
    text("game-new").click();
    assertThat(text("game-says")).containsText("Your move: you play black", PATIENT);
    point("E5").click();
    assertThat(text("game-says")).containsText("White played", PATIENT);
    label("E5", "black stone");
    assertThat(page.locator("go-board .label").first()).isVisible();
    assertThat(page.locator("go-board .stone.white")).hasCount(1);
    text("game-back").click();
    label("E5", "empty");
  }

  /** Each figure of what Go Intellect sees, in a game that has come a little further. */
  @Test
  void whatIsSeenInAWholeGameIsDrawn() {
    tab("Play");
    text("game-time").selectOption("500");
    text("game-new").click();
    List<String> wished = new ArrayList<>(List.of("C3", "G7", "G3", "C7", "E5", "E7", "E3", "C5"));
    for (int turn = 1; turn <= 5; turn++) {
      assertThat(text("game-says")).containsText("Your move", PATIENT);
      wished.removeIf(move -> !point(move).getAttribute("aria-label").contains("empty"));
      point(wished.remove(0)).click();
      assertThat(page.locator("go-board .stone.white"))
          .hasCount(turn, new LocatorAssertions.HasCountOptions().setTimeout(15_000));
    }
    assertThat(text("game-says")).containsText("would play", PATIENT);
    shoot("game");
    text("game-view").selectOption("groups");
    assertThat(text("game-legend")).containsText("group");
    assertThat(page.locator("go-board .label").first()).isVisible();
    shoot("game-groups");
    text("game-view").selectOption("territory");
    assertThat(page.locator("go-board .label").first()).hasText(Pattern.compile("[−0-9]+"));
    shoot("game-territory");
    text("game-view").selectOption("weights");
    assertThat(page.locator("#game-generator option").first()).isAttached();
    assertThat(page.locator("go-board .heat").first()).isVisible();
    shoot("game-weights");
    for (String view : List.of("blocks", "chains")) {
      text("game-view").selectOption(view);
      assertThat(page.locator("go-board .label")).hasCount(page.locator("go-board .stone").count());
    }
    text("game-view").selectOption("none");
    assertThat(page.locator("go-board .label")).hasCount(0);
  }

  /** The server is told of a whole game where the page tells it of a pass. */
  @Test
  void aFinishedGameIsCountedWithoutItsDeadStones() {
    List<String> moves =
        List.of(
            "B2", "pass", "C3", "pass", "G7", "pass", "G3", "pass", "C7", "pass", "E5", "A1",
            "pass", "pass");
    tab("Play");
    text("game-time").selectOption("500");
    text("game-new").click();
    assertThat(text("game-says")).containsText("Your move", PATIENT);
    String finished = Body.json(Map.of("size", 9, "moves", moves));
    page.route(
        "**/api/v1/games", route -> route.resume(new Route.ResumeOptions().setPostData(finished)));
    text("game-pass").click();
    assertThat(text("game-says")).containsText("Black wins by 73.5", PATIENT);
    assertThat(text("game-says")).containsText("1 stone is dead");
    label("A1", "white stone, dead, owned by black");
    label("J9", "owned by black");
    assertThat(text("game-pass")).isDisabled();
    shoot("game-over");
  }

  @Test
  void smallBoardsShowExactValues() {
    tab("Small boards");
    assertThat(text("small-says")).containsText("With best play Black gets +9", PATIENT);
    label("B2", "right, label \\+9");
    shoot("values");
    point("B2").click();
    assertThat(text("small-says"))
        .containsText("White to move. With best play Black gets +9", PATIENT);
    text("small-back").click();
    label("B2", "empty");
    assertThat(text("small-says")).containsText("Black to move", PATIENT);
    text("small-pass").click();
    assertThat(text("small-says")).containsText("Passing is worth 0", PATIENT);
    text("small-pass").click();
    assertThat(text("small-says")).containsText("Both passed. Black gets 0", PATIENT);
  }

  @Test
  void theKeyboardAloneSuffices() {
    page.locator("go-board .hit[tabindex='0']").focus();
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowDown");
    page.keyboard().press("Enter");
    label("B18", "black stone");
    assertThat(point("B18")).isFocused();
    text("tab-edit").focus();
    page.keyboard().press("ArrowRight");
    assertThat(text("tab-solve")).isFocused();
    assertThat(text("panel-solve")).isVisible();
  }

  @Test
  void themesAreKept() {
    load(Client.CORNER);
    text("theme").selectOption("dark");
    shoot("dark");
    page.reload();
    page.waitForSelector("html[data-theme=dark]");
    text("theme").selectOption("paper");
    shoot("paper");
  }

  @Test
  void aPhoneIsWideEnoughAndTouchAsksTwice() {
    visit(
        new Browser.NewContextOptions()
            .setViewportSize(390, 844)
            .setHasTouch(true)
            .setIsMobile(true)
            .setDeviceScaleFactor(2));
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(390);
    load("(;SZ[9])");
    point("E5").tap();
    label("E5", "empty");
    assertThat(text("status")).containsText("touch again");
    point("E5").tap();
    label("E5", "black stone");
    shoot("phone");
    load(Client.CORNER);
    tab("Solve");
    text("cropped").check();
    text("solve").tap();
    assertThat(text("sentence")).containsText("White lives", PATIENT);
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(390);
    shoot("phone-solve");
  }
}
