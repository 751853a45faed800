package dev.nakade.search;

/** Follows a search step by step, for those who want to see what it does. */
public interface Trace {
  /** Follows nothing. */
  Trace NONE =
      new Trace() {
        @Override
        public void enter(int ply, int move, int alpha, int beta) {}

        @Override
        public void leave(int ply, int move, int value) {}
      };

  /** A move was played at this ply, with the window of the side that played it. */
  void enter(int ply, int move, int alpha, int beta);

  /** The move was taken back, with its value for the side that had played it. */
  void leave(int ply, int move, int value);
}
