package dev.nakade.proof;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/**
 * Checks certificates. It knows the rules and nothing else: whatever a file says, what is called
 * proved is proved, on the assumption that the stones named as safe are never captured.
 */
public final class Checker {
  static final String VERSION = "1";

  /** The longest proof that a file may announce. */
  private static final int MOST_DIGITS = 12;

  private final CertificateInput input;
  private final int mostSituations;
  private long situations;

  private Checker(InputStream in, int mostSituations) {
    this.input = new CertificateInput(in);
    this.mostSituations = mostSituations;
  }

  /**
   * Reads a certificate to its end, or to where it breaks.
   *
   * @param mostSituations a claim with more situations is refused; each takes some 100 bytes and
   *     one more a spot
   */
  public static Checked check(InputStream in, int mostSituations) throws IOException {
    Checker checker = new Checker(in, mostSituations);
    try {
      return checker.read();
    } catch (Refusal e) {
      String text = checker.input.place() + ": " + e.getMessage();
      return new Checked(false, "", text, checker.input.position(), checker.situations);
    }
  }

  private Checked read() throws Refusal, IOException {
    require(input.line("nakade-certificate").equals(VERSION), "not of version " + VERSION);
    String problem = input.line("problem");
    String survival = input.line("survival");
    require(List.of("any", "every").contains(survival), "neither any nor every");
    Fight fight = Fight.read(problem, survival.equals("every"));
    require(input.line("safe").equals(Fight.names(fight.safe)), "these are not the safe stones");
    Conclusion verdict =
        Conclusion.parse(input.line("verdict")).orElseThrow(() -> new Refusal("no verdict"));
    for (Claim claim : verdict.claims()) {
      String[] stated = input.line("claim").split(" moves ", -1);
      require(stated[0].equals(claim.toString()), "this verdict needs: " + claim);
      require(
          stated.length == 2 && stated[1].matches("[0-9]{1," + MOST_DIGITS + "}"),
          "no number of moves");
      input.expect(Long.parseLong(stated[1]));
      situations += new Walk(fight, claim, input, mostSituations).run();
      input.endOfMoves();
    }
    require(input.line("end").equals(VERSION), "no end");
    input.endOfFile();
    return new Checked(
        true, verdict.toString(), Wording.of(fight, verdict), input.position(), situations);
  }

  private static void require(boolean condition, String reason) throws Refusal {
    if (!condition) {
      throw new Refusal(reason);
    }
  }
}
