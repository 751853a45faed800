package dev.nakade.search;

/** A way to call {@link Negamax} with windows until the value is known, or enough of it. */
public sealed interface Driver {
  /** Searches the present position to a depth. */
  Report run(Negamax search, int depth, Budget budget);

  /** One search with the widest window. */
  record Wide() implements Driver {
    @Override
    public Report run(Negamax search, int depth, Budget budget) {
      return search.search(depth, -Domain.INFINITE, Domain.INFINITE, budget);
    }
  }

  /** A narrow window around a guess, opened on the side on which it fails. */
  record Aspiration(int guess, int width) implements Driver {
    @Override
    public Report run(Negamax search, int depth, Budget budget) {
      Report first = search.search(depth, guess - width, guess + width, budget);
      if (!first.complete() || first.exact()) {
        return first;
      }
      boolean low = first.lower() == -Domain.INFINITE;
      return search
          .search(
              depth,
              low ? -Domain.INFINITE : first.lower() - 1,
              low ? first.upper() + 1 : Domain.INFINITE,
              budget)
          .after(first);
    }
  }

  /** Null windows only, each at the bound that the last one found (Plaat 1994). */
  record Mtdf(int guess) implements Driver {
    @Override
    public Report run(Negamax search, int depth, Budget budget) {
      Report report = Report.NOTHING;
      int bound = guess;
      while (!report.exact()) {
        int beta = Math.max(bound, report.lower() + 1);
        Report pass = search.search(depth, beta - 1, beta, budget);
        report = pass.after(report);
        if (!pass.complete()) {
          return report;
        }
        bound = pass.lower() >= beta ? pass.lower() : pass.upper();
      }
      return report;
    }
  }

  /** One null window: does the value reach the goal? The one-pass test driver of Danieli 1998. */
  record Test(int goal) implements Driver {
    @Override
    public Report run(Negamax search, int depth, Budget budget) {
      return search.search(depth, goal - 1, goal, budget);
    }
  }

  /**
   * Another driver at depth {@code first}, {@code first + step}, … up to the depth asked for, or
   * until the value reaches {@code enough}.
   */
  record Deepening(Driver driver, int first, int step, int enough) implements Driver {
    @Override
    public Report run(Negamax search, int depth, Budget budget) {
      int next = Math.min(first, depth);
      Report report = driver.run(search, next, budget);
      while (report.complete() && next < depth && report.lower() < enough) {
        next = Math.min(next + step, depth);
        Report deeper = driver.run(search, next, budget);
        report = deeper.complete() ? deeper.withCostOf(report) : report.withCostOf(deeper);
      }
      return report;
    }
  }
}
