package dev.nakade.app.picture;

/** The greys of a printed board. */
enum Ink {
  NONE(-1),
  BLACK(0x00),
  WHITE(0xff),
  LIGHT(0xe4),
  MIDDLE(0xc4);

  private final int grey;

  Ink(int grey) {
    this.grey = grey;
  }

  /** Red, green and blue. Not for {@link #NONE}. */
  int rgb() {
    return grey * 0x010101;
  }

  /** As in SVG: {@code none} or {@code #e4e4e4}. */
  String svg() {
    return this == NONE ? "none" : String.format("#%06x", rgb());
  }

  /** What is written on this ink. */
  Ink contrast() {
    return this == BLACK ? WHITE : BLACK;
  }
}
