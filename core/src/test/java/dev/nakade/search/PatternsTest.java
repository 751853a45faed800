package dev.nakade.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is found agrees in the zone; what agrees is found, as long as it has not been given up. */
class PatternsTest {
  private static final int SEED = 1203;

  /** As many as are kept at the most. */
  private static final int MOST = 1 << 16;

  private record Position(long setting, long some, long rest) {
    static Position random(Random random, int points) {
      long all = (1L << points) - 1;
      long some = random.nextLong() & all;
      return new Position(1 + random.nextInt(2), some, random.nextLong() & all & ~some);
    }

    boolean agrees(Position other, long zone) {
      return setting == other.setting
          && ((some ^ other.some) & zone) == 0
          && ((rest ^ other.rest) & zone) == 0;
    }
  }

  private record Stored(Position position, long zone, int move) {}

  @Test
  void aPatternIsFoundJustWhereAPositionAgrees() {
    for (int points : new int[] {3, 8, 20, 64}) {
      Random random = new Random(SEED + points);
      Patterns patterns = new Patterns();
      List<Stored> stored = new ArrayList<>();
      int found = 0;
      for (int i = 0; i < 3_000; i++) {
        Position position = Position.random(random, Math.min(points, 63));
        long zone = zone(random, points);
        patterns.store(position.setting, position.some, position.rest, zone, i % 3 == 0, i % 1_000);
        stored.add(new Stored(position, zone, i));
        Position asked =
            random.nextBoolean()
                ? Position.random(random, Math.min(points, 63))
                : changed(stored.get(random.nextInt(stored.size())), random);
        int at = patterns.find(asked.setting, asked.some, asked.rest);
        boolean agrees = stored.stream().anyMatch(it -> asked.agrees(it.position, it.zone));
        assertThat(Patterns.isFound(at)).as("seed %d, %d of %d", SEED, i, points).isEqualTo(agrees);
        if (agrees) {
          found++;
          long itsZone = patterns.zone(at);
          boolean wins = patterns.isWon(at);
          int move = patterns.move(at);
          assertThat(stored)
              .anyMatch(
                  it ->
                      it.zone == itsZone
                          && asked.agrees(it.position, itsZone)
                          && (it.move % 3 == 0) == wins
                          && it.move % 1_000 == move);
        }
      }
      assertThat(found).isGreaterThan(500);
    }
  }

  @Test
  void theLatestStay() {
    Random random = new Random(SEED);
    Patterns patterns = new Patterns();
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < MOST + 5_000; i++) {
      Position position = Position.random(random, 60);
      positions.add(position);
      patterns.store(position.setting, position.some, position.rest, -1L >>> 4, true, 0);
    }
    int given = 0;
    for (int i = 0; i < positions.size(); i++) {
      Position position = positions.get(i);
      boolean found =
          Patterns.isFound(patterns.find(position.setting, position.some, position.rest));
      given += found ? 0 : 1;
      assertThat(found).as("seed %d, %d", SEED, i).isEqualTo(i >= 5_000);
    }
    assertThat(given).isEqualTo(5_000);
  }

  /** About three points of eight. */
  private static long zone(Random random, int points) {
    long zone = 1;
    for (int point = 1; point < points; point++) {
      zone |= random.nextInt(8) < 3 ? 1L << point : 0;
    }
    return zone;
  }

  /** A position that agrees in the zone, and nowhere else in particular. */
  private static Position changed(Stored one, Random random) {
    long some = (one.position.some & one.zone) | (random.nextLong() & ~one.zone);
    long rest = (one.position.rest & one.zone) | (random.nextLong() & ~one.zone & ~some);
    return new Position(one.position.setting, some, rest);
  }
}
