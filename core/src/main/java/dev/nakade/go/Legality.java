package dev.nakade.go;

/** Whether a move may be played, and if not, why. */
public enum Legality {
  LEGAL,
  OFF_BOARD,
  OCCUPIED,
  /** The chain of the new stone would have no liberty. */
  SUICIDE,
  /** It would retake a ko at once. */
  KO,
  /** It would repeat what the ko rule says must not be repeated. */
  SUPERKO;

  public boolean isLegal() {
    return this == LEGAL;
  }
}
