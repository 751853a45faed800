package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Games;
import dev.nakade.app.io.Interrupts;
import dev.nakade.sgf.SgfFile;
import java.util.Optional;
import java.util.function.Predicate;

/** One run of the command: problems are searched one after the other. */
final class Solving {
  /** Finds a problem in a file and searches it. */
  interface Method {
    Answer answer(String file, SgfFile record, int game) throws Failure;
  }

  private final Method method;
  private final Printer printer;
  private final Interrupts interrupts;
  private final Predicate<SgfFile> isOnly;
  private boolean allAnswered = true;

  /** A run of which it can be told whether a file has its only problem. */
  Solving(Method method, Printer printer, Interrupts interrupts, Predicate<SgfFile> isOnly) {
    this.method = method;
    this.printer = printer;
    this.interrupts = interrupts;
    this.isOnly = isOnly;
  }

  /** Does nothing any more once there was an interrupt. */
  void solve(Games games, String name, SgfFile file, int game) throws Failure {
    if (interrupts.status() != 0) {
      return;
    }
    try {
      Optional<Answer> answer = answer(games, name, file, game);
      if (answer.isPresent()) {
        allAnswered &= answer.get().answered();
        printer.print(answer.get(), isOnly.test(file));
      }
    } finally {
      interrupts.goOn();
    }
  }

  private Optional<Answer> answer(Games games, String name, SgfFile file, int game) {
    try {
      return Optional.of(method.answer(name, file, game));
    } catch (Failure e) {
      printer.printError(name, game, e);
      games.report(e);
      return Optional.empty();
    }
  }

  /** Whether every question was answered. */
  boolean allAnswered() {
    return allAnswered;
  }
}
