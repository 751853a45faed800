package dev.nakade.app.check;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.app.io.Failure;
import dev.nakade.app.io.SgfSource;
import dev.nakade.app.io.Streams;
import dev.nakade.app.solve.Posed;
import dev.nakade.app.solve.ProblemOptions;
import dev.nakade.app.solve.Side;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.lifedeath.Caption;
import dev.nakade.lifedeath.Goal;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfReader;
import dev.nakade.sgf.SgfWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads the problems of a collection, with their stated answers, from SGF and JSON Lines. */
final class CollectionReader {
  private static final List<String> ENDINGS = List.of(".sgf", ".jsonl", ".ndjson");

  /** Characters of the longest line of JSON that is read. */
  private static final int LONGEST_LINE = 4 << 20;

  /**
   * A file that begins with so many lines that are no JSON is no collection; elsewhere in a file,
   * no more of them get rows.
   */
  private static final int MOST_BAD = 20;

  private static final String NO_JSON = "no JSON";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Streams streams;
  private final Optional<Side> toMove;
  private final Optional<Convention> convention;
  private final List<Item> items = new ArrayList<>();
  private boolean failed;

  /** A reader; what is given goes before what the records say. */
  CollectionReader(Streams streams, Optional<Side> toMove, Optional<Convention> convention) {
    this.streams = streams;
    this.toMove = toMove;
    this.convention = convention;
  }

  /** Whether a file or a folder could not be read. */
  boolean failed() {
    return failed;
  }

  /** The problems of all files, in their order, each with those before it that are alike. */
  List<Item> read(List<String> arguments) {
    for (String argument : arguments) {
      try {
        SgfSource.named(argument, ENDINGS).forEach(this::read);
      } catch (Failure e) {
        report(argument, e);
      }
    }
    return related();
  }

  private void read(SgfSource source) {
    try {
      if (isLines(source.name())) {
        readLines(source.name(), source.path().orElseThrow());
      } else {
        readGames(source.name(), source.read(streams.in()));
      }
    } catch (Failure e) {
      report(source.name(), e);
    }
  }

  private void report(String file, Failure failure) {
    failed = true;
    streams.error(failure.getMessage());
    items.add(unreadable(file, 0, "", digest(failure.getMessage()), failure.getMessage()));
  }

  private void readGames(String file, SgfFile record) {
    for (int i = 0; i < record.games().size(); i++) {
      SgfNode root = record.games().get(i);
      String content = SgfWriter.write(List.of(root));
      items.add(item(file, i + 1, "", root, Optional.empty(), content));
    }
  }

  private void readLines(String file, Path path) throws Failure {
    int before = items.size();
    int bad = 0;
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(Files.newInputStream(path), UTF_8))) {
      for (int number = 1; ; number++) {
        Optional<String> line = line(lines);
        if (line.isEmpty()) {
          break;
        }
        if (line.get().isBlank()) {
          continue;
        }
        Item item = fromJson(file, number, line.get());
        bad += item.error().startsWith(NO_JSON) ? 1 : 0;
        if (bad <= MOST_BAD || !item.error().startsWith(NO_JSON)) {
          items.add(item);
        }
        if (bad == MOST_BAD && items.size() - before == MOST_BAD) {
          items.subList(before, items.size()).clear();
          throw Failure.about(file, "no JSON Lines with a field sgf");
        }
      }
    } catch (IOException e) {
      throw Failure.about(file, e);
    }
    if (bad > MOST_BAD) {
      failed = true;
      streams.error(file + ": " + (bad - MOST_BAD) + " further lines are no JSON");
    }
    if (items.size() == before) {
      throw Failure.about(file, "no problem in this file");
    }
  }

  /** The next line, cut off where it is longer than any problem; empty at the end. */
  private static Optional<String> line(BufferedReader in) throws IOException {
    StringBuilder line = new StringBuilder();
    int c = in.read();
    if (c < 0) {
      return Optional.empty();
    }
    for (; c >= 0 && c != '\n'; c = in.read()) {
      if (line.length() < LONGEST_LINE) {
        line.append((char) c);
      }
    }
    return Optional.of(line.toString());
  }

  private Item fromJson(String file, int number, String line) {
    JsonNode fields;
    try {
      fields = JSON.readTree(line);
    } catch (JsonProcessingException e) {
      return unreadable(file, number, "", digest(line), "no JSON");
    }
    String id = fields.path("id").asText("");
    if (!fields.path("sgf").isTextual()) {
      return unreadable(file, number, id, digest(line), "no JSON object with a text in sgf");
    }
    try {
      SgfNode root = SgfReader.read(fields.path("sgf").asText()).games().get(0);
      return item(file, number, id, root, Optional.of(fields), line);
    } catch (SgfException e) {
      return unreadable(file, number, id, digest(line), "sgf: " + e.getMessage());
    }
  }

  private Item item(
      String file, int game, String id, SgfNode root, Optional<JsonNode> fields, String content) {
    String digest = digest(content + "\n" + convention + toMove);
    try {
      SgfNode start = start(root);
      Posed posed =
          ProblemOptions.of(toMove, fields.flatMap(CollectionReader::goal))
              .pose(file, game, start, caption(root, start));
      Stated stated = stated(start, posed, fields);
      Likeness likeness = Likeness.of(posed.problem(), stated.right());
      Item.Asked asked = new Item.Asked(posed, stated, likeness);
      return new Item(file, game, id, digest, content, Optional.of(asked), "", Item.Relation.NONE);
    } catch (IllegalArgumentException | SgfException e) {
      return unreadable(file, game, id, digest, String.valueOf(e.getMessage()));
    }
  }

  /** The node at which the problem is put: the last one before anybody moves. */
  private static SgfNode start(SgfNode root) {
    SgfNode node = root;
    while (node.children().size() == 1 && !isMove(node.children().get(0))) {
      node = node.children().get(0);
    }
    return node;
  }

  /**
   * One problem from its source, as it was read before.
   *
   * @throws SgfException if it was changed
   */
  Item reread(String file, int game, String source) {
    return isLines(file)
        ? fromJson(file, game, source)
        : item(file, game, "", SgfReader.read(source).games().get(0), Optional.empty(), source);
  }

  private static boolean isLines(String file) {
    String name = file.toLowerCase(Locale.ROOT);
    return name.endsWith(".jsonl") || name.endsWith(".ndjson");
  }

  private static boolean isMove(SgfNode node) {
    return node.has("B") || node.has("W");
  }

  private static Caption caption(SgfNode root, SgfNode start) {
    Caption here = Caption.of(start);
    Caption above = Caption.of(root);
    return new Caption(here.toMove().or(above::toMove), here.defender().or(above::defender));
  }

  private static Optional<Goal> goal(JsonNode fields) {
    String goal = fields.path("goal").asText("").replaceFirst("^ko-", "");
    return switch (goal) {
      case "live" -> Optional.of(Goal.LIVE);
      case "kill" -> Optional.of(Goal.KILL);
      default -> Optional.empty();
    };
  }

  private Stated stated(SgfNode start, Posed posed, Optional<JsonNode> fields) {
    Size size = posed.problem().board().size();
    boolean ko = fields.map(it -> it.path("goal").asText("").startsWith("ko-")).orElse(false);
    if (fields.isPresent() && fields.get().path("firstMoves").isArray() && fieldCounts()) {
      List<Integer> moves = new ArrayList<>();
      for (JsonNode name : fields.get().path("firstMoves")) {
        OptionalInt move = Point.parse(size, name.asText());
        if (move.isEmpty()) {
          throw new IllegalArgumentException("firstMoves: no point " + name.asText());
        }
        moves.add(move.getAsInt());
      }
      return Stated.firstMoves(moves, ko);
    }
    return new AnswerReader(start, size, posed.problem().toMove()).read(convention);
  }

  private boolean fieldCounts() {
    return convention.isEmpty() || convention.get() == Convention.FIELD;
  }

  private static Item unreadable(String file, int game, String id, String content, String error) {
    return new Item(file, game, id, content, "", Optional.empty(), error, Item.Relation.NONE);
  }

  /** The items with those before them that are alike. */
  private List<Item> related() {
    Map<String, Item> first = new HashMap<>();
    Map<Likeness, Item> same = new HashMap<>();
    List<Item> related = new ArrayList<>();
    for (Item item : items) {
      Optional<Likeness> likeness = item.asked().map(Item.Asked::likeness);
      if (likeness.isEmpty()) {
        related.add(item);
        continue;
      }
      Optional<Item> twin = Optional.ofNullable(same.putIfAbsent(likeness.get(), item));
      Optional<Item> relative =
          Optional.ofNullable(first.putIfAbsent(likeness.get().problem(), item));
      Optional<String> conflict = twin.isPresent() ? Optional.empty() : relative.map(Item::place);
      related.add(item.with(new Item.Relation(twin.map(Item::place), conflict)));
    }
    return related;
  }

  private static String digest(String text) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return HexFormat.of().formatHex(digest, 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("a Java without SHA-256", e);
    }
  }
}
