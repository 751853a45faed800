package dev.nakade.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WorkNetTest {
  private static final int INPUTS = 40;

  @Test
  void learnsWhatNoSumOfWeightsCouldTell() {
    WorkStudy study = study();
    study.fit();
    WorkNet net = study.net();
    assertThat(net.guess(new int[] {0, 2})).isLessThan(log(10));
    assertThat(net.guess(new int[] {1, 3})).isLessThan(log(10));
    assertThat(net.guess(new int[] {0, 3})).isGreaterThan(log(100));
    assertThat(net.guess(new int[] {1, 2})).isGreaterThan(log(100));
  }

  /** Work is much if exactly one of two features has its second value; the rest is noise. */
  private static WorkStudy study() {
    Random random = new Random(1);
    WorkStudy study = new WorkStudy(INPUTS, random);
    for (int i = 0; i < 100_000; i++) {
      int first = random.nextInt(2);
      int second = random.nextInt(2);
      study.learn(new int[] {first, 2 + second}, first == second ? 3 : 1_000);
    }
    return study;
  }

  private static int log(int work) {
    return (int) (100 * Math.log(work));
  }

  @Test
  void isReadAsItWasWritten() {
    WorkStudy study = study();
    study.fit();
    WorkNet net = study.net();
    WorkNet read = WorkNet.parse(net.lines(), INPUTS);
    assertThat(read.lines()).containsExactlyElementsOf(net.lines().toList());
    for (int first = 0; first < 2; first++) {
      for (int second = 2; second < 4; second++) {
        int[] inputs = {first, second};
        assertThat(read.guess(inputs)).isEqualTo(net.guess(inputs));
      }
    }
  }

  @Test
  void inputsThatNoExampleHadSayNothing() {
    WorkStudy study = study();
    study.fit();
    WorkNet net = study.net();
    assertThat(net.lines()).hasSize(2 + 4);
    assertThat(net.guess(new int[] {0, 2, 17})).isEqualTo(net.guess(new int[] {0, 2}));
  }

  @Test
  void guessesAsTheSumOfItsNumbersWould() {
    Random random = new Random(2);
    int[] begin = numbers(random, 8, 500);
    int[] add = numbers(random, 8, 300);
    int[][] rows = new int[INPUTS][];
    List<String> lines = new ArrayList<>(List.of("begin " + words(begin), "add " + words(add)));
    for (int input = 0; input < INPUTS; input++) {
      rows[input] = numbers(random, 9, 8_000);
      lines.add(input + " " + words(rows[input]));
    }
    WorkNet net = WorkNet.parse(lines.stream(), INPUTS);
    assertThat(net.lines()).containsExactlyElementsOf(lines);
    for (int i = 0; i < 500; i++) {
      int[] inputs = random.ints(random.nextInt(100), 0, INPUTS).toArray();
      int guess = 0;
      int added = 0;
      for (int unit = 0; unit < 8; unit++) {
        int sum = begin[unit];
        for (int input : inputs) {
          sum += rows[input][1 + unit];
        }
        added += add[unit] * (sum > 0 ? sum : sum / 20);
      }
      for (int input : inputs) {
        guess += rows[input][0];
      }
      assertThat(net.guess(inputs)).isEqualTo(guess + added / 100);
    }
    assertThatThrownBy(() -> net.guess(new int[1_000])).hasMessageContaining("inputs");
  }

  private static int[] numbers(Random random, int count, int most) {
    return random.ints(count, -most, most).toArray();
  }

  private static String words(int[] numbers) {
    return Arrays.stream(numbers).mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }
}
