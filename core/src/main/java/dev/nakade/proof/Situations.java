package dev.nakade.proof;

import java.util.Arrays;

/** The situations met so far, each whole and with a number and a state; it grows as they come. */
final class Situations {
  /** How far the check of a situation is. */
  enum State {
    /** Still to be checked. */
    OPEN,
    /** On the line that is being walked. */
    ENTERED,
    /** Everything after it holds. */
    CHECKED
  }

  static final int UNKNOWN = -1;

  private final int words;
  private final int most;
  private long[] packed;
  private State[] states = new State[64];

  /** Open addressing: the number of a situation and one more, or 0. */
  private int[] slots = new int[256];

  private int count;

  /** Situations of so many words each, of which no more than so many are taken. */
  Situations(int words, int most) {
    this.words = words;
    this.most = Math.min(most, (Integer.MAX_VALUE - 64) / words / 2);
    this.packed = new long[64 * words];
  }

  int count() {
    return count;
  }

  /** The number of a situation, or {@link #UNKNOWN}. */
  int find(Situation situation) {
    return slots[slot(situation)] - 1;
  }

  /** Takes in a situation that is not known yet, as open. */
  int add(Situation situation) throws Refusal {
    if (count >= most) {
      throw new Refusal("more than " + most + " situations, which is all there is room for");
    }
    int slot = slot(situation);
    situation.pack(packed, count * words);
    states[count] = State.OPEN;
    slots[slot] = ++count;
    if (count == states.length) {
      states = Arrays.copyOf(states, 2 * count);
      packed = Arrays.copyOf(packed, 2 * count * words);
      rehash();
    }
    return count - 1;
  }

  State state(int number) {
    return states[number];
  }

  void set(int number, State state) {
    states[number] = state;
  }

  /** Makes {@code into} the situation of that number. */
  void get(int number, Situation into) {
    into.unpack(packed, number * words);
  }

  /** Where the situation is, or where it would go. Its words are left behind the last one taken. */
  private int slot(Situation situation) {
    int at = count * words;
    situation.pack(packed, at);
    int slot = home(at);
    while (slots[slot] != 0) {
      int known = (slots[slot] - 1) * words;
      if (Arrays.equals(packed, known, known + words, packed, at, at + words)) {
        return slot;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  private void rehash() {
    slots = new int[4 * states.length];
    for (int number = 0; number < count; number++) {
      int slot = home(number * words);
      while (slots[slot] != 0) {
        slot = (slot + 1) & (slots.length - 1);
      }
      slots[slot] = number + 1;
    }
  }

  private int home(int at) {
    long hash = 0;
    for (int i = at; i < at + words; i++) {
      hash = (hash ^ packed[i]) * 0x9e3779b97f4a7c15L;
      hash ^= hash >>> 29;
    }
    return (int) (hash >>> 7) & (slots.length - 1);
  }
}
