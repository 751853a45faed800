package dev.nakade.app.verify;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Printable;
import dev.nakade.app.io.Streams;
import dev.nakade.proof.Checked;
import dev.nakade.proof.Checker;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks certificates with the checker, which shares nothing with the solver. */
@Command(
    name = "verify",
    header = "Checks proof certificates with the independent checker.",
    description = {
      "Checks certificates that 'nakade solve --certificate' or 'nakade board --certificate'"
          + " wrote: one line each, 'proved:' and what is proved, or 'refused:' and the first place"
          + " where the proof breaks.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nakade solve --certificate a.cert problem.sgf",
      "  nakade verify a.cert",
      "  nakade board 3x3 --certificate b.cert",
      "  nakade verify b.cert",
      "  nakade verify --json certificates/"
    })
public final class Verify implements Callable<Integer> {
  private static final int ALL_PROVED = 0;
  private static final int SOME_REFUSED = 1;
  private static final int BAD_INPUT = 2;
  private static final String STANDARD_INPUT = "-";
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Streams streams;

  @Parameters(
      paramLabel = "CERT",
      arity = "1..*",
      description =
          "Certificates; a folder means all .cert files below it, '-' means standard input.")
  private List<String> files = List.of();

  @Option(names = "--json", description = "One JSON object a certificate.")
  private boolean json;

  private boolean refused;
  private boolean failed;

  /** A command that prints there. */
  public Verify(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    for (String file : files) {
      try {
        visit(file);
      } catch (Failure e) {
        streams.error(e.getMessage());
        failed = true;
      }
    }
    return failed ? BAD_INPUT : refused ? SOME_REFUSED : ALL_PROVED;
  }

  private void visit(String file) throws Failure {
    try {
      if (file.equals(STANDARD_INPUT)) {
        report(file, streams.in());
      } else if (Files.isDirectory(Path.of(file))) {
        for (Path below : below(Path.of(file))) {
          visit(below.toString());
        }
      } else {
        try (InputStream in = Files.newInputStream(Path.of(file))) {
          report(file, in);
        }
      }
    } catch (IOException e) {
      throw Failure.about(file, e);
    } catch (UncheckedIOException e) {
      throw Failure.about(file, e.getCause());
    } catch (InvalidPathException e) {
      throw Failure.about(file, e.getReason());
    }
  }

  private static List<Path> below(Path folder) throws IOException, Failure {
    try (Stream<Path> paths = Files.walk(folder)) {
      List<Path> found = paths.filter(path -> path.toString().endsWith(".cert")).sorted().toList();
      if (found.isEmpty()) {
        throw Failure.about(folder.toString(), "no .cert file in this folder");
      }
      return found;
    }
  }

  private void report(String file, InputStream in) throws IOException {
    long start = System.nanoTime();
    Checked checked = Checker.check(in, mostSituations());
    refused |= !checked.proved();
    long millis = (System.nanoTime() - start) / 1_000_000;
    streams.out().println(json ? json(file, checked, millis) : text(file, checked));
    streams.flush();
  }

  /** What fits into half of the memory that we may have. */
  public static int mostSituations() {
    return (int) Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory() / 1_000);
  }

  private static String text(String file, Checked checked) {
    String word = checked.proved() ? "proved: " : "refused: ";
    return Printable.line(word + file + ": " + checked.text());
  }

  private static String json(String file, Checked checked, long millis) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", file);
    fields.put("status", checked.proved() ? "proved" : "refused");
    fields.put("verdict", checked.proved() ? checked.verdict() : null);
    fields.put("claim", checked.proved() ? checked.text() : null);
    fields.put("bytes", checked.bytes());
    fields.put("situations", checked.situations());
    fields.put("millis", millis);
    fields.put("error", checked.proved() ? null : checked.text());
    try {
      return JSON.writeValueAsString(fields);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("fields that are no JSON", e);
    }
  }
}
