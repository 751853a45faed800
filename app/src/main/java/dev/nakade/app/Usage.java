package dev.nakade.app;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Bad usage in one line. */
final class Usage {
  private Usage() {}

  /** What is wrong, and where to read how it is right. */
  static String complaint(ParameterException e) {
    String command = e.getCommandLine().getCommandSpec().qualifiedName();
    return wrong(e) + " (see " + command + " --help)";
  }

  private static String wrong(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) {
      return unknown(unmatched);
    }
    String message = String.valueOf(e.getMessage()).replaceFirst("\\.$", "");
    return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
  }

  private static String unknown(UnmatchedArgumentException e) {
    String argument = e.getUnmatched().get(0);
    String unknown = kind(e, argument) + " " + argument;
    List<String> suggestions = e.getSuggestions();
    return suggestions.isEmpty()
        ? unknown
        : unknown + ", did you mean " + String.join(" or ", suggestions) + "?";
  }

  private static String kind(UnmatchedArgumentException e, String argument) {
    if (argument.startsWith("-")) {
      return "unknown option";
    }
    return e.getCommandLine().getParent() == null ? "unknown command" : "unexpected argument";
  }
}
