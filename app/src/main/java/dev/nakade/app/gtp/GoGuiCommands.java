package dev.nakade.app.gtp;

import java.util.Map;

/** What GoGui asks beside the protocol. */
final class GoGuiCommands {
  private final Engine engine;
  private final Session session;

  GoGuiCommands(Engine engine) {
    this.engine = engine;
    this.session = engine.session();
  }

  void register(Map<String, Command> commands) {
    commands.put("gogui-play_sequence", this::playSequence);
    commands.put("gogui-setup", this::setUp);
    commands.put("gogui-setup_player", this::setUpPlayer);
    commands.put("gogui-interrupt", arguments -> "");
    commands.put("gogui-title", arguments -> "Nakade " + engine.system().name());
    commands.put("gogui-rules_game_id", arguments -> "Go");
  }

  /** All moves are made, or none. */
  private String playSequence(Arguments arguments) throws GtpException {
    if (arguments.count() % 2 != 0) {
      throw new GtpException("a colour without a move");
    }
    int made = 0;
    try {
      for (int i = 0; i < arguments.count(); i += 2) {
        session.play(arguments.color(i), arguments.move(i + 1, session.size()));
        made++;
      }
    } catch (GtpException e) {
      for (; made > 0; made--) {
        session.undo();
      }
      throw e;
    }
    return "";
  }

  private String setUp(Arguments arguments) throws GtpException {
    GameCommands.setUp(engine, arguments);
    return "";
  }

  private String setUpPlayer(Arguments arguments) throws GtpException {
    arguments.require(1, 1);
    int color = arguments.color(0);
    if (color != session.toMove()) {
      session.setUp(session.board().copy(), color);
      engine.renewPlayer();
    }
    return "";
  }
}
