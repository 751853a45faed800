package dev.nakade.lifedeath;

import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A claim as a certificate states it, for our own search to judge. */
record StatedClaim(Problem problem, Prover.Question question) {
  /** All claims of a certificate that the checker has accepted. */
  static List<StatedClaim> of(String certificate) {
    List<String> lines = certificate.lines().toList();
    Problem problem = problem(lines.get(1), lines.get(2));
    List<StatedClaim> claims = new ArrayList<>();
    for (int i = 4; lines.get(i).startsWith("claim "); i += 3) {
      String[] words = lines.get(i).split(" ");
      PointSet region = points(lines.get(++i), problem.board().size());
      boolean attacks = List.of("capture", "prevent-two-eyes").contains(words[1]);
      PointSet safe = attacks ? points(lines.get(++i), region.size()) : region;
      boolean doors = lines.get(i + 1).startsWith("doors ");
      Problem ground =
          attacks
              ? problem.within(
                  new Growth.Part(region, safe, points(doors ? lines.get(++i) : "", region.size())))
              : problem.within(region, safe).forLife();
      claims.add(new StatedClaim(ground, question(words, attacks, problem.toMove())));
    }
    return claims;
  }

  private static Problem problem(String sgf, String survival) {
    SgfPosition position =
        SgfPosition.at(SgfReader.read(sgf.substring("problem ".length())).games().get(0));
    Size size = position.size();
    return new Problem(
        position.board(),
        position.toMove(),
        Problem.markedTarget(position),
        PointSet.full(size),
        survival.equals("survival every") ? Survival.EVERY : Survival.ANY);
  }

  private static PointSet points(String line, Size size) {
    PointSet points = new PointSet(size);
    Arrays.stream(line.split(" ", -1))
        .skip(1)
        .filter(name -> !name.isEmpty())
        .forEach(name -> points.add(Point.parse(size, name).orElseThrow()));
    return points;
  }

  private static Prover.Question question(String[] words, boolean attacks, int toMove) {
    return new Prover.Question(
        words[1].contains("two-eyes") ? Fight.Aim.TWO_EYES : Fight.Aim.SURVIVE,
        Prover.Start.of(toMove),
        attacks ? Prover.Winner.ATTACKER : Prover.Winner.DEFENDER,
        threats(words[3]),
        threats(words[5]));
  }

  private static int threats(String number) {
    return number.equals("any") ? Prover.ALL : Math.min(Integer.parseInt(number), Prover.ALL - 1);
  }

  /** Whether our own search proves it too. */
  boolean isTrue() {
    return new Prover(Fight.of(problem), new ProofTable(14), Budget.unlimited()).proves(question);
  }
}
