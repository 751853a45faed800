package dev.nakade.app.solve;

import dev.nakade.app.cost.CostOptions;
import dev.nakade.search.Budget;
import dev.nakade.search.Negamax;
import dev.nakade.systems.Request;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the command line allows to be spent on a problem. */
final class LimitOptions {
  private static final int MOST_THREADS = 1024;
  private static final int DEFAULT_THREADS_FOR_ONE = 2;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--ko-threats",
      paramLabel = "B:W",
      converter = Threats.Converter.class,
      description = "External ko threats of Black and White: who wins with these?")
  private Optional<Threats> threats = Optional.empty();

  @Mixin private CostOptions cost;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many threads search: several problems at once with one each, or all a single one."
              + " By default 2 on a single problem, and several one after the other."
              + " With 1, nodes and answers are the same in every run.")
  private Optional<Integer> threads = Optional.empty();

  @Option(
      names = "--depth",
      paramLabel = "PLIES",
      description = "How deep a depth-limited system looks. By default there is no limit.")
  private Optional<Integer> depth = Optional.empty();

  /** How long an open position is searched where no limit is given: it could go on for ever. */
  private static final Duration OPEN_TIME = Duration.ofMinutes(1);

  /** Complains of limits that make no sense. */
  void check() {
    int plies = depth();
    if (plies < 1 || plies > Negamax.NO_DEPTH_LIMIT) {
      throw bad("--depth " + plies + " is not between 1 and " + Negamax.NO_DEPTH_LIMIT);
    }
    int wanted = threads.orElse(1);
    if (wanted < 1 || wanted > MOST_THREADS) {
      throw bad("--threads " + wanted + " is not between 1 and " + MOST_THREADS);
    }
    cost.check();
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private int depth() {
    return depth.orElse(Negamax.NO_DEPTH_LIMIT);
  }

  /** The threats to be asked about. */
  Optional<Threats> koThreats() {
    return threats;
  }

  /**
   * Several problems are searched at once if that is wished, as far as their tables have room. By
   * default they are not: what a problem takes, and what a limit in time leaves open, would depend
   * on its neighbours.
   */
  Solving.Threads threads() {
    int cores = Runtime.getRuntime().availableProcessors();
    long room = Math.max(1, CostOptions.mostMemory() / cost.memory());
    return new Solving.Threads(
        (int) Math.min(threads.orElse(1), room),
        threads.orElse(Math.min(cores, DEFAULT_THREADS_FOR_ONE)));
  }

  /** What may be spent on a problem, from now on. */
  Budget budget() {
    return cost.budget();
  }

  /** A request with a budget of its own, which runs from now on. */
  Request request(int forOne, Posed posed) {
    Threats given = threats.orElse(Threats.NONE);
    boolean endless = cost.isUnlimited() && !posed.problem().isClosed();
    Budget budget = endless ? Budget.of(Long.MAX_VALUE, OPEN_TIME.toNanos()) : budget();
    return new Request(depth(), given.black(), given.white(), cost.memory(), forOne, budget);
  }
}
