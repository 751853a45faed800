package dev.nakade.app.check;

import dev.nakade.app.Version;
import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.Streams;
import dev.nakade.app.solve.Running;
import dev.nakade.app.solve.Side;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The same check for those who spread the work over machines: a collection becomes tasks that can
 * be sent anywhere, and each task becomes the row that the command would have made.
 */
public final class PortableCheck implements Serializable {
  private static final long serialVersionUID = 1L;

  private final String toMove;
  private final String answers;
  private final long nodes;
  private final long memory;
  private final boolean everySolution;
  private final boolean certificates;

  /** A check with these options, in a form that can be sent. */
  public PortableCheck(CheckOptions options) {
    this.toMove = options.toMove().map(Side::name).orElse("");
    this.answers = options.answers().map(Convention::name).orElse("");
    this.nodes = options.nodes();
    this.memory = options.memory();
    this.everySolution = options.wanted().everySolution();
    this.certificates = options.wanted().certificates();
  }

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

    private Item item(PortableCheck check) {
      return source.isEmpty()
          ? new Item(file, game, "", content, "", Optional.empty(), error, Item.Relation.NONE)
          : check.reader(Streams.standard()).reread(file, game, source);
    }
  }

  /**
   * What came out.
   *
   * @param json the row as the command prints it without a folder
   * @param solution a record with the proved solution; empty if none was made
   * @param certificate the proof of the verdict in Base64; empty if none was made
   */
  public record Result(
      String file,
      int game,
      String content,
      String verdict,
      String result,
      long budget,
      boolean decided,
      String json,
      String solution,
      String certificate)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    public String place() {
      return file + "#" + game;
    }

    private Row row() {
      return Row.of(
          json,
          content,
          Optional.of(solution).filter(it -> !it.isEmpty()),
          Optional.of(certificate).filter(it -> !it.isEmpty()).map(Base64.getDecoder()::decode));
    }
  }

  /** A collection, and whether files of it could not be read, which was told to the streams. */
  public record Collection(List<Task> tasks, boolean failed) {}

  /** The tasks of a collection, in its order. */
  public Collection read(Streams streams, List<String> paths) {
    CollectionReader reader = reader(streams);
    List<Task> tasks = reader.read(paths).stream().map(PortableCheck::task).toList();
    return new Collection(tasks, reader.failed());
  }

  private CollectionReader reader(Streams streams) {
    return new CollectionReader(
        streams,
        Optional.of(toMove).filter(it -> !it.isEmpty()).map(Side::valueOf),
        Optional.of(answers).filter(it -> !it.isEmpty()).map(Convention::valueOf));
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

  /** Whether this is the result of a task, and would not change with the nodes of this check. */
  public boolean answers(Task task, Result result) {
    return result.content.equals(task.content) && (result.decided || result.budget >= nodes);
  }

  /** Does a task that repeats no other. */
  public Result examine(Task task) {
    Item item = task.item(this);
    Examination examination =
        new Examination(
            new Running(new Interrupts()),
            memory,
            new Examination.Wanted(everySolution, certificates),
            Version.number());
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

  private static Result result(Row row) {
    return new Result(
        row.file(),
        row.game(),
        row.content(),
        row.verdict().toString(),
        row.result(),
        row.budget(),
        row.decided(),
        Row.json(row.fields(Optional.empty())),
        row.solution().orElse(""),
        row.certificate().map(Base64.getEncoder()::encodeToString).orElse(""));
  }

  /** The results of tasks that repeat others, whose results are known by their places. */
  public List<Result> duplicates(List<Task> tasks, Map<String, Result> known) {
    return tasks.stream()
        .filter(task -> known.containsKey(task.duplicateOf))
        .map(task -> result(CheckRun.duplicate(task.item(this), known.get(task.duplicateOf).row())))
        .toList();
  }

  /**
   * Prints what came out as the command does, and writes its report.
   *
   * @param results by their places
   * @param folder for the report; empty if none is wanted
   */
  public static void report(
      Streams streams, List<Task> tasks, Map<String, Result> results, Optional<Path> folder)
      throws Failure {
    List<Row> rows =
        tasks.stream()
            .flatMap(task -> Optional.ofNullable(results.get(task.place())).stream())
            .map(Result::row)
            .toList();
    if (folder.isPresent()) {
      new Report(folder.get()).write(rows, tasks.size());
    }
    new RowPrinter(streams, false, folder).print(rows, tasks.size());
    streams.flush();
  }
}
