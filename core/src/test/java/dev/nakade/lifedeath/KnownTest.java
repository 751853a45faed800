package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.lifedeath.Prover.Winner;
import org.junit.jupiter.api.Test;

class KnownTest {
  private final Known known = new Known();

  @Test
  void answersNarrowTheVerdict() {
    assertThat(known.bounds()).isEqualTo(Bounds.NOTHING);
    known.learn(Winner.NOBODY, 0);
    assertThat(known.bounds()).isEqualTo(Bounds.NOTHING);
    known.learn(Winner.ATTACKER, Prover.ALL);
    assertThat(known.bounds().best()).isEqualTo(new Verdict(Verdict.Kind.KO, Verdict.UNSETTLED, 0));
    known.learn(Winner.ATTACKER, 3);
    assertThat(known.bounds().best()).isEqualTo(new Verdict(Verdict.Kind.KO, 3, 0));
    assertThat(known.bounds().worst()).isEqualTo(Verdict.DEAD);
    known.learn(Winner.DEFENDER, -2);
    assertThat(known.bounds().worst()).isEqualTo(new Verdict(Verdict.Kind.KO, 0, 2));
    assertThat(known.bounds().verdict()).isEmpty();
    known.learn(Winner.DEFENDER, 2);
    assertThat(known.bounds().verdict()).contains(new Verdict(Verdict.Kind.KO, 3, 0));
  }

  @Test
  void whatIsProvedAtOneBalanceHoldsAtEasierOnes() {
    known.learn(Winner.DEFENDER, 1);
    known.learn(Winner.ATTACKER, 4);
    assertThat(known.winner(-3)).contains(Winner.DEFENDER);
    assertThat(known.winner(1)).contains(Winner.DEFENDER);
    assertThat(known.winner(2)).isEmpty();
    assertThat(known.winner(3)).isEmpty();
    assertThat(known.winner(4)).contains(Winner.ATTACKER);
    assertThat(known.winner(Prover.ALL)).contains(Winner.ATTACKER);
  }

  @Test
  void eyesTellLifeFromSeki() {
    known.settle(Winner.DEFENDER);
    assertThat(known.bounds()).isEqualTo(new Bounds(Verdict.ALIVE, Verdict.SEKI));
    known.learnEyes(Winner.ATTACKER);
    assertThat(known.bounds().verdict()).contains(Verdict.SEKI);
    Known eyes = new Known();
    eyes.learnEyes(Winner.DEFENDER);
    assertThat(eyes.bounds().verdict()).contains(Verdict.ALIVE);
  }

  @Test
  void aMoveGetsItsSideNoMoreThanItHad() {
    known.learn(Winner.DEFENDER, 1);
    known.learn(Winner.ATTACKER, 2);
    Known after = new Known();
    after.isAfter(Winner.DEFENDER, known);
    assertThat(after.bounds()).isEqualTo(new Bounds(Verdict.ko(1), Verdict.DEAD));
    Known other = new Known();
    other.isAfter(Winner.ATTACKER, known);
    assertThat(other.bounds()).isEqualTo(new Bounds(Verdict.ALIVE, Verdict.ko(1)));
  }
}
