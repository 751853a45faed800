package dev.nakade.app.gtp;

/** Why a command fails: what stands after the question mark of the reply, in one line. */
public final class GtpException extends Exception {
  private static final long serialVersionUID = 1L;

  public GtpException(String message) {
    super(message);
  }
}
