package dev.nakade.proof;

/** Why a certificate proves nothing. */
final class Refusal extends Exception {
  private static final long serialVersionUID = 1L;

  Refusal(String reason) {
    super(reason, null, false, false);
  }
}
