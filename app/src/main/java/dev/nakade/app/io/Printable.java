package dev.nakade.app.io;

/** Text of unknown origin made safe for a terminal: what could command it is replaced. */
public final class Printable {
  private static final String REPLACEMENT = "\ufffd";

  private Printable() {}

  /** Keeps line ends; tabs become spaces. */
  public static String text(String text) {
    return text.replace('\t', ' ').replaceAll("[\\p{Cc}&&[^\n]]", REPLACEMENT);
  }

  /** All in one line. */
  public static String line(String text) {
    return text(text.strip().replaceAll("\\s*\\R\\s*", " "));
  }
}
