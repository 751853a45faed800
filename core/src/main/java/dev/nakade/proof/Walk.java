package dev.nakade.proof;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks one claim: walks the game from its beginning with every reply of the opponent and the
 * moves of the prover as they are read. The line is kept in a list, so that its length is no
 * danger.
 *
 * <p>A situation that was checked needs no second look; one that is on the line already is a
 * repetition, which no proof may have. What follows a move of the opponent that it cannot make
 * endlessly often, such as the use of a ko threat where these are not counted, is not walked at
 * once but later, as a beginning of its own. So there is no cycle without such a move.
 */
final class Walk {
  /** The byte of the digit 0, which is the pass; the first point on which may be played is 1. */
  static final int ZERO = '0';

  /** If there are more points than one byte has room for, a move has two digits of this base. */
  static final int BASE = 64;

  /** How many moves of a line are named. */
  private static final int NAMED = 24;

  /** How far the check of a situation is. */
  private enum State {
    /** To be walked later. */
    POSTPONED,
    /** On the line. */
    ENTERED,
    /** Everything after it holds. */
    CHECKED
  }

  /** A situation of the line, the move that led to it, and the reply to be looked at next. */
  private static final class Stop {
    private final String situation;
    private final int move;
    private int next;

    Stop(String situation, int move) {
      this.situation = situation;
      this.move = move;
    }
  }

  private final Contest now;
  private final CertificateInput input;
  private final int mostSituations;
  private final Map<String, State> known = new HashMap<>();
  private final List<Stop> line = new ArrayList<>();
  private final List<String> later = new ArrayList<>();

  /** A walk from the present situation of a contest on. */
  Walk(Contest contest, CertificateInput input, int mostSituations) {
    this.now = contest;
    this.input = input;
    this.mostSituations = mostSituations;
  }

  /** Checks the claim; gives the number of situations that it took. */
  int run() throws Refusal, IOException {
    arrive(Contest.PASS, false);
    finishLine();
    for (int i = 0; i < later.size(); i++) {
      if (known.get(later.get(i)) == State.POSTPONED) {
        enter(later.get(i), Contest.PASS);
        finishLine();
      }
    }
    return known.size();
  }

  private void finishLine() throws Refusal, IOException {
    while (!line.isEmpty()) {
      Stop stop = line.get(line.size() - 1);
      now.set(stop.situation);
      boolean proves = now.proverToMove();
      if (proves ? stop.next > 0 : nextReply(stop) > now.points()) {
        known.put(stop.situation, State.CHECKED);
        line.remove(line.size() - 1);
      } else if (proves) {
        stop.next++;
        play(provedMove(), false);
      } else {
        int reply = stop.next++;
        int move = reply == now.points() ? Contest.PASS : reply + 1;
        play(move, now.isLimited(move));
      }
    }
  }

  /** The opponent's next reply: all legal points in order, then the pass. */
  private int nextReply(Stop stop) {
    while (stop.next < now.points() && !now.isLegal(stop.next + 1)) {
      stop.next++;
    }
    return stop.next;
  }

  private int provedMove() throws Refusal, IOException {
    int move = input.move(now.digits());
    if (move > now.points()) {
      throw refusal("no move has the number " + move);
    }
    if (move != Contest.PASS && !now.isLegal(move)) {
      throw refusal(now.name(move) + " is not legal");
    }
    return move;
  }

  private void play(int move, boolean postponed) throws Refusal {
    now.play(move);
    arrive(move, postponed);
  }

  private void arrive(int move, boolean postponed) throws Refusal {
    String situation = now.text();
    State state = known.get(situation);
    if (state == null && isOver(move)) {
      return;
    }
    if (postponed) {
      if (state == null) {
        take(situation, State.POSTPONED);
        later.add(situation);
      }
    } else if (state == State.ENTERED) {
      throw refusal(now.name(move) + " repeats a situation");
    } else if (state != State.CHECKED) {
      enter(situation, move);
    }
  }

  private void enter(String situation, int move) throws Refusal {
    take(situation, State.ENTERED);
    line.add(new Stop(situation, move));
  }

  private void take(String situation, State state) throws Refusal {
    known.put(situation, state);
    if (known.size() > mostSituations) {
      throw new Refusal("more than " + mostSituations + " situations, for which there is no room");
    }
  }

  /** Whether the proof ends here, and if so as was claimed. */
  private boolean isOver(int move) throws Refusal {
    try {
      return now.isOver();
    } catch (Refusal e) {
      throw refusal(e.getMessage() + " after " + now.name(move));
    }
  }

  /** A refusal that names the last moves of the line; its first stop was reached by none. */
  private Refusal refusal(String reason) {
    StringBuilder text = new StringBuilder();
    for (int i = Math.max(1, line.size() - NAMED); i < line.size(); i++) {
      text.append(' ').append(now.name(line.get(i).move));
    }
    return new Refusal(text.isEmpty() ? reason : "after" + text + ": " + reason);
  }
}
