package dev.nakade.app.web;

import java.util.LinkedHashMap;
import java.util.Map;

/** A request that is not answered, and why: becomes a problem document (RFC 9457). */
final class Refusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String title;

  private Refusal(int status, String title, String detail) {
    super(detail);
    this.status = status;
    this.title = title;
  }

  /** Of what is not JSON, or has wrong fields. */
  static Refusal malformed(String detail) {
    return new Refusal(400, "malformed request", detail);
  }

  /** Of a foreign page, or of a name that is not ours. */
  static Refusal forbidden(String detail) {
    return new Refusal(403, "not from here", detail);
  }

  static Refusal missing(String detail) {
    return new Refusal(404, "not found", detail);
  }

  /** Of what is not there yet, or not in this state. */
  static Refusal conflict(String detail) {
    return new Refusal(409, "not now", detail);
  }

  static Refusal tooLong(String detail) {
    return new Refusal(413, "too long", detail);
  }

  static Refusal notJson(String detail) {
    return new Refusal(415, "not JSON", detail);
  }

  /** Of what is well formed but no position, record or problem. */
  static Refusal unusable(String detail) {
    return new Refusal(422, "cannot be asked", detail);
  }

  static Refusal busy(String detail) {
    return new Refusal(503, "too busy", detail);
  }

  /** Of any other status. */
  static Refusal of(int status, String title, String detail) {
    return new Refusal(status, title, detail);
  }

  int status() {
    return status;
  }

  /** The problem document. */
  Map<String, Object> document() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("type", "about:blank");
    document.put("title", title);
    document.put("status", status);
    document.put("detail", getMessage());
    return document;
  }
}
