package dev.nakade.app.check;

import dev.nakade.app.io.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rows of a run in one SQLite file. What was saved is there after a crash; a row is there whole
 * or not at all. For one thread.
 */
final class Store implements AutoCloseable {
  /** Its file in the folder of a run. */
  static final String NAME = "check.sqlite";

  private static final List<String> SCHEMA =
      List.of(
          "PRAGMA journal_mode = WAL",
          "PRAGMA synchronous = NORMAL",
          """
          CREATE TABLE IF NOT EXISTS problem (
            file TEXT NOT NULL,
            game INTEGER NOT NULL,
            content TEXT NOT NULL,
            verdict TEXT NOT NULL,
            result TEXT NOT NULL,
            stated TEXT NOT NULL,
            found TEXT NOT NULL,
            nodes INTEGER NOT NULL,
            millis INTEGER NOT NULL,
            budget INTEGER NOT NULL,
            decided INTEGER NOT NULL,
            version TEXT NOT NULL,
            more TEXT NOT NULL,
            solution TEXT,
            certificate BLOB,
            PRIMARY KEY (file, game)) WITHOUT ROWID
          """,
          "CREATE INDEX IF NOT EXISTS problem_verdict ON problem (verdict)");

  private static final String SAVE =
      "INSERT OR REPLACE INTO problem VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

  private static final String WANTED =
      """
       FROM problem
      WHERE (? = '' OR verdict = ?)
        AND (? = '' OR instr(lower(file || '#' || game || ' ' || more), lower(?)) > 0)""";

  private final String name;
  private final Connection connection;

  private Store(String name, Connection connection) {
    this.name = name;
    this.connection = connection;
  }

  /** The store in a folder, which is made if it is missing. */
  static Store in(Path folder) throws Failure {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw Failure.about("cannot create " + folder, e);
    }
    if (!Files.isWritable(folder)) {
      throw Failure.about(folder.toString(), "cannot write to this folder");
    }
    Path file = folder.resolve(NAME);
    return open(file.toString(), "jdbc:sqlite:" + file);
  }

  /** A store that is only looked at, also while a run goes on. */
  static Store past(Path file) throws Failure {
    try {
      String url = "jdbc:sqlite:file:" + file.toUri().getRawPath() + "?mode=ro";
      return new Store(file.toString(), DriverManager.getConnection(url));
    } catch (SQLException e) {
      throw failure(file.toString(), e);
    }
  }

  /** A store that is gone when it is closed. */
  static Store inMemory() throws Failure {
    return open("memory", "jdbc:sqlite::memory:");
  }

  private static Store open(String name, String url) throws Failure {
    try {
      Store store = new Store(name, DriverManager.getConnection(url));
      try {
        store.prepare();
        return store;
      } catch (SQLException e) {
        store.connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw failure(name, e);
    }
  }

  private void prepare() throws SQLException {
    for (String command : SCHEMA) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(command);
      }
    }
    connection.setAutoCommit(false);
  }

  /** Saves rows, all or none of them. */
  void save(List<Row> rows) throws Failure {
    try (PreparedStatement save = connection.prepareStatement(SAVE)) {
      for (Row row : rows) {
        bind(save, row);
        save.addBatch();
      }
      save.executeBatch();
      connection.commit();
    } catch (SQLException e) {
      throw failure(name, e);
    }
  }

  private static void bind(PreparedStatement save, Row row) throws SQLException {
    save.setString(1, row.file());
    save.setInt(2, row.game());
    save.setString(3, row.content());
    save.setString(4, row.verdict().toString());
    save.setString(5, row.result());
    save.setString(6, Row.json(row.stated()));
    save.setString(7, Row.json(row.found()));
    save.setLong(8, row.nodes());
    save.setLong(9, row.millis());
    save.setLong(10, row.budget());
    save.setBoolean(11, row.decided());
    save.setString(12, row.version());
    save.setString(13, Row.json(row.more()));
    save.setString(14, row.solution().orElse(null));
    save.setBytes(15, row.certificate().orElse(null));
  }

  /** All rows by their places. */
  Map<String, Row> rows() throws Failure {
    Map<String, Row> rows = new LinkedHashMap<>();
    rows("", "", 0, Integer.MAX_VALUE).forEach(row -> rows.put(row.place(), row));
    return rows;
  }

  /** Rows of a verdict, or all, that have some words, or any, in their order. */
  List<Row> rows(String verdict, String words, int from, int most) throws Failure {
    String query = "SELECT *" + WANTED + " ORDER BY file, game LIMIT ? OFFSET ?";
    List<Row> rows = new ArrayList<>();
    try (PreparedStatement statement = connection.prepareStatement(query)) {
      bind(statement, verdict, words);
      statement.setInt(5, most);
      statement.setInt(6, from);
      try (ResultSet found = statement.executeQuery()) {
        while (found.next()) {
          rows.add(row(found));
        }
      }
      return rows;
    } catch (SQLException e) {
      throw failure(name, e);
    }
  }

  /** How many rows there are of a verdict, or at all, that have some words, or any. */
  int count(String verdict, String words) throws Failure {
    try (PreparedStatement statement = connection.prepareStatement("SELECT count(*)" + WANTED)) {
      bind(statement, verdict, words);
      try (ResultSet found = statement.executeQuery()) {
        return found.getInt(1);
      }
    } catch (SQLException e) {
      throw failure(name, e);
    }
  }

  private static void bind(PreparedStatement statement, String verdict, String words)
      throws SQLException {
    statement.setString(1, verdict);
    statement.setString(2, verdict);
    statement.setString(3, words);
    statement.setString(4, words);
  }

  /** How many rows each verdict has. */
  Map<String, Integer> counts() throws Failure {
    Map<String, Integer> counts = new LinkedHashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery(
                "SELECT verdict, count(*) FROM problem GROUP BY verdict ORDER BY 2 DESC, 1")) {
      while (found.next()) {
        counts.put(found.getString(1), found.getInt(2));
      }
      return counts;
    } catch (SQLException e) {
      throw failure(name, e);
    }
  }

  private static Row row(ResultSet found) throws SQLException {
    return new Row(
        found.getString("file"),
        found.getInt("game"),
        found.getString("content"),
        Row.list(found.getString("stated")),
        Row.list(found.getString("found")),
        Outcome.of(found.getString("verdict")),
        found.getString("result"),
        found.getLong("nodes"),
        found.getLong("millis"),
        found.getLong("budget"),
        found.getBoolean("decided"),
        found.getString("version"),
        Row.map(found.getString("more")),
        Optional.ofNullable(found.getString("solution")),
        Optional.ofNullable(found.getBytes("certificate")));
  }

  @Override
  public void close() throws Failure {
    try {
      connection.close();
    } catch (SQLException e) {
      throw failure(name, e);
    }
  }

  private static Failure failure(String name, SQLException cause) {
    String message = String.valueOf(cause.getMessage()).replaceAll("\\s+", " ");
    return Failure.about("cannot use the store " + name, message);
  }
}
