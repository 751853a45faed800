package dev.nakade.spark;

import dev.nakade.app.check.CheckOptions;
import dev.nakade.app.check.PortableCheck;
import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Streams;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Checks a collection as a Spark job: one problem a task, the hardest first. Results are appended
 * batch by batch to any place that Spark writes to; a second run leaves out what is there.
 */
@Command(
    name = "nakade check --spark MASTER",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Checks the answers that a collection of problems states, on a Spark cluster.")
public final class SparkCheck implements Callable<Integer> {
  private static final int BAD_INPUT = 2;

  private static final StructType COLUMNS =
      new StructType()
          .add("file", DataTypes.StringType)
          .add("game", DataTypes.IntegerType)
          .add("content", DataTypes.StringType)
          .add("verdict", DataTypes.StringType)
          .add("result", DataTypes.StringType)
          .add("budget", DataTypes.LongType)
          .add("decided", DataTypes.BooleanType)
          .add("json", DataTypes.StringType)
          .add("solution", DataTypes.StringType)
          .add("certificate", DataTypes.StringType);

  /** How rows are written. */
  enum Format {
    PARQUET,
    JSON
  }

  @Spec private CommandSpec spec;

  @Mixin private CheckOptions options = new CheckOptions();

  @Option(
      names = "--out",
      paramLabel = "PLACE",
      required = true,
      description = "Where rows go: any place that Spark can write to.")
  private String out = "";

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "How they are written: parquet, the default, or json.")
  private Format format = Format.PARQUET;

  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "A folder for the report of the command, where the driver runs.")
  private Optional<Path> report = Optional.empty();

  @Option(
      names = "--batch",
      paramLabel = "N",
      description =
          "Problems whose results are written together, by default 1000; a crash loses one batch.")
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
    return new CommandLine(new SparkCheck())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(
            (e, words) -> {
              Streams.standard().error(e.getMessage());
              return BAD_INPUT;
            })
        .execute(args);
  }

  @Override
  public Integer call() {
    options.check();
    if (batch < 1) {
      throw new ParameterException(spec.commandLine(), "--batch " + batch + " is less than 1");
    }
    Streams streams = Streams.standard();
    PortableCheck check = new PortableCheck(options);
    PortableCheck.Collection collection = check.read(streams, options.paths());
    SparkSession session = SparkSession.builder().appName("nakade check").getOrCreate();
    try {
      Map<String, PortableCheck.Result> results = check(session, check, collection.tasks());
      PortableCheck.report(streams, collection.tasks(), results, report);
      return collection.failed() ? BAD_INPUT : 0;
    } catch (Failure e) {
      streams.error(e.getMessage());
      return BAD_INPUT;
    } finally {
      session.stop();
    }
  }

  /** All results by their places, of this run and those before. */
  private Map<String, PortableCheck.Result> check(
      SparkSession session, PortableCheck check, List<PortableCheck.Task> tasks) throws Failure {
    Map<String, PortableCheck.Result> known = known(session);
    List<PortableCheck.Task> open =
        tasks.stream()
            .filter(
                task ->
                    Optional.ofNullable(known.get(task.place()))
                        .filter(result -> check.answers(task, result))
                        .isEmpty())
            .sorted(Comparator.comparingInt(PortableCheck.Task::hardness).reversed())
            .toList();
    List<PortableCheck.Task> first =
        open.stream().filter(task -> task.duplicateOf().isEmpty()).toList();
    JavaSparkContext context = new JavaSparkContext(session.sparkContext());
    for (int from = 0; from < first.size(); from += batch) {
      List<PortableCheck.Task> part =
          new ArrayList<>(first.subList(from, Math.min(first.size(), from + batch)));
      append(session, known, context.parallelize(part, part.size()).map(check::examine).collect());
    }
    List<PortableCheck.Task> repeats =
        open.stream().filter(task -> !task.duplicateOf().isEmpty()).toList();
    append(session, known, check.duplicates(repeats, known));
    return known;
  }

  /** The results of runs before; of several for a problem, the one with the most nodes. */
  private Map<String, PortableCheck.Result> known(SparkSession session) throws Failure {
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
              row.getString(7),
              row.getString(8),
              row.getString(9));
      known.merge(result.place(), result, (a, b) -> a.budget() > b.budget() ? a : b);
    }
    return known;
  }

  private List<Row> written(SparkSession session) throws Failure {
    try {
      org.apache.hadoop.fs.Path place = new org.apache.hadoop.fs.Path(out);
      return place.getFileSystem(session.sparkContext().hadoopConfiguration()).exists(place)
          ? session.read().format(format.name()).schema(COLUMNS).load(out).collectAsList()
          : List.of();
    } catch (IOException e) {
      throw Failure.about(out, e);
    }
  }

  private void append(
      SparkSession session,
      Map<String, PortableCheck.Result> known,
      List<PortableCheck.Result> results) {
    if (results.isEmpty()) {
      return;
    }
    List<Row> rows = results.stream().map(SparkCheck::row).toList();
    Dataset<Row> frame = session.createDataFrame(rows, COLUMNS).coalesce(1);
    frame.write().format(format.name()).mode(SaveMode.Append).save(out);
    results.forEach(result -> known.put(result.place(), result));
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
        result.json(),
        result.solution(),
        result.certificate());
  }
}
