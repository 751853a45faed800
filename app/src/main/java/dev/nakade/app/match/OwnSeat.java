package dev.nakade.app.match;

import dev.nakade.app.gtp.Engine;
import java.time.Duration;

/** An engine of the house, in this process. It keeps its time by itself. */
final class OwnSeat implements Seat {
  private final Engine engine;

  OwnSeat(Engine engine) {
    this.engine = engine;
  }

  @Override
  public String ask(String command, Duration limit) throws SeatException {
    long start = System.nanoTime();
    String reply = engine.run(command);
    if (System.nanoTime() - start > limit.toNanos()) {
      throw new SeatException(Fault.TIMEOUT, "no answer to '" + command + "' in time");
    }
    return Replies.text(command, reply.strip());
  }

  @Override
  public void close() {
    engine.interrupt();
  }
}
