package dev.nakade.lifedeath;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.lifedeath.Prover.Winner;
import dev.nakade.proof.Checked;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Whatever two sides prove on grounds with gaps has a certificate that the checker accepts. */
class OpenCertificateTest {
  private static final int SEED = 1985;
  private static final int POSITIONS = 4_000;
  private static final int MOST = 3;

  /** A position with the ground on which each side tries to prove something. */
  private record Case(Map<Winner, Ground> grounds, String where) {
    static Case random(Random random, int number) {
      Problem death = OpenProblems.death(random);
      Problem life = OpenProblems.life(death, random);
      return new Case(
          Map.of(
              Winner.DEFENDER, ground(life, random.nextBoolean()),
              Winner.ATTACKER, ground(death, random.nextBoolean())),
          String.format(
              "seed %d, position %d, %s to move, %s of target %s%n%slife in %s, death in %s"
                  + " behind %s%n",
              SEED,
              number,
              Color.name(death.toMove()),
              death.survival(),
              death.target(),
              Diagram.format(death.board()),
              life.region(),
              death.region(),
              death.safe()));
    }

    private static Ground ground(Problem problem, boolean wide) {
      Fight game = wide ? new WideGame(problem) : new LocalGame(problem);
      return new Ground(problem, game, new Prover(game, new ProofTable(14), Budget.unlimited()));
    }

    private boolean defends(Fight.Aim aim, int balance) {
      return proves(Winner.DEFENDER, aim, balance);
    }

    private boolean captures(int balance) {
      return proves(Winner.ATTACKER, Fight.Aim.SURVIVE, balance);
    }

    private boolean proves(Winner side, Fight.Aim aim, int balance) {
      Ground ground = grounds.get(side);
      Prover.Start start = Prover.Start.of(ground.problem().toMove());
      return ground.prover().winner(aim, start, balance) == side;
    }

    /** All verdicts of which both parts were proved. */
    private List<Verdict> verdicts() {
      List<Verdict> verdicts = new ArrayList<>();
      if (defends(Fight.Aim.TWO_EYES, Prover.ALL)) {
        verdicts.add(Verdict.ALIVE);
      }
      if (defends(Fight.Aim.SURVIVE, Prover.ALL)) {
        verdicts.add(Verdict.SEKI);
      }
      if (captures(-Prover.ALL)) {
        verdicts.add(Verdict.DEAD);
      }
      for (int balance = -MOST; balance < MOST; balance++) {
        if (defends(Fight.Aim.SURVIVE, balance) && captures(balance + 1)) {
          verdicts.add(Verdict.ko(balance));
        }
      }
      return verdicts;
    }

    private byte[] certificate(Verdict verdict) {
      Certification certification = new Certifier(grounds, Budget.unlimited()).certify(verdict);
      assertThat(certification.failure()).as(where + verdict).isEmpty();
      return certification.certificate().orElseThrow();
    }
  }

  @Test
  void everyVerdictIsCertified() {
    Random random = new Random(SEED);
    Map<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < POSITIONS; i++) {
      Case one = Case.random(random, i);
      for (Verdict verdict : one.verdicts()) {
        byte[] certificate = one.certificate(verdict);
        Checked checked = CertificateTest.check(certificate);
        String text = one.where + checked.text() + "\n" + new String(certificate, ISO_8859_1);
        assertThat(checked.proved()).as(text).isTrue();
        boolean open = checked.text().contains("around it");
        seen.merge(checked.verdict() + (open ? ", open" : ", closed"), 1, Integer::sum);
      }
    }
    assertThat(seen)
        .containsKeys(
            "alive, open",
            "dead, open",
            "seki, open",
            "survives, open",
            "ko attacker needs 1, open",
            "ko defender needs 1, open");
    assertThat(seen.get("alive, open") + seen.get("dead, open")).isGreaterThan(800);
  }

  /** Changed regions, safe stones and moves: refused, or the proof of something true. */
  @Test
  void mutatedFilesProveNothingElse() {
    Random random = new Random(SEED + 1);
    int refused = 0;
    for (int i = 0; i < 400; i++) {
      Case one = Case.random(random, i);
      for (Verdict verdict : one.verdicts()) {
        byte[] certificate = one.certificate(verdict);
        refused += CertificateTest.refusedMutants(certificate, one.where, random);
      }
    }
    assertThat(refused).isGreaterThan(8_000);
  }

  /** A side that has proved nothing needs no ground, unless its claim is part of the verdict. */
  @Test
  void oneSideAloneIsEnoughForItsOwnClaims() {
    Random random = new Random(SEED + 2);
    Map<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < 400; i++) {
      Case one = Case.random(random, i);
      for (Winner side : one.grounds.keySet()) {
        Case alone = new Case(Map.of(side, one.grounds.get(side)), one.where);
        boolean defends = side == Winner.DEFENDER;
        if (alone.proves(side, Fight.Aim.SURVIVE, defends ? Prover.ALL : -Prover.ALL)) {
          Checked checked =
              CertificateTest.check(alone.certificate(defends ? Verdict.SEKI : Verdict.DEAD));
          assertThat(checked.proved()).as(one.where + checked.text()).isTrue();
          seen.merge(checked.verdict(), 1, Integer::sum);
        }
        Certifier certifier = new Certifier(alone.grounds, Budget.unlimited());
        assertThat(certifier.certify(defends ? Verdict.DEAD : Verdict.ALIVE).failure())
            .as(one.where)
            .contains("nothing was proved by this side");
      }
    }
    assertThat(seen).containsOnlyKeys("survives", "dead");
  }

  @Test
  void noSideProvesOnTheGroundOfTheOther() {
    Random random = new Random(SEED + 3);
    int refused = 0;
    for (int i = 0; i < 100; i++) {
      Map<Winner, Ground> grounds = Case.random(random, i).grounds;
      for (Winner side : grounds.keySet()) {
        Ground ground = grounds.get(side.other());
        Problem problem = ground.problem();
        if (!problem.isClosed() || !problem.safe().equals(problem.safeStones())) {
          assertThatThrownBy(() -> new Certifier(Map.of(side, ground), Budget.unlimited()))
              .isInstanceOf(IllegalArgumentException.class);
          refused++;
        }
      }
    }
    assertThat(refused).isGreaterThan(50);
  }
}
