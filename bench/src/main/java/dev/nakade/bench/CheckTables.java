package dev.nakade.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a check found, in tables.
 *
 * @param problems as the collection has them, in order
 * @param rows what came out; a row's {@code game} is the number of its problem
 */
record CheckTables(List<JsonNode> problems, List<JsonNode> rows) {
  /** Fewer ranked problems than this say nothing. */
  private static final int FEWEST = 20;

  private static final Pattern PLAYERS = Pattern.compile("(\\d+) ?(k|d)(yu|an)?");
  private static final Pattern CLASSES = Pattern.compile("(level|grade) (\\d+)/.*");

  /** How hard the source calls a problem, and what was estimated. */
  private record Ranked(double rank, JsonNode row) {}

  /** How many problems need no more nodes, after each pass. */
  void decided(PrintStream out) {
    TreeSet<Long> budgets = new TreeSet<>();
    rows.forEach(row -> budgets.add(row.path("budget").asLong()));
    out.println("\n| nodes a problem | decided | share |\n|---:|---:|---:|");
    for (long budget : budgets) {
      share(
          out,
          String.format(Locale.ROOT, "%,d", budget),
          row -> row.path("decided").asBoolean() && row.path("budget").asLong() <= budget);
    }
  }

  /** How many problems came out how, and in how many a later move is wrong. */
  void verdicts(PrintStream out) {
    out.println("\n| verdict | problems | share |\n|---|---:|---:|");
    TreeSet<String> verdicts = new TreeSet<>();
    rows.forEach(row -> verdicts.add(row.path("verdict").asText()));
    verdicts.forEach(
        verdict -> share(out, verdict, row -> row.path("verdict").asText().equals(verdict)));
    share(out, "a later move is wrong", row -> !row.path("mistakes").isEmpty());
    share(out, "other answers than the same problem elsewhere", row -> row.has("conflictsWith"));
  }

  private void share(PrintStream out, String name, Predicate<JsonNode> wanted) {
    long count = rows.stream().filter(wanted).count();
    double percent = 100.0 * count / Math.max(1, rows.size());
    out.printf(Locale.ROOT, "| %s | %,d | %.1f %% |%n", name, count, percent);
  }

  /** How well the estimate of difficulty goes with what the source says, if it says anything. */
  void ranks(PrintStream out) {
    Map<String, List<Ranked>> scales = new TreeMap<>();
    for (JsonNode row : rows) {
      if (row.has("difficulty")) {
        String word = problems.get(row.path("game").asInt() - 1).path("difficulty").asText();
        Matcher players = PLAYERS.matcher(word);
        Matcher classes = CLASSES.matcher(word);
        if (players.matches()) {
          int number = Integer.parseInt(players.group(1));
          double rank = players.group(2).equals("d") ? number - 1 : -number;
          scales.computeIfAbsent("kyu and dan", it -> new ArrayList<>()).add(new Ranked(rank, row));
        } else if (classes.matches()) {
          double rank = Integer.parseInt(classes.group(2));
          scales
              .computeIfAbsent(classes.group(1), it -> new ArrayList<>())
              .add(new Ranked(rank, row));
        }
      }
    }
    scales.forEach((scale, ranked) -> correlations(out, scale, ranked));
  }

  private static void correlations(PrintStream out, String scale, List<Ranked> ranked) {
    if (ranked.size() < FEWEST) {
      return;
    }
    Map<String, ToDoubleFunction<JsonNode>> measures = new LinkedHashMap<>();
    measures.put("difficulty", row -> row.path("difficulty").asDouble());
    measures.put("nodes", row -> row.path("nodes").asDouble());
    measures.put("moves of the line", row -> row.path("line").size());
    measures.put("tempting moves", row -> row.path("tempting").asDouble());
    measures.put("right moves", row -> -row.path("found").size());
    out.printf("%n| of %d with %s | rank correlation |%n|---|---:|%n", ranked.size(), scale);
    double[] ranks = ranked.stream().mapToDouble(Ranked::rank).toArray();
    measures.forEach(
        (name, measure) -> {
          double[] values = ranked.stream().map(Ranked::row).mapToDouble(measure).toArray();
          out.printf(Locale.ROOT, "| %s | %.2f |%n", name, Spearman.of(ranks, values));
        });
  }
}
