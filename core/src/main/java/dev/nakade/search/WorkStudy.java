package dev.nakade.search;

import java.util.Arrays;
import java.util.Random;

/**
 * Fits a {@link WorkNet} to examples: the inputs of a position that was solved, and the work that
 * it took.
 */
public final class WorkStudy {
  private static final int EPOCHS = 4;
  private static final float RATE = 0.003f;

  /** No error counts more than this. */
  private static final double MOST_ERROR = 3;

  private static final int HIDDEN = WorkNet.HIDDEN;
  private static final float LEAK = 1f / WorkNet.LEAK;

  private final Random random;
  private final float[] direct;
  private final float[] into;
  private final float[] bias = new float[HIDDEN];
  private final float[] out = new float[HIDDEN];
  private final float[] sums = new float[HIDDEN];

  /** Inputs of all examples, one after the other; where each begins; and their logarithms. */
  private int[] inputs = new int[1 << 20];

  private int[] starts = new int[1 << 16];
  private float[] logs = new float[1 << 16];
  private int count;

  /** A study of so many inputs. */
  public WorkStudy(int inputs, Random random) {
    this.random = random;
    direct = new float[inputs];
    into = new float[inputs * HIDDEN];
    for (int i = 0; i < into.length; i++) {
      into[i] = (float) (0.05 * random.nextGaussian());
    }
    for (int unit = 0; unit < HIDDEN; unit++) {
      bias[unit] = 0.1f;
      out[unit] = (float) (0.3 * random.nextGaussian());
    }
  }

  /** How many examples it has heard. */
  public int examples() {
    return count;
  }

  /** Hears an example. */
  public void learn(int[] places, long work) {
    int length = places.length;
    int from = starts[count];
    if (from + length > inputs.length) {
      inputs = Arrays.copyOf(inputs, 2 * inputs.length);
    }
    if (count + 1 == starts.length) {
      starts = Arrays.copyOf(starts, 2 * starts.length);
      logs = Arrays.copyOf(logs, 2 * logs.length);
    }
    System.arraycopy(places, 0, inputs, from, length);
    logs[count++] = (float) Math.log(work + 1.0);
    starts[count] = from + length;
  }

  /** Fits the net by stochastic gradient descent; returns the mean squared error at the end. */
  public double fit() {
    double loss = 0;
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      float rate = RATE * (EPOCHS - epoch) / EPOCHS;
      loss = 0;
      for (int i = 0; i < count; i++) {
        loss += step(random.nextInt(count), rate);
      }
    }
    return loss / Math.max(1, count);
  }

  private double step(int example, float rate) {
    double error = logs[example] - guess(example);
    float change = (float) (rate * Math.max(-MOST_ERROR, Math.min(MOST_ERROR, error)));
    float[] changes = new float[HIDDEN];
    for (int unit = 0; unit < HIDDEN; unit++) {
      changes[unit] = change * out[unit] * (sums[unit] > 0 ? 1 : LEAK);
      out[unit] += change * active(unit);
      bias[unit] += changes[unit];
    }
    for (int i = starts[example]; i < starts[example + 1]; i++) {
      direct[inputs[i]] += change;
      int row = inputs[i] * HIDDEN;
      for (int unit = 0; unit < HIDDEN; unit++) {
        into[row + unit] += changes[unit];
      }
    }
    return error * error;
  }

  private float guess(int example) {
    System.arraycopy(bias, 0, sums, 0, HIDDEN);
    float guess = 0;
    for (int i = starts[example]; i < starts[example + 1]; i++) {
      guess += direct[inputs[i]];
      int row = inputs[i] * HIDDEN;
      for (int unit = 0; unit < HIDDEN; unit++) {
        sums[unit] += into[row + unit];
      }
    }
    for (int unit = 0; unit < HIDDEN; unit++) {
      guess += out[unit] * active(unit);
    }
    return guess;
  }

  private float active(int unit) {
    return sums[unit] > 0 ? sums[unit] : LEAK * sums[unit];
  }

  /** What was learned; inputs that no example had say nothing. */
  public WorkNet net() {
    boolean[] seen = new boolean[direct.length];
    for (int i = 0; i < starts[count]; i++) {
      seen[inputs[i]] = true;
    }
    float[] weights = into.clone();
    for (int input = 0; input < direct.length; input++) {
      if (!seen[input]) {
        Arrays.fill(weights, input * HIDDEN, (input + 1) * HIDDEN, 0);
      }
    }
    return WorkNet.of(direct, weights, bias, out);
  }
}
