package dev.nakade.app.web;

import io.javalin.http.Context;
import java.net.URI;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Lets in only who means this server: requests that name it as their host, from no page but its
 * own. So no foreign page can drive it, not even one whose name was made to point here. Names are
 * those of this machine; a server that listens to others takes addresses too, which no page can
 * borrow.
 */
final class Gate {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");
  private static final Pattern ADDRESS = Pattern.compile("[0-9.]+|\\[[0-9a-f:.]+\\]");
  private static final Set<String> SAFE = Set.of("GET", "HEAD");

  /** Nothing but what the page itself brings; styles and scripts from files only. */
  static final String CONTENT_SECURITY_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
          + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private final String bound;
  private final boolean open;

  /** The gate of a server bound to an address. */
  Gate(String bound) {
    this.bound = bound.toLowerCase(Locale.ROOT);
    this.open = !isLoopback(bound);
  }

  /** Whether only this machine reaches the address. */
  static boolean isLoopback(String host) {
    return host.equals("localhost") || host.equals("::1") || host.matches("127(\\.[0-9]{1,3}){3}");
  }

  void check(Context context) throws Refusal {
    setHeaders(context);
    String host = context.header("Host");
    if (host == null || !isOurs(host)) {
      throw Refusal.forbidden("this server does not go by the name of the Host header");
    }
    String origin = context.header("Origin");
    if (origin != null && !origin.equals("http://" + host)) {
      throw Refusal.forbidden("only this server's own page may ask, not another origin");
    }
    String site = context.header("Sec-Fetch-Site");
    boolean foreign = site != null && !site.equals("same-origin") && !site.equals("none");
    boolean navigates = "navigate".equals(context.header("Sec-Fetch-Mode"));
    if (foreign && !(navigates && SAFE.contains(context.method().name()) && isPage(context))) {
      throw Refusal.forbidden("only this server's own page may ask, not another site");
    }
  }

  private static boolean isPage(Context context) {
    return !context.path().startsWith("/api/");
  }

  private boolean isOurs(String host) {
    String name = name(host);
    return LOOPBACK.contains(name)
        || name.equals(bound)
        || name.equals("[" + bound + "]")
        || (open && ADDRESS.matcher(name).matches());
  }

  /** The host without its port; empty if it is none. */
  private static String name(String host) {
    try {
      String name = URI.create("http://" + host).getHost();
      return name == null ? "" : name.toLowerCase(Locale.ROOT);
    } catch (IllegalArgumentException e) {
      return "";
    }
  }

  private static void setHeaders(Context context) {
    context.header("Content-Security-Policy", CONTENT_SECURITY_POLICY);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Cache-Control", "no-store");
  }
}
