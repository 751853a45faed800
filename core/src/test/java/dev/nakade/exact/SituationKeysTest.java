package dev.nakade.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SituationKeysTest {
  private static final Size SIZE = Size.of(5, 5);

  @Test
  void imagesShareAKeyAndOthersDoNot() {
    SituationKeys keys = new SituationKeys(SIZE, true);
    Random random = new Random(1);
    Map<Long, String> seen = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      long stones = random.nextInt(1 << 25);
      long own = stones & random.nextInt(1 << 25);
      long opposing = stones & ~own;
      int ko = random.nextInt(26) - 1;
      int rest = random.nextInt(200);
      long key = keys.find(own, opposing, ko, rest);
      assertThat(keys.find(own, opposing, ko, rest + 1)).isNotEqualTo(key);
      assertThat(keys.find(own, opposing, ko < 0 ? 12 : Point.NONE, rest)).isNotEqualTo(key);
      String least = null;
      for (Symmetry symmetry : Symmetry.of(SIZE)) {
        long image = mask(symmetry, own);
        long other = mask(symmetry, opposing);
        int banned = ko < 0 ? ko : symmetry.apply(SIZE, ko);
        assertThat(keys.find(image, other, banned, rest)).isEqualTo(key);
        String text = image + " " + other + " " + banned + " " + rest;
        least = least == null || text.compareTo(least) < 0 ? text : least;
      }
      assertThat(seen.putIfAbsent(key, least)).isIn(null, least);
    }
  }

  static long mask(Symmetry symmetry, long set) {
    long mask = 0;
    for (int point = 0; point < SIZE.area(); point++) {
      mask |= (set >>> point & 1) << symmetry.apply(SIZE, point);
    }
    return mask;
  }

  @Test
  void movesComeBackFromTheirNames() {
    SituationKeys keys = new SituationKeys(SIZE, true);
    for (int s = 0; s < keys.symmetries(); s++) {
      for (int point = 0; point < SIZE.area(); point++) {
        assertThat(keys.origin(s, keys.image(s, point))).isEqualTo(point);
      }
    }
  }

  @Test
  void withoutSharingEveryImageHasAKeyOfItsOwn() {
    SituationKeys keys = new SituationKeys(SIZE, false);
    assertThat(keys.find(1, 0, Point.NONE, 0)).isNotEqualTo(keys.find(1 << 4, 0, Point.NONE, 0));
  }
}
