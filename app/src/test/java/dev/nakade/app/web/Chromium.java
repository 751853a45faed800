package dev.nakade.app.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A real browser with one page, and what that page complained of. */
public final class Chromium implements AutoCloseable {
  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--no-first-run");

  private final Playwright playwright =
      Playwright.create(
          new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
  private final Browser browser =
      playwright
          .chromium()
          .launch(
              new BrowserType.LaunchOptions()
                  .setExecutablePath(Path.of(System.getProperty("chromium", "/usr/bin/chromium")))
                  .setArgs(FLAGS));
  private final List<String> errors = new ArrayList<>();
  private final Page page;

  /** A browser of an ordinary size. */
  public Chromium() {
    BrowserContext context =
        browser.newContext(new Browser.NewContextOptions().setViewportSize(1280, 900));
    page = context.newPage();
    page.onConsoleMessage(
        message -> {
          if (List.of("error", "warning").contains(message.type())) {
            errors.add(message.text() + " " + message.location());
          }
        });
    page.onPageError(errors::add);
  }

  public Page page() {
    return page;
  }

  /** Errors and warnings of the page so far. */
  public List<String> errors() {
    return List.copyOf(errors);
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
