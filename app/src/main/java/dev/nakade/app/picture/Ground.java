package dev.nakade.app.picture;

/** What lies below a point. */
enum Ground {
  BOARD,
  REGION,
  TARGET
}
