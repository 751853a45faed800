package dev.nakade.app.check;

import dev.nakade.app.io.Failure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What checks have left in the folders below one. Stores are read, never changed. */
public final class PastRuns {
  /** How far below the folder runs are looked for. */
  private static final int DEEPEST = 4;

  private final Optional<Path> folder;

  /** The runs below a folder; none without one. */
  public PastRuns(Optional<Path> folder) {
    this.folder = folder;
  }

  /** The runs by name, each with its verdicts and their numbers, or with an error. */
  public List<Map<String, Object>> list() throws Failure {
    List<Map<String, Object>> list = new ArrayList<>();
    for (Map.Entry<String, Path> run : stores().entrySet()) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("name", run.getKey());
      try (Store store = Store.past(run.getValue())) {
        fields.put("verdicts", store.counts());
      } catch (Failure e) {
        fields.put("error", "this store cannot be read");
      }
      list.add(fields);
    }
    return list;
  }

  /**
   * Some rows of a run, as the command prints them; empty if there is no such run.
   *
   * @param verdict the only verdict that is wanted; empty for all
   * @param words what must be in a row; empty for anything
   */
  public Optional<Page> page(String name, String verdict, String words, int from, int most)
      throws Failure {
    Optional<Path> file = Optional.ofNullable(stores().get(name));
    if (file.isEmpty()) {
      return Optional.empty();
    }
    try (Store store = Store.past(file.get())) {
      List<Map<String, Object>> rows =
          store.rows(verdict, words, from, most).stream()
              .map(row -> row.fields(Optional.empty()))
              .toList();
      return Optional.of(new Page(store.count(verdict, words), rows));
    }
  }

  /**
   * Some rows of a run.
   *
   * @param total how many there are with those that are not here
   */
  public record Page(int total, List<Map<String, Object>> rows) {}

  /** The stores by the names of their folders; that of the folder itself is a dot. */
  private Map<String, Path> stores() throws Failure {
    Map<String, Path> stores = new TreeMap<>();
    if (folder.isPresent()) {
      try (Stream<Path> paths = Files.walk(folder.get(), DEEPEST)) {
        paths
            .filter(path -> path.endsWith(Store.NAME) && Files.isRegularFile(path))
            .forEach(path -> stores.put(name(path), path));
      } catch (IOException e) {
        throw Failure.about(folder.get().toString(), e);
      } catch (UncheckedIOException e) {
        throw Failure.about(folder.get().toString(), e.getCause());
      }
    }
    return stores;
  }

  private String name(Path store) {
    String name = folder.orElseThrow().relativize(store.getParent()).toString();
    return name.isEmpty() ? "." : name.replace('\\', '/');
  }
}
