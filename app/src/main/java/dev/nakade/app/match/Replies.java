package dev.nakade.app.match;

/** Reads replies of the protocol. */
final class Replies {
  private Replies() {}

  /** What stands after the equals sign. */
  static String text(String command, String reply) throws Seat.SeatException {
    if (reply.startsWith("=")) {
      return reply.substring(1).strip();
    }
    if (reply.startsWith("?")) {
      throw new Seat.SeatException(
          Seat.Fault.REFUSAL, "'" + command + "' refused: " + reply.substring(1).strip());
    }
    throw new Seat.SeatException(Seat.Fault.CRASH, "no reply of the protocol: " + reply);
  }
}
