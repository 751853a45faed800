package dev.nakade.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.app.check.PastRuns;
import dev.nakade.app.web.Limits;
import dev.nakade.app.web.WebServer;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/**
 * The web application under load, on a free port of this machine: solves a second, how long small
 * requests take meanwhile, whether any answer is lost, and the memory of all that. Those who ask
 * are threads of the same program, so their work and memory count too.
 */
final class Serving implements Experiment {
  private static final class Options {
    /** Time under load; a quarter of it goes before, without solves. */
    @Option(names = "--seconds")
    private int seconds = 20;

    /** Solves that the server does at once. */
    @Option(names = "--solves")
    private int solves = 2;

    /** Those who have problems solved, one after the other. */
    @Option(names = "--solvers")
    private int solvers = 4;

    /** Those who ask small things, one after the other. */
    @Option(names = "--askers")
    private int askers = 4;

    /** The folder of problems. */
    @Option(names = "--data")
    private Path data;
  }

  private static final long TABLE_BYTES = 32L << 20;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final ObjectMapper JSON = new ObjectMapper();

  @Override
  public String name() {
    return "serve";
  }

  @Override
  public String summary() {
    return "the web server under load: solves a second, latency beside them, memory";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException, InterruptedException {
    Options options = Experiment.read(new Options(), arguments);
    Map<String, String> problems =
        problems(options.data == null ? ProblemFolder.ofProject("shapes").path() : options.data);
    List<String> broken = Collections.synchronizedList(new ArrayList<>());
    Limits limits = new Limits(options.solves, 32, 132, Duration.ofSeconds(20), TABLE_BYTES);
    try (WebServer server =
        new WebServer(
            "127.0.0.1", 0, limits, new PastRuns(Optional.empty()), "bench", broken::add)) {
      Load load = new Load("http://127.0.0.1:" + server.port(), problems, broken);
      load.work(0, options.askers, 2);
      load.forget();
      long before = heapInUse();
      Load.Tally quiet = load.work(0, options.askers, Math.max(1, options.seconds / 4));
      load.forget();
      Load.Tally busy = load.work(options.solvers, options.askers, options.seconds);
      long after = heapInUse();
      print(out, options, problems.size(), quiet, busy);
      out.printf(
          Locale.ROOT,
          "%nheap: %d MiB before, %d MiB at most, %d MiB after, once collected; Java may use %d%n",
          before >> 20,
          busy.heap() >> 20,
          after >> 20,
          Runtime.getRuntime().maxMemory() >> 20);
    }
    out.println("lost or wrong answers: " + broken.size());
    broken.stream().limit(10).forEach(out::println);
    return broken.isEmpty() ? 0 : 1;
  }

  private static void print(
      PrintStream out, Options options, int problems, Load.Tally quiet, Load.Tally busy) {
    out.printf(
        Locale.ROOT,
        "%d problems, %d solves at once for %d who ask for them, %d who ask small things%n%n",
        problems,
        options.solves,
        options.solvers,
        options.askers);
    out.println(
        "| | solves | solves a second | small requests a second | p50 | p95 | p99 | most |");
    out.println("|---|---:|---:|---:|---:|---:|---:|---:|");
    out.println(quiet.row("no solves"));
    out.println(busy.row("with solves"));
  }

  private static long heapInUse() throws InterruptedException {
    System.gc();
    Thread.sleep(200);
    System.gc();
    return heap();
  }

  private static long heap() {
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  private static Map<String, String> problems(Path folder) throws IOException {
    Map<String, String> problems = new LinkedHashMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(it -> it.toString().endsWith(".sgf")).sorted().toList()) {
        problems.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    if (problems.isEmpty()) {
      throw new IOException("no problem in " + folder + "; give the folder with --data");
    }
    return problems;
  }

  /** Those who ask. */
  private static final class Load {
    private final String address;
    private final List<String> names;
    private final Map<String, String> problems;
    private final List<String> broken;
    private final HttpClient http = HttpClient.newHttpClient();

    /** The verdict of each problem, which is the same each time. */
    private final Map<String, String> verdicts = new ConcurrentHashMap<>();

    private final List<Long> nanos = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger solved = new AtomicInteger();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong most = new AtomicLong();

    Load(String address, Map<String, String> problems, List<String> broken) {
      this.address = address;
      this.names = List.copyOf(problems.keySet());
      this.problems = problems;
      this.broken = broken;
    }

    /**
     * What was done.
     *
     * @param nanos times of small requests, from the shortest to the longest
     * @param heap the most memory in use at any time, garbage included
     */
    record Tally(int solves, double seconds, List<Long> nanos, long heap) {
      String row(String name) {
        return String.format(
            Locale.ROOT,
            "| %s | %,d | %.1f | %,.0f | %.1f ms | %.1f ms | %.1f ms | %.1f ms |",
            name,
            solves,
            solves / seconds,
            nanos.size() / seconds,
            millis(0.5),
            millis(0.95),
            millis(0.99),
            millis(1));
      }

      private double millis(double share) {
        int index = (int) Math.ceil(share * nanos.size()) - 1;
        return nanos.isEmpty() ? 0 : nanos.get(Math.max(0, index)) / 1e6;
      }
    }

    void forget() {
      nanos.clear();
      solved.set(0);
      most.set(0);
    }

    Tally work(int solvers, int askers, int seconds) throws InterruptedException {
      long start = System.nanoTime();
      long end = start + TimeUnit.SECONDS.toNanos(seconds);
      ExecutorService threads = Executors.newCachedThreadPool();
      for (int i = 0; i < solvers; i++) {
        threads.execute(() -> repeat(end, this::solve));
      }
      for (int i = 0; i < askers; i++) {
        threads.execute(() -> repeat(end, this::ask));
      }
      threads.execute(() -> repeat(end, this::watch));
      threads.shutdown();
      if (!threads.awaitTermination(seconds + PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        broken.add("not all was answered within " + PATIENCE.toSeconds() + " s");
      }
      List<Long> sorted = new ArrayList<>(nanos);
      Collections.sort(sorted);
      return new Tally(solved.get(), (System.nanoTime() - start) / 1e9, sorted, most.get());
    }

    /** Something that is done again and again. */
    private interface Work {
      void once() throws IOException, InterruptedException;
    }

    private void repeat(long end, Work work) {
      try {
        while (System.nanoTime() < end) {
          work.once();
        }
      } catch (IOException e) {
        broken.add(e.toString());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    private void watch() throws InterruptedException {
      most.accumulateAndGet(heap(), Math::max);
      Thread.sleep(20);
    }

    /** Has a problem solved and fetches its certificate. */
    private void solve() throws IOException, InterruptedException {
      String name = names.get(next.getAndIncrement() % names.size());
      JsonNode job = JSON.readTree(post("/solves", Map.of("sgf", problems.get(name)), 202));
      String path = "/solves/" + job.get("id").asText();
      String events = send(request(path + "/events").build(), 200);
      JsonNode last = JSON.readTree(events.substring(events.lastIndexOf("data: ") + 6));
      String verdict = last.path("answer").path("result").asText("none");
      String before = verdicts.putIfAbsent(name, verdict);
      if (!last.get("certificate").asBoolean() || (before != null && !before.equals(verdict))) {
        broken.add(name + ": " + verdict + " after " + before + ", " + last.get("error"));
      } else {
        send(request(path + "/certificate").build(), 200);
      }
      solved.incrementAndGet();
    }

    /** Asks something small. */
    private void ask() throws IOException, InterruptedException {
      int number = next.getAndIncrement();
      Map<String, String> body = Map.of("sgf", problems.get(names.get(number % names.size())));
      long start = System.nanoTime();
      switch (number % 4) {
        case 0 -> send(request("/about").build(), 200);
        case 1 -> post("/records", body, 200);
        case 2 -> post("/problems", body, 200);
        default -> post("/pictures/svg", body, 200);
      }
      nanos.add(System.nanoTime() - start);
    }

    private String post(String path, Map<String, String> body, int expected)
        throws IOException, InterruptedException {
      HttpRequest.BodyPublisher text =
          HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body));
      return send(
          request(path).header("Content-Type", "application/json").POST(text).build(), expected);
    }

    private HttpRequest.Builder request(String path) {
      return HttpRequest.newBuilder(URI.create(address + "/api/v1" + path)).timeout(PATIENCE);
    }

    private String send(HttpRequest request, int expected)
        throws IOException, InterruptedException {
      HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
      if (response.statusCode() != expected) {
        throw new IOException(
            request.uri().getPath() + ": " + response.statusCode() + " " + response.body());
      }
      return response.body();
    }
  }
}
