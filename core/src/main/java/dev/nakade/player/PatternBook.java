package dev.nakade.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Patterns of any size from a text file, whose head says how it is read. */
final class PatternBook {
  private static final String FILE = "patterns.txt";
  private static final Pattern HEAD =
      Pattern.compile("(link|opening|shape|endgame) (\\d+) (\\d+) (.+)");
  private static final Pattern ROW = Pattern.compile("(?:[XOxo.?#*12] ?)+");

  /** What a pattern is for. */
  enum Kind {
    LINK,
    OPENING,
    SHAPE,
    ENDGAME
  }

  /** The patterns of the house. */
  static final PatternBook STANDARD = new PatternBook(Texts.lines(FILE));

  private final List<PatternForm> forms = new ArrayList<>();

  PatternBook(List<String> lines) {
    List<String> rows = new ArrayList<>();
    Matcher head = null;
    for (String line : lines) {
      Matcher next = HEAD.matcher(line);
      if (next.matches()) {
        addForms(head, rows);
        head = next;
        rows.clear();
      } else if (head != null && ROW.matcher(line).matches()) {
        rows.add(line.replace(" ", ""));
      }
    }
    addForms(head, rows);
  }

  private void addForms(Matcher head, List<String> rows) {
    if (head == null) {
      return;
    }
    List<String> seen = new ArrayList<>();
    List<String> form = List.copyOf(rows);
    for (int i = 0; i < 8; i++) {
      String text = String.join("/", form);
      if (!seen.contains(text)) {
        seen.add(text);
        forms.add(form(head, form));
      }
      form = i == 3 ? mirrored(form) : turned(form);
    }
  }

  private static List<String> turned(List<String> rows) {
    List<String> turned = new ArrayList<>();
    for (int x = 0; x < rows.get(0).length(); x++) {
      StringBuilder row = new StringBuilder();
      for (int y = rows.size() - 1; y >= 0; y--) {
        row.append(rows.get(y).charAt(x));
      }
      turned.add(row.toString());
    }
    return turned;
  }

  private static List<String> mirrored(List<String> rows) {
    return rows.stream().map(row -> new StringBuilder(row).reverse().toString()).toList();
  }

  private static PatternForm form(Matcher head, List<String> rows) {
    Kind kind = Kind.valueOf(head.group(1).toUpperCase(Locale.ROOT));
    char anchor = kind == Kind.LINK ? '1' : '*';
    int[] from = find(rows, anchor, head.group(4));
    int[] to = kind == Kind.LINK ? find(rows, '2', head.group(4)) : from;
    List<int[]> places = new ArrayList<>();
    StringBuilder signs = new StringBuilder();
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        char sign = rows.get(y).charAt(x);
        if (sign != '?') {
          // Stones tell most, so they are looked at first.
          int at = sign == 'X' || sign == 'O' || sign == '1' || sign == '2' ? 0 : places.size();
          places.add(at, new int[] {x - from[0], y - from[1]});
          signs.insert(at, sign);
        }
      }
    }
    return new PatternForm(
        kind,
        Integer.parseInt(head.group(2)),
        Integer.parseInt(head.group(3)),
        places,
        signs.toString(),
        new int[] {to[0] - from[0], to[1] - from[1]});
  }

  private static int[] find(List<String> rows, char sign, String name) {
    for (int y = 0; y < rows.size(); y++) {
      int x = rows.get(y).indexOf(sign);
      if (x >= 0) {
        return new int[] {x, y};
      }
    }
    throw new IllegalArgumentException("a pattern without " + sign + ": " + name);
  }

  /** All forms of a kind. */
  List<PatternForm> forms(Kind kind) {
    return forms.stream().filter(form -> form.kind() == kind).toList();
  }
}
