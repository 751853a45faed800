package dev.nakade.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.nakade.lifedeath.Goal;
import dev.nakade.lifedeath.Verdict;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The sets of open problems, each a file with labels of its own kind. */
enum OpenSet {
  /** Book problems in which the marked side lives without ko. */
  CHO {
    @Override
    Optional<Boolean> isAsLabelled(JsonNode row, Goal goal, Verdict.Kind found) {
      return Optional.of(found == Verdict.Kind.ALIVE || found == Verdict.Kind.SEKI);
    }
  },
  /** Problems of many sources, of which first moves are stated, no verdicts. */
  BOOKS {
    @Override
    boolean wants(JsonNode row) {
      return row.path("trust").asText().equals("B") && !row.path("firstMoves").isEmpty();
    }
  },
  /** Small boards on which one side tries to live at all; a win is that of the side to move. */
  KILLALL7 {
    @Override
    Optional<Boolean> isAsLabelled(JsonNode row, Goal goal, Verdict.Kind found) {
      Verdict.Kind success = goal == Goal.LIVE ? Verdict.Kind.ALIVE : Verdict.Kind.DEAD;
      return Optional.of((found == success) == row.path("result").asText().equals("win"));
    }
  };

  /** The file of the set. */
  Path in(Path folder) {
    return folder.resolve(this + ".jsonl");
  }

  /** Whether the label of a problem is good enough to be held against an answer. */
  boolean wants(JsonNode row) {
    return true;
  }

  /** Whether a verdict that was proved is what the label says; empty if that names none. */
  Optional<Boolean> isAsLabelled(JsonNode row, Goal goal, Verdict.Kind found) {
    return Optional.empty();
  }

  /** The word on the command line, such as {@code cho}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
