package dev.nakade.exact;

import dev.nakade.go.Masks;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.safety.Safety;
import dev.nakade.safety.Territory;
import java.util.Optional;

/**
 * What a search of a board is told about the game.
 *
 * @param repetition what a repeating move does
 * @param kind which rule tells territory without search
 * @param where in which positions it is asked
 * @param leavesOutSettled whether moves inside settled territory are no candidates
 * @param looseScoring whether the game ends as in section 3.3 of the article: with three passes
 *     right after a ko arose, and scored not by area
 * @param sharesKeys whether images of a situation share a key
 * @param approximatesHistory whether keys hold numbers of passes and captures instead of histories
 */
record Knowledge(
    Repetition repetition,
    Kind kind,
    Where where,
    boolean leavesOutSettled,
    boolean looseScoring,
    boolean sharesKeys,
    boolean approximatesHistory) {

  /** Rules that tell territory. */
  enum Kind {
    NONE,
    /** {@link UnconditionalTerritory}. */
    UNCONDITIONAL,
    /** {@link Safety} without pockets. */
    ALIVE,
    /** {@link Safety} with pockets. */
    ALTERNATING
  }

  /** Where it is asked. */
  enum Where {
    NOWHERE,
    LEAVES,
    EVERYWHERE
  }

  /** The most points of a pocket that is worked out in advance. */
  private static final int POCKET = 11;

  /** What our own search uses. */
  static Knowledge ours(Repetition repetition) {
    return new Knowledge(
        repetition,
        repetition == Repetition.ARRANGEMENT_FORBIDDEN ? Kind.NONE : Kind.ALTERNATING,
        Where.EVERYWHERE,
        /* leavesOutSettled= */ false,
        /* looseScoring= */ false,
        /* sharesKeys= */ !repetition.needsHistory(),
        /* approximatesHistory= */ false);
  }

  /** Nothing but the rules. */
  static Knowledge none(Repetition repetition) {
    return new Knowledge(
        repetition,
        Kind.NONE,
        Where.NOWHERE,
        /* leavesOutSettled= */ false,
        /* looseScoring= */ false,
        /* sharesKeys= */ !repetition.needsHistory(),
        /* approximatesHistory= */ false);
  }

  /** What the checker of certificates knows too. */
  static Knowledge checkable() {
    return new Knowledge(
        Repetition.LEFT_TO_SEARCH,
        Kind.ALIVE,
        Where.EVERYWHERE,
        /* leavesOutSettled= */ false,
        /* looseScoring= */ false,
        /* sharesKeys= */ true,
        /* approximatesHistory= */ false);
  }

  Territory territory(Size size, Masks masks) {
    return switch (kind) {
      case NONE -> Territory.NONE;
      case UNCONDITIONAL -> new UnconditionalTerritory(size, masks);
      case ALIVE -> new Safety(masks, 0, /* eager= */ false);
      case ALTERNATING -> new Safety(masks, POCKET, /* eager= */ false);
    };
  }

  /** What looks a move ahead for territory; not where that move may turn out to be forbidden. */
  Optional<NearSafety> near(SmallBoard board, Territory territory) {
    boolean looks = kind == Kind.ALTERNATING && repetition == Repetition.LEFT_TO_SEARCH;
    return looks && territory instanceof Safety safety
        ? Optional.of(new NearSafety(board, safety))
        : Optional.empty();
  }

  Scoring scoring(Size size, Territory territory) {
    if (looseScoring) {
      return new LooseScoring(new Masks(size), territory);
    }
    return leavesOutSettled ? new SettledScoring(new Masks(size), territory) : Scoring.AREA;
  }
}
