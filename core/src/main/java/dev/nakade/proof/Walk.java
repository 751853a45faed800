package dev.nakade.proof;

import dev.nakade.proof.Situations.State;
import java.io.IOException;
import java.util.Arrays;

/**
 * Checks one claim: walks the game from its beginning with every reply of the opponent and the
 * moves of the prover as they are read. A line is kept in arrays, so that its length is no danger.
 *
 * <p>A situation that was checked needs no second look; one that is on the line already is a
 * repetition, which no proof may have. Where the opponent's threats are not counted, what follows
 * the use of one is not walked at once but later, as a beginning of its own. So there is no cycle
 * in which it uses none, and threats end one day.
 */
final class Walk {
  /** The byte of a pass; the first point on which may be played is one more. */
  static final int PASS_BYTE = '0';

  /** How many moves of a line are named. */
  private static final int NAMED = 24;

  private final Fight fight;
  private final Claim claim;
  private final CertificateInput input;
  private final Situation now;
  private final Situations known;

  /** The line: the situations, the move that led to each, the next reply to look at in each. */
  private int[] line = new int[64];

  private int[] moves = new int[64];
  private int[] next = new int[64];
  private int length;

  /** Situations to be walked later, first come first served. */
  private int[] later = new int[64];

  private int laterCount;

  Walk(Fight fight, Claim claim, CertificateInput input, int mostSituations) {
    this.fight = fight;
    this.claim = claim;
    this.input = input;
    this.now = new Situation(fight, claim.attackerThreats(), claim.defenderThreats());
    this.known = new Situations(now.words(), mostSituations);
  }

  /** Checks the claim; gives the number of situations that it took. */
  int run() throws Refusal, IOException {
    if (!now.breathes()) {
      throw new Refusal("stones without a liberty");
    }
    arrive(Situation.PASS, false);
    finishLine();
    for (int i = 0; i < laterCount; i++) {
      if (known.state(later[i]) == State.OPEN) {
        push(later[i], Situation.PASS);
        finishLine();
      }
    }
    return known.count();
  }

  private void finishLine() throws Refusal, IOException {
    while (length > 0) {
      int top = length - 1;
      known.get(line[top], now);
      boolean proves = now.attackerToMove() == claim.aim().ofAttacker();
      int move = proves ? proved(top) : reply(top);
      if (move == fight.playable.length + 1) {
        known.set(line[top], State.CHECKED);
        length--;
      } else {
        play(move == fight.playable.length ? Situation.PASS : fight.playable[move], proves);
      }
    }
  }

  /** The prover's move, which is read; the second time there is no more to do. */
  private int proved(int top) throws Refusal, IOException {
    if (next[top]++ > 0) {
      return fight.playable.length + 1;
    }
    int move = input.move() - PASS_BYTE;
    if (move < 0 || move > fight.playable.length) {
      throw refusal("no move " + move);
    }
    if (move == 0) {
      return fight.playable.length;
    }
    if (!now.isLegal(fight.playable[move - 1])) {
      throw refusal(fight.name(fight.playable[move - 1]) + " is not legal");
    }
    return move - 1;
  }

  /** The opponent's next reply: all points in order, then the pass. */
  private int reply(int top) {
    while (next[top] < fight.playable.length && !now.isLegal(fight.playable[next[top]])) {
      next[top]++;
    }
    return next[top]++;
  }

  private void play(int spot, boolean proves) throws Refusal {
    boolean postponed = !proves && now.isKo(spot) && claim.threatsOfOpponent() == Claim.ANY;
    now.play(spot);
    arrive(spot, postponed);
  }

  private void arrive(int move, boolean postponed) throws Refusal {
    int number = known.find(now);
    if (number == Situations.UNKNOWN) {
      if (isOver(move)) {
        return;
      }
      number = known.add(now);
      if (postponed) {
        later = laterCount == later.length ? Arrays.copyOf(later, 2 * laterCount) : later;
        later[laterCount++] = number;
      }
    }
    if (!postponed && known.state(number) == State.ENTERED) {
      throw refusal("a repetition after " + fight.name(move));
    }
    if (!postponed && known.state(number) == State.OPEN) {
      push(number, move);
    }
  }

  /** Whether the game has ended, and if so as was claimed. */
  private boolean isOver(int move) throws Refusal {
    boolean attacks = claim.aim().ofAttacker();
    if (now.lost()) {
      return asClaimed(attacks, "the target is lost after ", move);
    }
    if (!attacks && now.alive()) {
      return true;
    }
    if (now.passes() < 2) {
      return false;
    }
    return switch (claim.aim()) {
      case CAPTURE -> asClaimed(false, "the target stands in the end, after ", move);
      case TWO_EYES -> asClaimed(false, "the target has no two eyes in the end, after ", move);
      case PREVENT_TWO_EYES -> asClaimed(!now.alive(), "the target has two eyes, after ", move);
      case SURVIVE -> true;
    };
  }

  private boolean asClaimed(boolean fine, String what, int move) throws Refusal {
    if (!fine) {
      throw refusal(what + fight.name(move));
    }
    return true;
  }

  private void push(int number, int move) {
    if (length == line.length) {
      line = Arrays.copyOf(line, 2 * length);
      moves = Arrays.copyOf(moves, 2 * length);
      next = Arrays.copyOf(next, 2 * length);
    }
    known.set(number, State.ENTERED);
    line[length] = number;
    moves[length] = move;
    next[length++] = 0;
  }

  /** A refusal that names the last moves of the line, where there are any. */
  private Refusal refusal(String reason) {
    StringBuilder text = new StringBuilder();
    for (int i = Math.max(1, length - NAMED); i < length; i++) {
      text.append(' ').append(fight.name(moves[i]));
    }
    return new Refusal(text.length() == 0 ? reason : "after" + text + ": " + reason);
  }
}
