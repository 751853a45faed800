package dev.nakade.lifedeath;

import dev.nakade.go.Point;
import dev.nakade.search.Guesses;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * A guess who will win a position, and from it how much work a proof of either side will be. It is
 * a sum of weights, one for each {@link Feature}, learned from positions that our own search has
 * solved; see {@link Learning}. It only says where to look first: no answer rests on it.
 */
final class Appraisal {
  /** What is looked at; each has a number of values, from 0 on. */
  enum Feature {
    /** Regions that the defender has closed off. */
    EYES(4),
    /** Points that can still be eyes and are not the defender's. */
    ROOM(20),
    /** Into how many parts that room falls. */
    ROOM_PARTS(4),
    EYES_AND_ROOM(80),
    /** Liberties of the first block of the target. */
    LIBERTIES(7),
    /** Attacking stones that can be captured. */
    LOOSE_STONES(6),
    LIBERTIES_AND_LOOSE_STONES(36),
    /** Blocks of the attacker, and of the defender, with one liberty. */
    ATARIS(9),
    DEFENDING_BLOCKS(8),
    EMPTY_POINTS(28),
    KO(2),
    PASSES(2),
    /** Threats of both sides: none, some, any number. */
    THREATS(9),
    // The rest is about the last move; 0 if it was a pass.
    CAPTURED(4),
    /** Whether it is at the wall, where room was, and how many stones of each side it touches. */
    CONTACT(37),
    /** Liberties of the block that it made. */
    BREATH(5),
    /** Empty neighbours, and neighbours at all. */
    OPENNESS(13),
    /** The size of the defender's closed region that it is in. */
    IN_EYE(4),
    /** How far it is from the move before it, and from the target. */
    NEARNESS(6),
    TARGET_NEARNESS(5),
    /** Stones of each side around it, also diagonally. */
    COMPANY(17),
    /** Steps from the target to a way out. */
    WAY_OUT(7);

    final int values;

    Feature(int values) {
      this.values = values;
    }
  }

  /** Tuned on solved problems. */
  private static final Guesses GUESSES = new Guesses(30, 0.5, 400);

  private static final Feature[] FEATURES = Feature.values();
  private static final int[] OFFSETS =
      Guesses.offsets(Arrays.stream(FEATURES).mapToInt(feature -> feature.values));
  static final int WEIGHTS = OFFSETS[FEATURES.length];
  private static final Map<FightKind, int[]> STANDARD = new EnumMap<>(FightKind.class);

  static {
    for (FightKind kind : FightKind.values()) {
      STANDARD.put(kind, Guesses.read(Appraisal.class, "appraisal-" + kind + ".txt", 3));
    }
  }

  /** Tables: defender to move, attacker to move; first to survive, then for two eyes. */
  static final int TABLES = 4;

  private final int[] weights;
  private final int[] values = new int[FEATURES.length];
  private int odds;

  /** An appraisal with these weights, {@link #WEIGHTS} for each of {@link #TABLES}. */
  Appraisal(int[] weights) {
    this.weights = weights;
  }

  /** The appraisal that was learned for a kind of fights. */
  static Appraisal standard(FightKind kind) {
    return new Appraisal(STANDARD.get(kind));
  }

  /** Looks at a position and the one before it. */
  void appraise(LocalPoints local, LocalPosition here, LocalPosition before, Fight.Aim aim) {
    look(local, here, before);
    int table = table(here, aim) * WEIGHTS;
    int sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += weights[table + OFFSETS[i] + values[i]];
    }
    odds = here.attackerToMove ? -sum : sum;
  }

  /** The work guessed for the side to move to prove that it wins what was appraised last. */
  int effort() {
    return GUESSES.work(odds);
  }

  /** The work guessed for the other side. */
  int effortOfOpponent() {
    return GUESSES.work(-odds);
  }

  /** Which table a position belongs to. */
  private static int table(LocalPosition here, Fight.Aim aim) {
    return (aim == Fight.Aim.TWO_EYES ? 2 : 0) + (here.attackerToMove ? 1 : 0);
  }

  /** The places of the features' values among all weights; valid until the next look. */
  int[] places(LocalPoints local, LocalPosition here, LocalPosition before, Fight.Aim aim) {
    look(local, here, before);
    int table = table(here, aim) * WEIGHTS;
    for (int i = 0; i < values.length; i++) {
      values[i] += table + OFFSETS[i];
    }
    return values;
  }

  private void look(LocalPoints local, LocalPosition here, LocalPosition before) {
    long empty = here.empty() & here.reach;
    long room = here.room() & here.reach & ~here.defenders;
    Blocks blocks = here.blocks();
    int eyes = Math.min(3, here.eyes());
    int size = count(room, 19);
    int liberties = count(blocks.liberties(here.target & -here.target), 6);
    int loose = count(here.attackers & here.reach, 5);
    int i = 0;
    values[i++] = eyes;
    values[i++] = size;
    values[i++] = Math.min(3, local.parts(room));
    values[i++] = 20 * eyes + size;
    values[i++] = liberties;
    values[i++] = loose;
    values[i++] = 6 * Math.min(5, liberties) + loose;
    values[i++] =
        3 * Math.min(2, blocks.inAtari(Blocks.ATTACKER))
            + Math.min(2, blocks.inAtari(Blocks.DEFENDER));
    values[i++] = Math.min(7, blocks.count(Blocks.DEFENDER));
    values[i++] = count(empty, 27);
    values[i++] = here.ko == Point.NONE ? 0 : 1;
    values[i++] = Math.min(1, here.passes);
    values[i++] = 3 * supply(here.attackerThreats) + supply(here.defenderThreats);
    if (here.move == LocalGame.PASS) {
      for (; i < values.length; i++) {
        values[i] = 0;
      }
    } else {
      lookAtMove(local, here, before, i);
    }
    values[values.length - 1] = local.exits() == 0 ? 0 : stepsOut(local, here);
  }

  private static int stepsOut(LocalPoints local, LocalPosition here) {
    long reached = here.target;
    for (int steps = 1; steps < 6; steps++) {
      reached = local.chain(reached, here.defenders | reached);
      reached |= local.spread(reached) & ~here.attackers;
      if ((reached & local.exits()) != 0) {
        return steps;
      }
    }
    return 6;
  }

  private void lookAtMove(LocalPoints local, LocalPosition here, LocalPosition before, int from) {
    boolean attacked = before.attackerToMove;
    long stone = 1L << here.move;
    long around = local.neighbours(here.move);
    long empty = here.empty();
    long own = attacked ? here.attackers : here.defenders;
    long others = attacked ? here.defenders : here.attackers;
    boolean safe = (here.safe & stone) != 0;
    int i = from;
    values[i++] = count((before.attackers | before.defenders) & empty, 3);
    values[i++] =
        1
            + ((local.outer() & stone) != 0 ? 1 : 0)
            + ((before.room() & stone) != 0 ? 2 : 0)
            + 4 * count(around & own, 2)
            + 12 * count(around & others, 2);
    values[i++] = safe ? 4 : Math.max(1, count(here.blocks().liberties(stone), 4));
    values[i++] = 1 + count(around & empty, 3) + 4 * (Math.max(2, count(around, 4)) - 2);
    long closed = before.closed();
    values[i++] = (closed & stone) == 0 ? 0 : count(local.chain(stone, closed), 3);
    values[i++] = before.move == LocalGame.PASS ? 0 : nearness(local, stone, 1L << before.move, 5);
    values[i++] = nearness(local, stone, here.target, 4);
    long company = local.spread(around | stone) | around;
    values[i++] = 1 + 4 * count(company & own & ~stone, 3) + count(company & others, 3);
  }

  private static int nearness(LocalPoints local, long from, long to, int most) {
    long reached = from;
    for (int steps = 1; steps < most; steps++) {
      reached |= local.spread(reached);
      if ((reached & to) != 0) {
        return steps;
      }
    }
    return most;
  }

  private static int count(long set, int most) {
    return Math.min(most, Long.bitCount(set));
  }

  private static int supply(int threats) {
    return threats == 0 ? 0 : threats == Fight.UNLIMITED ? 2 : 1;
  }

  /** Weights as text: a line for each table and feature. */
  static String format(int[] weights) {
    StringBuilder text = new StringBuilder();
    for (int table = 0; table < TABLES; table++) {
      for (int i = 0; i < FEATURES.length; i++) {
        text.append(table < 2 ? "survive" : "two-eyes")
            .append(table % 2 == 0 ? " defender " : " attacker ")
            .append(FEATURES[i].name().toLowerCase(Locale.ROOT));
        for (int value = 0; value < FEATURES[i].values; value++) {
          text.append(' ').append(weights[table * WEIGHTS + OFFSETS[i] + value]);
        }
        text.append('\n');
      }
    }
    return text.toString();
  }
}
