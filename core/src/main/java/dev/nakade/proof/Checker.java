package dev.nakade.proof;

import dev.nakade.go.PointSet;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks certificates. It knows the rules and nothing else: whatever a file says, what is called
 * proved is proved, on the assumption that the stones named as safe are never captured.
 */
public final class Checker {
  static final String VERSION = "2";

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
    return input.comes("board") ? readBoard() : readProblem();
  }

  private Checked readProblem() throws Refusal, IOException {
    String problem = input.line("problem");
    String survival = input.line("survival");
    require(List.of("any", "every").contains(survival), "neither any nor every");
    Position position = Position.read(problem, survival.equals("every"));
    Conclusion verdict =
        Conclusion.parse(input.line("verdict")).orElseThrow(() -> new Refusal("no verdict"));
    List<Fight> fights = new ArrayList<>();
    for (Claim claim : verdict.claims()) {
      fights.add(check(position, claim));
    }
    return proved(verdict.toString(), Wording.of(verdict, fights));
  }

  private Checked readBoard() throws Refusal, IOException {
    Setup setup = Setup.read("board", input.line("board"));
    require(setup.marked().isEmpty(), "the board: marked points");
    ScoreClaim score =
        ScoreClaim.parse(input.line("score")).orElseThrow(() -> new Refusal("no score"));
    for (ScoreClaim claim : score.parts()) {
      require(input.line("claim").equals(claim.toString()), "this score needs: " + claim);
      walk(new ScoreContest(setup, claim));
    }
    return proved(score.toString(), Wording.of(score, setup));
  }

  private Checked proved(String verdict, String text) throws Refusal, IOException {
    require(input.line("end").equals(VERSION), "no end");
    input.endOfFile();
    return new Checked(true, verdict, text, input.position(), situations);
  }

  /** Checks a claim, which must be this one; gives the ground on which it holds. */
  private Fight check(Position position, Claim claim) throws Refusal, IOException {
    require(input.line("claim").equals(claim.toString()), "this verdict needs: " + claim);
    PointSet region = Fight.named(position, input.line("region"));
    Fight fight =
        claim.aim().ofAttacker()
            ? ofAttacker(position, region, claim)
            : Fight.ofDefender(position, region);
    walk(new TargetContest(fight, claim));
    return fight;
  }

  private Fight ofAttacker(Position position, PointSet region, Claim claim)
      throws Refusal, IOException {
    PointSet safe = Fight.named(position, input.line("safe"));
    if (!input.comes("doors")) {
      return Fight.ofAttacker(position, region, safe, new PointSet(position.size));
    }
    PointSet doors = Fight.named(position, input.line("doors"));
    require(claim.aim() == Aim.CAPTURE && claim.threatsOfOpponent() == Claim.ANY, "no such doors");
    return Fight.ofAttacker(position, region, safe, doors);
  }

  private void walk(Contest contest) throws Refusal, IOException {
    String number = input.line("moves");
    require(number.matches("[0-9]{1," + MOST_DIGITS + "}"), "no number of moves");
    input.expect(Long.parseLong(number));
    situations += new Walk(contest, input, mostSituations).run();
    input.endOfMoves();
  }

  private static void require(boolean condition, String reason) throws Refusal {
    if (!condition) {
      throw new Refusal(reason);
    }
  }
}
