package dev.nakade.sgf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A node of a game tree: properties in their order, children in theirs, and the parent.
 *
 * <p>Values are kept raw, as they stand between the brackets with their escapes (see {@link
 * SgfText}), so that what is read and written again is the same to the character; {@link #text} is
 * for reading. A property goes by its capitals, which is all that counts of {@code AddBlack} or
 * {@code GaMe}; the spelling of the record is kept for the writer. An identifier without capitals
 * counts as if it were all capitals.
 */
public final class SgfNode {
  private final Map<String, List<String>> properties = new LinkedHashMap<>(4);

  /** Spellings that differ from the identifier; most nodes have none. */
  private Map<String, String> spellings = Map.of();

  private final Optional<SgfNode> parent;
  private final List<SgfNode> children = new ArrayList<>(1);
  private final int line;
  private final int column;

  /** A root without properties. */
  public SgfNode() {
    this(Optional.empty(), 0, 0);
  }

  private SgfNode(Optional<SgfNode> parent, int line, int column) {
    this.parent = parent;
    this.line = line;
    this.column = column;
  }

  static SgfNode root(int line, int column) {
    return new SgfNode(Optional.empty(), line, column);
  }

  SgfNode addChild(int childLine, int childColumn) {
    SgfNode child = new SgfNode(Optional.of(this), childLine, childColumn);
    children.add(child);
    return child;
  }

  /** The line of the text where the node begins, from 1; 0 if it was not read. */
  public int line() {
    return line;
  }

  /** The column where the node begins, from 1; 0 if it was not read. */
  public int column() {
    return column;
  }

  public boolean has(String id) {
    return properties.containsKey(meaning(id));
  }

  /** The raw values of a property, to look at; none if the node does not have it. */
  public List<String> values(String id) {
    return Collections.unmodifiableList(properties.getOrDefault(meaning(id), List.of()));
  }

  /** The first value as people read it. */
  public Optional<String> text(String id) {
    return values(id).stream().findFirst().map(SgfText::unescape);
  }

  /** All properties with their raw values, in order, under their capitals; to look at. */
  public Map<String, List<String>> properties() {
    Map<String, List<String>> view = new LinkedHashMap<>();
    properties.forEach((id, values) -> view.put(id, Collections.unmodifiableList(values)));
    return Collections.unmodifiableMap(view);
  }

  /** How the record spells a property: {@code AddBlack} for {@code AB}. */
  public String spelling(String id) {
    String meaning = meaning(id);
    return spellings.getOrDefault(meaning, meaning);
  }

  /** Gives a property these raw values instead of those it had; without any, removes it. */
  public void set(String id, List<String> rawValues) {
    rawValues.forEach(SgfNode::requireRaw);
    String meaning = meaning(id);
    if (rawValues.isEmpty()) {
      remove(id);
    } else if (properties.replace(meaning, new ArrayList<>(rawValues)) == null) {
      rawValues.forEach(value -> add(id, value));
    }
  }

  /** Gives a property one raw value instead of those it had. */
  public void set(String id, String rawValue) {
    set(id, List.of(rawValue));
  }

  /** Gives a property one value that says {@code text}. */
  public void setText(String id, String text) {
    set(id, SgfText.escape(text));
  }

  /** Adds one raw value to a property, which comes last if the node did not have it. */
  public void add(String id, String rawValue) {
    requireRaw(rawValue);
    if (!isIdentifier(id)) {
      throw new IllegalArgumentException("no property identifier: " + id);
    }
    append(id, meaning(id), rawValue);
  }

  /** {@link #add} for a reader, which has made sure of both. */
  void append(String spelling, String meaning, String rawValue) {
    List<String> values = properties.get(meaning);
    if (values == null) {
      values = new ArrayList<>(1);
      properties.put(meaning, values);
      if (!spelling.equals(meaning)) {
        spell(meaning, spelling);
      }
    }
    values.add(rawValue);
  }

  private void spell(String meaning, String spelling) {
    if (spellings.isEmpty()) {
      spellings = new LinkedHashMap<>(4);
    }
    spellings.put(meaning, spelling);
  }

  public void remove(String id) {
    String meaning = meaning(id);
    properties.remove(meaning);
    if (!spellings.isEmpty()) {
      spellings.remove(meaning);
    }
  }

  /** The node this one follows; a root has none. */
  public Optional<SgfNode> parent() {
    return parent;
  }

  /** The nodes that follow, to look at; the first is the main line. */
  public List<SgfNode> children() {
    return Collections.unmodifiableList(children);
  }

  /** Adds an empty node behind the other children. */
  public SgfNode addChild() {
    return addChild(0, 0);
  }

  /** The nodes from the root to this one, both included. */
  public List<SgfNode> path() {
    List<SgfNode> path = new ArrayList<>();
    for (Optional<SgfNode> node = Optional.of(this); node.isPresent(); node = node.get().parent) {
      path.add(node.get());
    }
    Collections.reverse(path);
    return path;
  }

  /** What of an identifier counts: its capitals and digits, or all of it if it has no capitals. */
  static String meaning(String id) {
    int lower = 0;
    int upper = 0;
    for (int i = 0; i < id.length(); i++) {
      lower += isLower(id.charAt(i)) ? 1 : 0;
      upper += isUpper(id.charAt(i)) ? 1 : 0;
    }
    if (lower == 0) {
      return id;
    }
    return upper == 0 ? id.toUpperCase(Locale.ROOT) : withoutLower(id);
  }

  private static String withoutLower(String id) {
    StringBuilder capitals = new StringBuilder();
    id.chars().filter(c -> !isLower(c)).forEach(c -> capitals.append((char) c));
    return capitals.toString();
  }

  static boolean isIdentifier(String id) {
    return !id.isEmpty()
        && isIdentifierStart(id.charAt(0))
        && id.chars().allMatch(SgfNode::isIdentifierPart);
  }

  static boolean isIdentifierStart(int c) {
    return isUpper(c) || isLower(c);
  }

  static boolean isIdentifierPart(int c) {
    return isIdentifierStart(c) || (c >= '0' && c <= '9') || c == '_';
  }

  private static boolean isLower(int c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isUpper(int c) {
    return c >= 'A' && c <= 'Z';
  }

  private static void requireRaw(String value) {
    if (!SgfText.isRaw(value)) {
      throw new IllegalArgumentException("no raw value, escape it first: " + value);
    }
  }

  /** The node's own properties, as the writer would write them. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(";");
    properties.forEach(
        (id, values) -> {
          text.append(spelling(id));
          values.forEach(value -> text.append('[').append(value).append(']'));
        });
    return text.toString();
  }
}
