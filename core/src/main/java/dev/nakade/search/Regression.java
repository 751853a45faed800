package dev.nakade.search;

import java.util.Arrays;
import java.util.Random;

/**
 * Logistic regression for guesses who wins: an example is a set of features of a solved position,
 * each by the place of its weight, and whether it was won. The sum of the weights is the guess, in
 * log odds.
 */
public final class Regression {
  private static final int EPOCHS = 6;
  private static final double RATE = 0.02;

  private final int features;
  private final int mostExamples;
  private final Random random;
  private final double[] weights;

  /** Of each example the places of its weights, then 1 if it was won. */
  private short[] examples = new short[1 << 20];

  private int size;

  /**
   * Learns from examples of so many features each; beyond {@code mostExamples} they are not heard.
   */
  public Regression(int features, int weights, int mostExamples, Random random) {
    if (weights > Short.MAX_VALUE) {
      throw new IllegalArgumentException("too many weights: " + weights);
    }
    this.features = features;
    this.mostExamples = mostExamples;
    this.random = random;
    this.weights = new double[weights];
  }

  /** How many examples it has heard. */
  public int examples() {
    return size / (features + 1);
  }

  /** Forgets the examples; the weights stay. */
  public void forget() {
    size = 0;
  }

  /** Hears an example. */
  public void learn(int[] places, boolean won) {
    if (examples() >= mostExamples) {
      return;
    }
    if (size + features + 1 > examples.length) {
      examples = Arrays.copyOf(examples, 2 * examples.length);
    }
    for (int place : places) {
      examples[size++] = (short) place;
    }
    examples[size++] = (short) (won ? 1 : 0);
  }

  /** Fits the weights by stochastic gradient descent; returns the mean loss of the last epoch. */
  public double fit() {
    int count = examples();
    double loss = 0;
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      double rate = RATE / (1 + epoch);
      loss = 0;
      for (int i = 0; i < count; i++) {
        loss += step((features + 1) * random.nextInt(count), rate);
      }
    }
    return loss / Math.max(1, count);
  }

  private double step(int at, double rate) {
    double odds = 0;
    for (int i = at; i < at + features; i++) {
      odds += weights[examples[i]];
    }
    double wins = 1 / (1 + Math.exp(-odds));
    int truth = examples[at + features];
    for (int i = at; i < at + features; i++) {
      weights[examples[i]] += rate * (truth - wins);
    }
    return -Math.log(truth == 1 ? wins : 1 - wins);
  }

  /** The weights in hundredths. */
  public int[] hundredths() {
    return Arrays.stream(weights).mapToInt(weight -> (int) Math.round(100 * weight)).toArray();
  }
}
