package dev.nakade.exact;

import dev.nakade.go.Masks;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.search.Guesses;
import dev.nakade.search.WorkNet;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A guess how much work a proof of either side will be. Whether the side to move reaches what it
 * wants is a sum of weights, one for each {@link Feature}; how much work it is if so, and if not,
 * two nets tell, which also see what surrounds each point. All is learned from positions that our
 * own search has solved; see {@link Study}. It only says where to look first: no answer rests on
 * it.
 */
final class Outlook {
  /** What is looked at; each has a number of values, from 0 on. */
  enum Feature {
    /** How much nearer to own stones the board is than is needed. */
    MARGIN(52),
    /** What is safe for either side. */
    OWN_SAFE(26),
    OTHER_SAFE(26),
    /** Chains less holes, of both. */
    EULER(49),
    /** Chains with one liberty, of both. */
    ATARIS(9),
    OWN_LIBERTIES(16),
    OTHER_LIBERTIES(16),
    OWN_STONES(26),
    OTHER_STONES(26),
    /** Points that can still be eyes, of both, and into how many parts they fall. */
    OWN_ROOM(26),
    OTHER_ROOM(26),
    ROOM_PARTS(16),
    KO(2),
    PASSES(2),
    // The rest is about the last move, which the other side made; 0 if it was a pass.
    CAPTURED(4),
    /**
     * Liberties of the chain that it made, and the least of the opposing chains that it touches.
     */
    BREATH(31),
    /** How far it is from the move before it. */
    NEARNESS(6),
    /** The eight points around it, the same for all images. */
    PATTERN(Patterns.COUNT + 1);

    final int values;

    Feature(int values) {
      this.values = values;
    }
  }

  /** Where only the odds are known. Tuned on solved positions. */
  private static final Guesses GUESSES = new Guesses(30, 0.55, 400);

  /** The same for work from the nets, whose logarithms count half. */
  private static final double EVEN = 30;

  private static final double AGAINST = 0.55;
  private static final double IN_FAVOUR = 0.15;
  private static final double SHARE_OF_NETS = 0.5;
  private static final int MOST_WORK = 4_000;

  private static final Feature[] FEATURES = Feature.values();
  private static final int[] OFFSETS =
      Guesses.offsets(Arrays.stream(FEATURES).mapToInt(feature -> feature.values));
  static final int WEIGHTS = OFFSETS[FEATURES.length];

  /** Tables: what the side to move wants. */
  private static final String[] TABLE_NAMES = {"everything", "anything", "between"};

  static final int TABLES = TABLE_NAMES.length;

  private static final int WORDS = 2;
  private static final int[] LEARNED = Guesses.read(Outlook.class, "outlook.txt", WORDS);

  /** The inputs of the nets: for each table the features, then what is on and around a point. */
  private static final int TABLE_INPUTS = WEIGHTS + Patterns.WHOLE_COUNT;

  static final int INPUTS = TABLES * TABLE_INPUTS;

  /**
   * Guesses of work.
   *
   * @param won for positions that the side to move wins
   * @param lost for those that it loses
   */
  private record Nets(WorkNet won, WorkNet lost) {
    private static final Nets LEARNED =
        new Nets(
            WorkNet.read(Outlook.class, "work-won.txt", INPUTS),
            WorkNet.read(Outlook.class, "work-lost.txt", INPUTS));
  }

  private final Masks masks;
  private final int area;
  private final Evaluation evaluation;
  private final Patterns patterns;
  private final int[] weights;
  private final Optional<Nets> nets;
  private final int[] values = new int[FEATURES.length];
  private final int[] inputs;
  private int odds;
  private int effort;
  private int effortOfOpponent;

  /** An outlook with all that was learned. */
  Outlook(Size size, Masks masks) {
    this(size, masks, LEARNED, Optional.of(Nets.LEARNED));
  }

  /** An outlook with the weights that were learned, without nets. */
  static Outlook withoutNets(Size size, Masks masks) {
    return new Outlook(size, masks, LEARNED);
  }

  /** An outlook without nets, with {@link #WEIGHTS} for each of {@link #TABLES}. */
  Outlook(Size size, Masks masks, int[] weights) {
    this(size, masks, weights, Optional.empty());
  }

  private Outlook(Size size, Masks masks, int[] weights, Optional<Nets> nets) {
    this.masks = masks;
    this.area = size.area();
    this.evaluation = new Evaluation(size, masks);
    this.patterns = new Patterns(size);
    this.weights = weights;
    this.nets = nets;
    this.inputs = new int[FEATURES.length + area];
  }

  /** The position that is looked at, from the side to move. */
  static final class View {
    long own;
    long other;

    /** Before the last move, which is a point or {@link Point#NONE}, and the move before that. */
    long ownBefore;

    int last = Point.NONE;
    int lastButOne = Point.NONE;
    int aim;
    boolean ko;
    boolean passed;
    int ownSafe;
    int otherSafe;
  }

  /** Looks at a position. */
  void appraise(View view) {
    look(view);
    int table = table(view) * WEIGHTS;
    int sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += weights[table + OFFSETS[i] + values[i]];
    }
    odds = sum;
    if (nets.isEmpty()) {
      effort = GUESSES.work(odds);
      effortOfOpponent = GUESSES.work(-odds);
      return;
    }
    fillInputs(view);
    effort = work(nets.get().won.guess(inputs), odds);
    effortOfOpponent = work(nets.get().lost.guess(inputs), -odds);
  }

  /** The work for a side with these odds if it wins with so much; more if it will hardly win. */
  private static int work(int log, int odds) {
    double exponent = SHARE_OF_NETS * log - (odds < 0 ? AGAINST : IN_FAVOUR) * odds;
    return (int) Math.max(1, Math.min(MOST_WORK, EVEN * Math.exp(exponent / 100)));
  }

  /** Whether its guesses are of work, and not of odds alone. */
  boolean guessesWork() {
    return nets.isPresent();
  }

  /** The odds that the side to move wins what was appraised last, in hundredths of log odds. */
  int odds() {
    return odds;
  }

  /** The work guessed for the side to move to prove that it wins what was appraised last. */
  int effort() {
    return effort;
  }

  /** The work guessed for the other side. */
  int effortOfOpponent() {
    return effortOfOpponent;
  }

  /** What the nets see of a position. */
  int[] inputs(View view) {
    look(view);
    fillInputs(view);
    return inputs.clone();
  }

  private void fillInputs(View view) {
    int table = table(view) * TABLE_INPUTS;
    int count = 0;
    for (int i = 0; i < values.length; i++) {
      inputs[count++] = table + OFFSETS[i] + values[i];
    }
    patterns.addAll(view.own, view.other, table + WEIGHTS, inputs, count);
  }

  private int table(View view) {
    return view.aim == area ? 0 : view.aim == 1 - area ? 1 : 2;
  }

  /** The places of the features' values among all weights; valid until the next look. */
  int[] places(View view) {
    look(view);
    int table = table(view) * WEIGHTS;
    for (int i = 0; i < values.length; i++) {
      values[i] += table + OFFSETS[i];
    }
    return values;
  }

  private void look(View view) {
    long own = view.own;
    long other = view.other;
    long empty = masks.full() & ~(own | other);
    long nearOwn = masks.spread(own);
    long nearOther = masks.spread(other);
    long ownRoom = masks.full() & ~(nearOther | other);
    long otherRoom = masks.full() & ~(nearOwn | own);
    int i = 0;
    values[i++] = Math.max(0, Math.min(51, (lead(own, other, empty) - view.aim) / 2 + 26));
    values[i++] = Math.min(25, view.ownSafe);
    values[i++] = Math.min(25, view.otherSafe);
    values[i++] = 7 * euler(own) + euler(other);
    values[i++] = 3 * ataris(own, empty) + ataris(other, empty);
    values[i++] = count(nearOwn & empty, 15);
    values[i++] = count(nearOther & empty, 15);
    values[i++] = count(own, 25);
    values[i++] = count(other, 25);
    values[i++] = count(ownRoom, 25);
    values[i++] = count(otherRoom, 25);
    values[i++] = 4 * parts(ownRoom) + parts(otherRoom);
    values[i++] = view.ko ? 1 : 0;
    values[i++] = view.passed ? 1 : 0;
    if (view.last < 0) {
      Arrays.fill(values, i, values.length, 0);
      return;
    }
    long stone = 1L << view.last;
    values[i++] = count(view.ownBefore & ~own, 3);
    long chain = masks.flood(stone, other);
    values[i++] =
        1
            + 5 * (Math.max(1, count(masks.spread(chain) & empty, 6)) - 1)
            + weakest(masks.spread(stone) & own, own, empty);
    values[i++] = view.lastButOne < 0 ? 0 : nearness(stone, 1L << view.lastButOne);
    values[i] = 1 + patterns.at(view.last, other, own);
  }

  /** Points nearer to the first colour less those nearer to the second. */
  private int lead(long own, long other, long empty) {
    long mine = own;
    long theirs = other;
    long free = empty;
    while (free != 0) {
      long next = masks.spread(mine) & free;
      long nextTheirs = masks.spread(theirs) & free;
      if ((next | nextTheirs) == 0) {
        break;
      }
      mine |= next & ~nextTheirs;
      theirs |= nextTheirs & ~next;
      free &= ~(next | nextTheirs);
    }
    return Long.bitCount(mine) - Long.bitCount(theirs);
  }

  private int euler(long stones) {
    return Math.max(0, Math.min(6, evaluation.euler(stones) + 1));
  }

  private int ataris(long stones, long empty) {
    int found = 0;
    for (long rest = stones; rest != 0 && found < 2; ) {
      long chain = masks.flood(rest & -rest, stones);
      rest &= ~chain;
      found += Long.bitCount(masks.spread(chain) & empty) == 1 ? 1 : 0;
    }
    return found;
  }

  private int parts(long set) {
    int parts = 0;
    for (long rest = set; rest != 0 && parts < 3; parts++) {
      rest &= ~masks.flood(rest & -rest, set);
    }
    return parts;
  }

  /** The fewest liberties, at most 4, of the chains with a stone in {@code touched}; 0 if none. */
  private int weakest(long touched, long stones, long empty) {
    int least = touched == 0 ? 0 : 4;
    for (long rest = touched; rest != 0; ) {
      long chain = masks.flood(rest & -rest, stones);
      rest &= ~chain;
      least = Math.min(least, Math.max(1, Long.bitCount(masks.spread(chain) & empty)));
    }
    return least;
  }

  private int nearness(long from, long to) {
    long reached = from;
    for (int steps = 1; steps < 5; steps++) {
      reached |= masks.spread(reached);
      if ((reached & to) != 0) {
        return steps;
      }
    }
    return 5;
  }

  private static int count(long set, int most) {
    return Math.min(most, Long.bitCount(set));
  }

  /** Weights as text: a line for each table and feature. */
  static String format(int[] weights) {
    StringBuilder text = new StringBuilder();
    for (int table = 0; table < TABLES; table++) {
      for (int i = 0; i < FEATURES.length; i++) {
        text.append(TABLE_NAMES[table])
            .append(' ')
            .append(FEATURES[i].name().toLowerCase(Locale.ROOT));
        for (int value = 0; value < FEATURES[i].values; value++) {
          text.append(' ').append(weights[table * WEIGHTS + OFFSETS[i] + value]);
        }
        text.append('\n');
      }
    }
    return text.toString();
  }

  /** Reads what {@link #format} wrote. */
  static int[] parse(Stream<String> lines) {
    return Guesses.parse(lines, WORDS);
  }
}
