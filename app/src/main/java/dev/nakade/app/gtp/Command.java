package dev.nakade.app.gtp;

/** What a command does: the text after the equals sign of its reply, or why there is none. */
interface Command {
  String run(Arguments arguments) throws GtpException;
}
