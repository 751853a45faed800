package dev.nakade.app.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.nakade.app.io.Failure;
import dev.nakade.app.picture.BoardPicture;
import dev.nakade.app.show.Shown;
import dev.nakade.app.solve.Case;
import dev.nakade.exact.BoardPosition;
import dev.nakade.lifedeath.Solver;
import dev.nakade.search.Budget;
import dev.nakade.search.Negamax;
import dev.nakade.sgf.Complaint;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.systems.Catalogue;
import dev.nakade.systems.PlayerSystem;
import dev.nakade.systems.Players;
import dev.nakade.systems.ProblemSystem;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What programs, the page among them, can ask under {@code /api/v1}. */
final class Api {
  static final String ROOT = "/api/v1";

  private static final String OWN = "nakade";
  private static final int MOST_DEPTH = 100;

  private final Desk desk;
  private final Streaming streaming;
  private final Opponents opponents = new Opponents();
  private final String version;

  Api(Desk desk, String version) {
    this.desk = desk;
    this.streaming = new Streaming(desk);
    this.version = version;
  }

  /** All of them; the OpenAPI document describes each. */
  List<Route> routes() {
    return List.of(
        Route.get(ROOT + "/openapi.json", this::describe),
        Route.get(ROOT + "/about", this::about),
        Route.post(ROOT + "/records", this::parse),
        Route.post(ROOT + "/problems", this::infer),
        Route.post(ROOT + "/pictures/svg", context -> svg(context, picture(context))),
        Route.post(ROOT + "/pictures/png", context -> png(context, picture(context))),
        Route.post(ROOT + "/boards", this::values),
        Route.post(ROOT + "/games", this::think),
        Route.post(ROOT + "/solves", this::start),
        Route.get(ROOT + "/solves/{id}", context -> json(context, status(job(context)))),
        Route.delete(ROOT + "/solves/{id}", this::cancel),
        Route.get(ROOT + "/solves/{id}/events", context -> streaming.follow(context, job(context))),
        Route.post(ROOT + "/solves/{id}/positions", this::explore),
        Route.get(ROOT + "/solves/{id}/tree.sgf", this::tree),
        Route.get(ROOT + "/solves/{id}/certificate", this::certificate),
        Route.get(ROOT + "/solves/{id}/picture.svg", context -> svg(context, answer(context))),
        Route.get(ROOT + "/solves/{id}/picture.png", context -> png(context, answer(context))));
  }

  static void json(Context context, Object value) {
    context.contentType("application/json").result(Body.json(value));
  }

  private void describe(Context context) {
    context.contentType("application/json").result(Page.resource("openapi.json"));
  }

  private void about(Context context) {
    Limits limits = desk.limits();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("version", version);
    fields.put("systems", systems());
    fields.put("players", Players.all().stream().map(PlayerSystem::name).toList());
    fields.put("atOnce", limits.atOnce());
    fields.put("mostWaiting", limits.waiting());
    fields.put("running", desk.running());
    fields.put("waiting", desk.waiting());
    fields.put("mostMillis", limits.time().toMillis());
    fields.put("mostMemory", limits.tableBytes());
    fields.put("mostBody", Limits.BODY);
    fields.put("smallBoard", Limits.SMALL_BOARD);
    json(context, fields);
  }

  private static List<Map<String, String>> systems() {
    List<Map<String, String>> systems = new ArrayList<>();
    systems.add(Map.of("name", OWN, "summary", "our own: the verdict, proved"));
    Catalogue.all()
        .forEach(it -> systems.add(Map.of("name", it.toString(), "summary", it.summary())));
    return systems;
  }

  private void parse(Context context) throws Refusal {
    SgfFile file = Body.read(context, Body.Position.class).file();
    try {
      json(context, Map.of("count", file.games().size(), "games", Shown.games(file, Limits.GAMES)));
    } catch (Failure e) {
      throw Refusal.unusable(e.getMessage());
    }
  }

  private void infer(Context context) throws Refusal {
    Body.Position body = Body.read(context, Body.Position.class);
    List<Complaint> odd = new ArrayList<>();
    try {
      Case problem = Case.of(body.file(), body.number(), body.survival(), odd::add);
      Map<String, Object> fields = problem.understood();
      fields.put("complaints", odd);
      json(context, fields);
    } catch (Failure e) {
      throw Refusal.unusable(e.getMessage());
    }
  }

  private static BoardPicture picture(Context context) throws Refusal {
    Body.Position body = Body.read(context, Body.Position.class);
    SgfFile file = body.file();
    if (body.number() < 1 || body.number() > file.games().size()) {
      throw Refusal.unusable("no game " + body.number() + " among " + file.games().size());
    }
    try {
      return Shown.picture(file, body.number());
    } catch (Failure e) {
      throw Refusal.unusable(e.getMessage());
    }
  }

  private static void svg(Context context, BoardPicture picture) {
    context.contentType("image/svg+xml").result(picture.svg().getBytes(UTF_8));
  }

  private static void png(Context context, BoardPicture picture) {
    context.contentType("image/png").result(picture.png());
  }

  private void values(Context context) throws Refusal {
    Body.Board body = Body.read(context, Body.Board.class);
    List<String> moves = body.moves() == null ? List.of() : body.moves();
    if (moves.size() > Limits.LINE) {
      throw Refusal.malformed("moves is a list of at most " + Limits.LINE + " points");
    }
    SmallGame game = new SmallGame(smallBoard(Body.read(body.sgf())), moves);
    json(context, desk.answer(game::values));
  }

  private static SgfPosition smallBoard(SgfFile file) throws Refusal {
    try {
      SgfPosition position = SgfPosition.at(file.games().get(0));
      if (position.size().area() > Limits.SMALL_BOARD) {
        throw Refusal.unusable("exact values are for up to " + Limits.SMALL_BOARD + " points");
      }
      BoardPosition.of(position.board(), position.toMove());
      return position;
    } catch (SgfException | IllegalArgumentException e) {
      throw Refusal.unusable(e.getMessage());
    }
  }

  private void think(Context context) throws Refusal {
    Body.Game body = Body.read(context, Body.Game.class);
    if (body.size() == null
        || body.moves() == null
        || body.moves().size() > Limits.GAME
        || (body.id() != null && !body.id().matches("[0-9a-f]{32}"))) {
      throw Refusal.malformed(
          "size and moves are needed, at most " + Limits.GAME + " moves; id is as answers have it");
    }
    WholeGame game = new WholeGame(body.size(), body.moves());
    PlayerSystem player = WholeGame.player(body.player());
    long millis = within("millis", body.millis(), 1, Limits.QUICK_TIME.toMillis());
    String id = body.id() == null ? desk.newId() : body.id();
    Map<String, Object> fields = new LinkedHashMap<>(Map.of("id", id));
    fields.putAll(
        desk.answer(
            () ->
                game.thought(
                    color -> opponents.of(id, player, color),
                    Budget.of(Long.MAX_VALUE, millis * 1_000_000))));
    json(context, fields);
  }

  private void start(Context context) throws Refusal {
    Job job = desk.take(order(Body.read(context, Body.Solve.class)));
    context.status(202).header("Location", ROOT + "/solves/" + job.id());
    json(context, status(job));
  }

  private Job.Order order(Body.Solve body) throws Refusal {
    Optional<ProblemSystem> system = system(body.system());
    Limits limits = desk.limits();
    int depth = body.depth() == null ? Negamax.NO_DEPTH_LIMIT : body.depth();
    if (body.depth() != null && (depth < 1 || depth > MOST_DEPTH)) {
      throw Refusal.malformed("depth is between 1 and " + MOST_DEPTH);
    }
    long millis = within("millis", body.millis(), 1, limits.time().toMillis());
    long memory = within("memory", body.memory(), 1 << 16, limits.tableBytes());
    Body.Position position = body.position();
    try {
      SgfFile file = position.file();
      Case problem =
          system.isPresent()
              ? Case.forSystem(file, position.number(), position.survival())
              : Case.of(file, position.number(), position.survival(), odd -> {});
      return new Job.Order(
          problem,
          system,
          depth,
          Duration.ofMillis(millis),
          memory,
          wanted(body.moves()),
          Body.threats(body.koThreats()));
    } catch (Failure e) {
      throw Refusal.unusable(e.getMessage());
    }
  }

  /** A number between two others; the greatest if there is none. */
  private static long within(String name, Integer given, long least, long most) throws Refusal {
    if (given != null && (given < least || given > most)) {
      throw Refusal.malformed(name + " is between " + least + " and " + most);
    }
    return given == null ? most : given;
  }

  private static Solver.Wanted wanted(String word) throws Refusal {
    return switch (word == null ? "cheap" : word) {
      case "first" -> Solver.Wanted.VERDICT;
      case "cheap" -> Solver.Wanted.CHEAP_VERDICTS;
      case "all" -> Solver.Wanted.ALL_VERDICTS;
      default -> throw Refusal.malformed("moves is first, cheap or all");
    };
  }

  private static Optional<ProblemSystem> system(String name) throws Refusal {
    if (name == null || name.equals(OWN)) {
      return Optional.empty();
    }
    Optional<ProblemSystem> system = Catalogue.find(name);
    if (system.isEmpty()) {
      throw Refusal.unusable("no system of that name; /api/v1/about lists them");
    }
    return system;
  }

  private Job job(Context context) throws Refusal {
    return desk.find(context.pathParam("id"));
  }

  private Map<String, Object> status(Job job) {
    return job.status(desk::place);
  }

  private void cancel(Context context) throws Refusal {
    Job job = job(context);
    desk.cancel(job);
    json(context, status(job));
  }

  private void explore(Context context) throws Refusal {
    Job job = job(context);
    Body.Line line = Body.read(context, Body.Line.class);
    if (line.moves() == null || line.moves().size() > Limits.LINE) {
      throw Refusal.malformed("moves is a list of at most " + Limits.LINE + " points");
    }
    json(context, desk.answer(() -> job.explorer().at(line.moves())));
  }

  private Case.Outcome outcome(Context context) throws Refusal {
    return job(context)
        .outcome()
        .orElseThrow(() -> Refusal.conflict("there is no answer yet, or never will be"));
  }

  private BoardPicture answer(Context context) throws Refusal {
    return outcome(context).picture();
  }

  private void tree(Context context) throws Refusal {
    String tree =
        outcome(context)
            .tree()
            .orElseThrow(() -> Refusal.conflict("without a verdict there is no tree"));
    download(context, "application/x-go-sgf", "solution.sgf", tree.getBytes(UTF_8));
  }

  private void certificate(Context context) throws Refusal {
    byte[] certificate =
        job(context)
            .certificate()
            .orElseThrow(() -> Refusal.conflict("there is no certificate yet, or never will be"));
    download(context, "application/octet-stream", "proof.cert", certificate);
  }

  private static void download(Context context, String type, String name, byte[] bytes) {
    context
        .contentType(type)
        .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
        .result(bytes);
  }
}
