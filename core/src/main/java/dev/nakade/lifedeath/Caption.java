package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.sgf.SgfNode;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What the words of a record say about its problem, in English, Chinese, Japanese or Korean: "Black
 * to play and live", 黑先白死, 黒先生き, 흑선활. A text that contradicts itself says nothing.
 *
 * @param toMove who is to move
 * @param defender whose life is asked
 */
public record Caption(Optional<Said> toMove, Optional<Said> defender) {
  /** Where problems are named and put. */
  private static final List<String> PROPERTIES = List.of("N", "GN", "C");

  /** Names of the whole field, which contain the words for life and for death. */
  private static final Pattern FIELD = Pattern.compile("死活|사활|생사");

  private static final String COLOR = "\\b(black|white|b|w)\\b";
  private static final String TURN =
      "(?: to| can| must| should)?(?: (?:play|move)s?)?(?: first)?[,:.]?(?: and| to)?";
  private static final String STONE = "([黑黒흑白백])[棋方石]?";
  private static final String FIRST = "\\s*(?:先手?|番|선)";
  private static final String NEAR = "[^黑黒흑白백。.\\n]{0,6}?";

  private static final List<Pattern> MOVES =
      patterns(
          COLOR + "(?:'s)? (?:to (?:play|move|live|kill|survive|make)|turn|first)\\b",
          COLOR + " (?:plays|moves|starts|goes first)\\b",
          STONE + "\\s*(?:先|番|선|차례)");

  /** Patterns with the colour whose life is asked. */
  private static final List<Pattern> DEFENDS =
      patterns(
          COLOR + TURN + "(?: make)? (?:lives?|life|survives?)\\b(?! (?:or|and|&) d(?:ie|ea))",
          COLOR + "(?: group| corner| stones)?(?: is| are| to)? (?:alive|dead|dies?|killed)\\b",
          "\\b(?:kills?|saves?|rescues?|status of|fate of)(?: the)? " + COLOR,
          STONE + "(?:" + FIRST + ")?" + NEAR + "(?:活|生|활|살|삶)",
          STONE + "[이은는가]?\\s*(?:死|사|죽)",
          "(?:杀|殺)" + STONE,
          STONE + "(?:[を을]\\s*(?:殺|取|잡)|\\s*잡)");

  /** Patterns with the colour that wants to kill. */
  private static final List<Pattern> ATTACKS =
      patterns(COLOR + TURN + " kills?\\b", STONE + FIRST + NEAR + "(?:杀|殺|잡|죽)");

  /**
   * Something that is said about a colour.
   *
   * @param words the words of the record that say it
   */
  public record Said(int color, String words) {}

  /** What is said at a node. */
  public static Caption of(SgfNode node) {
    List<String> texts =
        PROPERTIES.stream().flatMap(id -> node.text(id).stream()).map(Caption::plain).toList();
    return new Caption(
        texts.stream().flatMap(text -> agreed(moves(text)).stream()).findFirst(),
        texts.stream().flatMap(text -> agreed(defends(text)).stream()).findFirst());
  }

  private static List<Pattern> patterns(String... patterns) {
    return Stream.of(patterns).map(it -> Pattern.compile(it, Pattern.CASE_INSENSITIVE)).toList();
  }

  /** Full-width letters made plain, and no names of the field. */
  private static String plain(String text) {
    return FIELD.matcher(Normalizer.normalize(text, Normalizer.Form.NFKC)).replaceAll("-");
  }

  private static List<Said> moves(String text) {
    return find(text, MOVES, color -> color).toList();
  }

  private static List<Said> defends(String text) {
    return Stream.concat(find(text, DEFENDS, color -> color), find(text, ATTACKS, Color::opponent))
        .toList();
  }

  private static Stream<Said> find(String text, List<Pattern> patterns, IntUnaryOperator meant) {
    return patterns.stream()
        .flatMap(pattern -> pattern.matcher(text).results())
        .map(found -> new Said(meant.applyAsInt(color(found)), found.group().strip()));
  }

  private static int color(MatchResult found) {
    return switch (found.group(1).charAt(0)) {
      case 'b', 'B', '黑', '黒', '흑' -> Color.BLACK;
      default -> Color.WHITE;
    };
  }

  /** The longest of the words, if all say the same. */
  private static Optional<Said> agreed(List<Said> all) {
    if (all.stream().mapToInt(Said::color).distinct().count() != 1) {
      return Optional.empty();
    }
    return all.stream().max(Comparator.comparingInt(said -> said.words().length()));
  }
}
