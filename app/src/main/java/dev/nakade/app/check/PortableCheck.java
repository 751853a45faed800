package dev.nakade.app.check;

import dev.nakade.app.Version;
import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.Streams;
import dev.nakade.app.solve.Running;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The same check for those who spread the work over machines: a collection becomes tasks that can
 * be sent anywhere, and each task becomes the row that the command would have made.
 */
public final class PortableCheck {
  /** Memory for the table of a problem, as the command has it by default. */
  static final long TABLE_BYTES = 64L << 20;

  private PortableCheck() {}

  /**
   * A problem on its way.
   *
   * @param content a digest of what its row depends on
   * @param source the text of its record, or its line of JSON; empty if there is no problem
   * @param error why there is none
   * @param duplicateOf the place of the same problem before it; empty if there is none
   * @param conflictsWith the place of the same problem with other answers; empty if there is none
   * @param hardness a guess at what it takes, to begin with the hardest
   */
  public record Task(
      String file,
      int game,
      String content,
      String source,
      String error,
      String duplicateOf,
      String conflictsWith,
      int hardness)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Where the problem is, as in {@code book.sgf#12}. */
    public String place() {
      return file + "#" + game;
    }
  }

  /**
   * What came out.
   *
   * @param json the row as the command prints it
   */
  public record Result(
      String file,
      int game,
      String content,
      String verdict,
      String result,
      long budget,
      boolean decided,
      String json)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    public String place() {
      return file + "#" + game;
    }
  }

  /**
   * The tasks of a collection, hardest first. Files that cannot be read are told to the streams.
   */
  public static List<Task> tasks(Streams streams, List<String> paths) {
    return reader(streams).read(paths).stream()
        .map(PortableCheck::task)
        .sorted(Comparator.comparingInt(Task::hardness).reversed())
        .toList();
  }

  private static CollectionReader reader(Streams streams) {
    return new CollectionReader(streams, Optional.empty(), Optional.empty());
  }

  private static Task task(Item item) {
    return new Task(
        item.file(),
        item.game(),
        item.content(),
        item.source(),
        item.error(),
        item.relation().duplicateOf().orElse(""),
        item.relation().conflictsWith().orElse(""),
        CheckRun.hardness(item));
  }

  /** Does a task, with as many nodes at last. */
  public static Result examine(Task task, long nodes) {
    Item item = item(task);
    Examination examination =
        new Examination(new Running(new Interrupts()), TABLE_BYTES, false, Version.number());
    Optional<Row> row = Optional.empty();
    for (long budget : CheckCommand.budgets(nodes)) {
      if (row.filter(Row::decided).isEmpty()) {
        row = examination.examine(item, budget);
      }
    }
    Row last = row.orElseThrow();
    return result(
        task.conflictsWith.isEmpty() ? last : last.with("conflictsWith", task.conflictsWith));
  }

  private static Item item(Task task) {
    return task.source.isEmpty()
        ? new Item(
            task.file,
            task.game,
            "",
            task.content,
            "",
            Optional.empty(),
            task.error,
            Item.Relation.NONE)
        : reader(Streams.standard()).reread(task.file, task.game, task.source);
  }

  private static Result result(Row row) {
    return new Result(
        row.file(),
        row.game(),
        row.content(),
        row.verdict().toString(),
        row.result(),
        row.budget(),
        row.decided(),
        Row.json(row.fields(Optional.empty())));
  }

  /** The rows of tasks that repeat others whose results are known. */
  public static List<Result> duplicates(List<Task> tasks, List<Result> known) {
    Map<String, Result> firsts = new HashMap<>();
    known.forEach(result -> firsts.put(result.place(), result));
    List<Result> duplicates = new ArrayList<>();
    for (Task task : tasks) {
      Optional<Result> first = Optional.ofNullable(firsts.get(task.duplicateOf));
      first.ifPresent(it -> duplicates.add(result(CheckRun.duplicate(item(task), row(it)))));
    }
    return duplicates;
  }

  /** As much of a row as one that repeats it says. */
  private static Row row(Result result) {
    return new Row(
        result.file,
        result.game,
        result.content,
        List.of(),
        List.of(),
        Outcome.of(result.verdict),
        result.result,
        0,
        0,
        result.budget,
        result.decided,
        Version.number(),
        Map.of(),
        Optional.empty(),
        Optional.empty());
  }
}
