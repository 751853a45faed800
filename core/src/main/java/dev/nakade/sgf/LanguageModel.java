package dev.nakade.sgf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How likely a text is in the languages that an encoding is for: the sum over its characters of the
 * logarithm of how often such a character comes, by rough classes. Wrong encodings make rare
 * characters of common ones, so the likeliest reading of the same bytes is the right one.
 */
final class LanguageModel {
  // Natural logarithms of a character's probability. A class of n characters that makes up the
  // share s of a text has s / n.
  private static final float ASCII = -4;
  private static final float LETTER = -4;
  private static final float KANA = -5;
  private static final float FREQUENT = -6;
  private static final float PUNCTUATION = -7;
  private static final float FOREIGN = -8;
  private static final float COMMON = -9;
  private static final float RARE = -14;
  private static final float DAMAGED = -20;

  /** Accented letters seldom follow one another; the bytes of East Asian characters always do. */
  private static final float WESTERN_RUN = -3;

  static final LanguageModel UTF_8 = utf8();
  static final LanguageModel WESTERN = western();

  private static final List<LanguageModel> ALL =
      Stream.concat(
              Stream.of(UTF_8, WESTERN),
              Arrays.stream(EastAsian.values()).flatMap(it -> eastAsian(it).stream()))
          .toList();

  private final Charset charset;
  private final float[] logProbability = new float[1 << 16];
  private final float run;

  private LanguageModel(Charset charset, float run) {
    this.charset = charset;
    this.run = run;
    Arrays.fill(logProbability, RARE);
    fill(0, 0x7F, ASCII);
    fill(Decoded.REPLACEMENT, Decoded.REPLACEMENT, DAMAGED);
  }

  /** Every model whose encoding this Java knows. */
  static List<LanguageModel> all() {
    return ALL;
  }

  static Optional<LanguageModel> of(Charset charset) {
    return ALL.stream().filter(model -> model.charset.equals(charset)).findFirst();
  }

  Charset charset() {
    return charset;
  }

  double logLikelihood(String text) {
    double sum = 0;
    char before = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      sum += logProbability[c];
      sum += before > 0x7F && c > 0x7F ? run : 0;
      before = c;
    }
    return sum;
  }

  /** All the world's characters; those of two bytes are also what other encodings look like. */
  private static LanguageModel utf8() {
    LanguageModel model = new LanguageModel(StandardCharsets.UTF_8, 0);
    model.fill(0x00C0, 0x017F, PUNCTUATION);
    model.fill(0x0370, 0x045F, COMMON);
    model.punctuate();
    model.fill(0x3040, 0x30FF, FOREIGN);
    model.fill(0x4E00, 0x9FFF, FOREIGN);
    model.fill(0xAC00, 0xD7A3, FOREIGN);
    model.fill(Character.MIN_SURROGATE, Character.MAX_SURROGATE, FOREIGN);
    return model;
  }

  private static LanguageModel western() {
    LanguageModel model = new LanguageModel(Charset.forName("windows-1252"), WESTERN_RUN);
    model.fill(0x00A0, 0x00FF, FOREIGN);
    model.punctuate();
    model.set("äöüÄÖÜßéèêëàáâãåæçíîïñóôõøúûÉÅØ’“”–…", LETTER);
    return model;
  }

  private static Optional<LanguageModel> eastAsian(EastAsian language) {
    if (!Charset.isSupported(language.charset())) {
      return Optional.empty();
    }
    LanguageModel model = new LanguageModel(Charset.forName(language.charset()), 0);
    model.punctuate();
    model.set(language.common(), COMMON);
    model.set(language.frequent(), FREQUENT);
    if (language.kana()) {
      model.fill(0x3041, 0x3093, KANA);
      model.fill(0x30A1, 0x30F6, FREQUENT);
      model.set("ー", FREQUENT);
    }
    return Optional.of(model);
  }

  private void punctuate() {
    fill(0x2010, 0x2027, PUNCTUATION);
    fill(0x3000, 0x3011, PUNCTUATION);
    fill(0xFF01, 0xFF5E, PUNCTUATION);
    set("·《》「」『』・○●①②③", PUNCTUATION);
  }

  private void set(String characters, float value) {
    characters.chars().forEach(c -> logProbability[c] = value);
  }

  private void fill(int first, int last, float value) {
    Arrays.fill(logProbability, first, last + 1, value);
  }
}
