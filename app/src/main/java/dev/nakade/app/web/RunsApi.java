package dev.nakade.app.web;

import dev.nakade.app.check.PastRuns;
import dev.nakade.app.io.Failure;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What can be asked about collections that were checked. */
final class RunsApi {
  private static final int ROWS = 25;

  private final PastRuns runs;

  RunsApi(PastRuns runs) {
    this.runs = runs;
  }

  List<Route> routes() {
    return List.of(
        Route.get(Api.ROOT + "/runs", this::list), Route.get(Api.ROOT + "/runs/rows", this::rows));
  }

  private void list(Context context) throws Refusal {
    try {
      Api.json(context, Map.of("runs", runs.list()));
    } catch (Failure e) {
      throw Refusal.missing("the folder of the runs cannot be read");
    }
  }

  /** Names are only ever compared with those that are listed. */
  private void rows(Context context) throws Refusal {
    try {
      PastRuns.Page page =
          runs.page(
                  text(context, "run"),
                  text(context, "verdict"),
                  text(context, "find"),
                  from(context),
                  ROWS)
              .orElseThrow(() -> Refusal.missing("there is no such run"));
      Api.json(context, Map.of("total", page.total(), "rows", page.rows()));
    } catch (Failure e) {
      throw Refusal.missing("the store of this run cannot be read");
    }
  }

  private static String text(Context context, String name) {
    return Optional.ofNullable(context.queryParam(name)).orElse("");
  }

  private static int from(Context context) throws Refusal {
    String from = text(context, "from");
    if (!from.matches("\\d{0,8}")) {
      throw Refusal.malformed("from is no number of a row");
    }
    return from.isEmpty() ? 0 : Integer.parseInt(from);
  }
}
