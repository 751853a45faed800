package dev.nakade.app.gtp;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.sgf.SgfException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Board, moves and rules. */
final class GameCommands {
  private static final double MOST_KOMI = 1000;

  private final Engine engine;
  private final Session session;

  GameCommands(Engine engine) {
    this.engine = engine;
    this.session = engine.session();
  }

  void register(Map<String, Command> commands) {
    commands.put("boardsize", this::boardSize);
    commands.put("rectangular_boardsize", this::boardSize);
    commands.put("query_boardsize", arguments -> session.size().toString());
    commands.put("clear_board", this::clearBoard);
    commands.put("komi", this::komi);
    commands.put("get_komi", arguments -> Session.number(session.komi()));
    commands.put("play", this::play);
    commands.put("undo", this::undo);
    commands.put("gg-undo", this::undoSeveral);
    commands.put("fixed_handicap", this::fixedHandicap);
    commands.put("place_free_handicap", this::placeHandicap);
    commands.put("set_free_handicap", this::setHandicap);
    commands.put("set_position", this::setPosition);
    commands.put("loadsgf", this::loadSgf);
    commands.put("printsgf", this::printSgf);
    commands.put("showboard", arguments -> showBoard());
    commands.put("list_stones", this::listStones);
    commands.put("is_legal", this::isLegal);
    commands.put("move_history", arguments -> history());
    commands.put("kata-get-rules", arguments -> rules());
    commands.put("kata-set-rules", this::setRules);
    commands.put("kgs-rules", arguments -> "");
  }

  private String boardSize(Arguments arguments) throws GtpException {
    arguments.require(1, 2);
    try {
      int width = arguments.integer(0, 1, Size.MAX_LENGTH);
      int height = arguments.count() == 2 ? arguments.integer(1, 1, Size.MAX_LENGTH) : width;
      session.clear(Size.of(width, height));
    } catch (GtpException e) {
      throw new GtpException("unacceptable size");
    }
    engine.renewPlayer();
    return "";
  }

  private String clearBoard(Arguments arguments) {
    session.clear(session.size());
    engine.renewPlayer();
    return "";
  }

  private String komi(Arguments arguments) throws GtpException {
    session.komi(arguments.real(0, MOST_KOMI));
    return "";
  }

  private String play(Arguments arguments) throws GtpException {
    arguments.require(2, 2);
    int color = arguments.color(0);
    if (arguments.word(1).equalsIgnoreCase("resign")) {
      return "";
    }
    session.play(color, arguments.move(1, session.size()));
    return "";
  }

  private String undo(Arguments arguments) throws GtpException {
    session.undo();
    return "";
  }

  private String undoSeveral(Arguments arguments) throws GtpException {
    int count = arguments.count() == 0 ? 1 : arguments.integer(0, 1, Integer.MAX_VALUE);
    if (count > session.moves().size()) {
      throw new GtpException("cannot undo");
    }
    for (int i = 0; i < count; i++) {
      session.undo();
    }
    return "";
  }

  private String fixedHandicap(Arguments arguments) throws GtpException {
    requireEmpty();
    int count = arguments.integer(0, 2, 9);
    List<Integer> points = Handicap.fixed(session.size(), count);
    if (points.isEmpty()) {
      throw new GtpException("invalid number of stones");
    }
    return handicap(points);
  }

  private String placeHandicap(Arguments arguments) throws GtpException {
    requireEmpty();
    int count = arguments.integer(0, 2, session.size().area() - 1);
    return handicap(Handicap.free(session.size(), count));
  }

  private String setHandicap(Arguments arguments) throws GtpException {
    requireEmpty();
    arguments.require(2, session.size().area() - 1);
    List<Integer> points = new java.util.ArrayList<>();
    for (int i = 0; i < arguments.count(); i++) {
      int point = arguments.point(i, session.size());
      if (points.contains(point)) {
        throw new GtpException("repeated point: " + arguments.word(i));
      }
      points.add(point);
    }
    handicap(points);
    return "";
  }

  private void requireEmpty() throws GtpException {
    if (!session.isEmpty()) {
      throw new GtpException("board not empty");
    }
  }

  private String handicap(List<Integer> points) {
    Size size = session.size();
    session.setUp(Board.of(size, p -> points.contains(p) ? Color.BLACK : Color.EMPTY), Color.WHITE);
    engine.renewPlayer();
    return points.stream().map(p -> Point.name(size, p)).collect(Collectors.joining(" "));
  }

  /** Stones in place of all that was: pairs of colour and point. */
  private String setPosition(Arguments arguments) throws GtpException {
    setUp(engine, arguments);
    return "";
  }

  static void setUp(Engine engine, Arguments arguments) throws GtpException {
    Session session = engine.session();
    if (arguments.count() % 2 != 0) {
      throw new GtpException("a colour without a point");
    }
    int[] colors = new int[session.size().area()];
    for (int i = 0; i < arguments.count(); i += 2) {
      int point = arguments.point(i + 1, session.size());
      if (colors[point] != Color.EMPTY) {
        throw new GtpException("repeated point: " + arguments.word(i + 1));
      }
      boolean none = arguments.word(i).toLowerCase(Locale.ROOT).matches("e|empty");
      colors[point] = none ? Color.EMPTY : arguments.color(i);
    }
    Board board = Board.of(session.size(), point -> colors[point]);
    if (!board.breathless().isEmpty()) {
      throw new GtpException("stones without liberties: " + board.breathless());
    }
    session.setUp(board, Color.BLACK);
    engine.renewPlayer();
  }

  private String loadSgf(Arguments arguments) throws GtpException {
    arguments.require(1, 2);
    int before = arguments.count() == 2 ? arguments.integer(1, 0, 100_000) : Integer.MAX_VALUE;
    String name = arguments.word(0);
    try {
      LoadedGame.read(Files.readAllBytes(Path.of(name)), before).enter(session);
    } catch (IOException | InvalidPathException e) {
      throw new GtpException("cannot load file: " + name);
    } catch (SgfException e) {
      throw new GtpException(
          "cannot load file: " + name + ":" + e.line() + ":" + e.column() + ": " + e.getMessage());
    }
    engine.renewPlayer();
    return Color.name(session.toMove());
  }

  private String printSgf(Arguments arguments) throws GtpException {
    arguments.require(0, 1);
    if (arguments.count() == 0) {
      return session.record();
    }
    try {
      Files.writeString(Path.of(arguments.word(0)), session.record() + "\n");
    } catch (IOException | InvalidPathException e) {
      throw new GtpException("cannot write " + arguments.word(0));
    }
    return "";
  }

  private String showBoard() {
    Board board = session.board();
    return String.format(
        Locale.ROOT,
        "%n%s%s to move, komi %s; captured: %d black, %d white",
        Diagram.format(board),
        Color.name(session.toMove()),
        Session.number(session.komi()),
        board.captured(Color.BLACK),
        board.captured(Color.WHITE));
  }

  private String listStones(Arguments arguments) throws GtpException {
    return names(session.board().points(arguments.color(0)).stream().boxed().toList());
  }

  private String names(List<Integer> points) {
    return points.stream()
        .map(point -> Point.name(session.size(), point))
        .collect(Collectors.joining(" "));
  }

  private String isLegal(Arguments arguments) throws GtpException {
    arguments.require(2, 2);
    int color = arguments.color(0);
    int move = arguments.move(1, session.size());
    return session.isLegal(color, move) ? "1" : "0";
  }

  /** As GNU Go: the last move first. */
  private String history() {
    List<Session.Move> moves = session.moves();
    StringBuilder text = new StringBuilder();
    for (int i = moves.size() - 1; i >= 0; i--) {
      Session.Move move = moves.get(i);
      text.append(Color.name(move.color()))
          .append(' ')
          .append(Point.name(session.size(), move.point()))
          .append('\n');
    }
    return text.toString();
  }

  private String rules() {
    return "{\"hasButton\":false,\"ko\":\""
        + KataGoWords.ko(session.rule())
        + "\",\"scoring\":\"AREA\",\"suicide\":false,\"tax\":\"NONE\","
        + "\"whiteHandicapBonus\":\"0\",\"friendlyPassOk\":true}";
  }

  /** Only area scoring without suicide is played here; what differs is the ko rule. */
  private String setRules(Arguments arguments) throws GtpException {
    String wish = String.join(" ", arguments.words()).toLowerCase(Locale.ROOT);
    if (wish.isEmpty()) {
      throw new GtpException("missing argument");
    }
    if (wish.contains("\"territory\"") || wish.matches("japanese|korean")) {
      throw new GtpException("only area scoring is played");
    }
    if (wish.replace(" ", "").contains("\"suicide\":true") || wish.equals("new-zealand")) {
      throw new GtpException("suicide is not played");
    }
    if (wish.contains("positional") || wish.matches("tromp-taylor|chinese-ogs|chinese-kgs")) {
      session.rule(KoRule.PSK);
    } else if (wish.contains("situational") || wish.matches("aga|bga|aga-button")) {
      session.rule(KoRule.SSK);
    } else if (wish.contains("simple") || wish.equals("chinese")) {
      session.rule(KoRule.BASIC);
    } else {
      throw new GtpException("unknown rules: " + wish);
    }
    return "";
  }
}
