package dev.nakade.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SgfTextTest {
  private static final long SEED = 7;

  @Test
  void composedTextsComeApartAgain() {
    for (long seed = SEED; seed < SEED + 2_000; seed++) {
      RandomTrees random = new RandomTrees(seed);
      String left = random.text();
      String right = random.text();
      String raw = SgfText.compose(left, right);
      int colon = SgfText.separator(raw);
      assertThat(SgfText.unescape(raw.substring(0, colon)))
          .as("seed " + seed)
          .isEqualTo(SgfText.unescape(SgfText.escape(left)));
      assertThat(raw.substring(colon + 1)).as("seed " + seed).isEqualTo(SgfText.escape(right));
    }
  }

  @Test
  void everyKindOfLineBreak() {
    assertThat(SgfText.unescape("a\nb\rc\r\nd\n\re\n\nf")).isEqualTo("a\nb\nc\nd\ne\n\nf");
    assertThat(SgfText.unescape("a\\\nb\\\rc\\\r\nd\\\n\re\\\n\nf")).isEqualTo("abcde\nf");
  }

  @Test
  void noColonNoSeparator() {
    assertThat(SgfText.separator("aa\\:b\\\\")).isEqualTo(-1);
    assertThat(SgfText.separator("a\\::")).isEqualTo(3);
  }
}
