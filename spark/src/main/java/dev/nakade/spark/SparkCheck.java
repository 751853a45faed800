package dev.nakade.spark;

import dev.nakade.app.check.PortableCheck;
import dev.nakade.app.io.Streams;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Checks a collection as a Spark job: one problem a task, the hardest first. Results are appended
 * batch by batch to any place that Spark writes to; a second run leaves out what is there.
 */
@Command(name = "nakade-spark", mixinStandardHelpOptions = true)
public final class SparkCheck implements Callable<Integer> {
  private static final StructType COLUMNS =
      new StructType()
          .add("file", DataTypes.StringType)
          .add("game", DataTypes.IntegerType)
          .add("content", DataTypes.StringType)
          .add("verdict", DataTypes.StringType)
          .add("result", DataTypes.StringType)
          .add("budget", DataTypes.LongType)
          .add("decided", DataTypes.BooleanType)
          .add("json", DataTypes.StringType);

  @Parameters(paramLabel = "PATH", arity = "1..*", description = "As for 'nakade check'.")
  private List<String> paths = List.of();

  @Option(names = "--out", required = true, description = "A place that Spark can write to.")
  private String out = "";

  @Option(names = "--format", description = "parquet, the default, or json.")
  private String format = "parquet";

  @Option(names = "--nodes", description = "As for 'nakade check'.")
  private long nodes = 1_000_000;

  @Option(
      names = "--batch",
      description = "Problems whose results are written together; a crash loses one batch.")
  private int batch = 1_000;

  private SparkCheck() {}

  /** Runs the job; master and resources are those of {@code spark-submit}. */
  public static void main(String[] args) {
    int status = run(args);
    if (status != 0) {
      System.exit(status);
    }
  }

  static int run(String... args) {
    return new CommandLine(new SparkCheck()).execute(args);
  }

  @Override
  public Integer call() {
    SparkSession session = SparkSession.builder().appName("nakade check").getOrCreate();
    try {
      check(session);
      return 0;
    } finally {
      session.stop();
    }
  }

  private void check(SparkSession session) {
    List<PortableCheck.Task> tasks = PortableCheck.tasks(Streams.standard(), paths);
    Map<String, PortableCheck.Result> known = known(session);
    List<PortableCheck.Task> open = tasks.stream().filter(task -> !isDone(task, known)).toList();
    List<PortableCheck.Task> first =
        open.stream().filter(task -> task.duplicateOf().isEmpty()).toList();
    JavaSparkContext context = new JavaSparkContext(session.sparkContext());
    for (int from = 0; from < first.size(); from += batch) {
      List<PortableCheck.Task> part =
          new ArrayList<>(first.subList(from, Math.min(first.size(), from + batch)));
      long most = nodes;
      List<PortableCheck.Result> results =
          context
              .parallelize(part, part.size())
              .map(task -> PortableCheck.examine(task, most))
              .collect();
      append(session, results);
      results.forEach(result -> known.put(result.place(), result));
    }
    List<PortableCheck.Task> repeats =
        open.stream().filter(task -> !task.duplicateOf().isEmpty()).toList();
    append(session, PortableCheck.duplicates(repeats, new ArrayList<>(known.values())));
  }

  /** Whether the result of a task is there, or would not change with these nodes. */
  private boolean isDone(PortableCheck.Task task, Map<String, PortableCheck.Result> known) {
    PortableCheck.Result result = known.get(task.place());
    return result != null
        && result.content().equals(task.content())
        && (result.decided() || result.budget() >= nodes);
  }

  /** The results of runs before; of several for a problem, the one with the most nodes. */
  private Map<String, PortableCheck.Result> known(SparkSession session) {
    Map<String, PortableCheck.Result> known = new HashMap<>();
    for (Row row : written(session)) {
      PortableCheck.Result result =
          new PortableCheck.Result(
              row.getString(0),
              row.getInt(1),
              row.getString(2),
              row.getString(3),
              row.getString(4),
              row.getLong(5),
              row.getBoolean(6),
              row.getString(7));
      known.merge(result.place(), result, (a, b) -> a.budget() > b.budget() ? a : b);
    }
    return known;
  }

  private List<Row> written(SparkSession session) {
    try {
      return session.read().format(format).schema(COLUMNS).load(out).collectAsList();
    } catch (Exception e) {
      if (e instanceof AnalysisException) {
        return List.of(); // nothing was written yet
      }
      throw e;
    }
  }

  private void append(SparkSession session, List<PortableCheck.Result> results) {
    if (results.isEmpty()) {
      return;
    }
    List<Row> rows = results.stream().map(SparkCheck::row).toList();
    Dataset<Row> frame = session.createDataFrame(rows, COLUMNS).coalesce(1);
    frame.write().format(format).mode(SaveMode.Append).save(out);
  }

  private static Row row(PortableCheck.Result result) {
    return RowFactory.create(
        result.file(),
        result.game(),
        result.content(),
        result.verdict(),
        result.result(),
        result.budget(),
        result.decided(),
        result.json());
  }
}
