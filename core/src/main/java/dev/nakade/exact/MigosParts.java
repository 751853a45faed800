package dev.nakade.exact;

import dev.nakade.go.KoRule;
import dev.nakade.search.Switches;
import dev.nakade.search.Switches.Part;
import dev.nakade.search.Table;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Which parts of the search of MIGOS are on (van der Werf, van den Herik and Uiterwijk, 2003,
 * sections 3 and 4). Principal variation search with deepening is always there.
 */
public record MigosParts(Set<Feature> on) {
  /** A part that can be on or off. */
  public enum Feature {
    TRANSPOSITION_TABLE,
    ENHANCED_TRANSPOSITION_CUTOFFS,
    SYMMETRY_LOOKUPS,
    /** Unconditional territory is recognised, at least at the leaves. */
    UNCONDITIONAL_TERRITORY,
    /** It gives bounds inside the tree too. */
    INTERNAL_BOUNDS,
    /** Moves inside it are left out, unless the rule forbids repetition. */
    SETTLED_MOVES_LEFT_OUT,
    KILLER_MOVES,
    HISTORY_HEURISTIC,
    SIBLING_PROMOTION,
    /**
     * The game ends as in section 3.3: after three passes right after a ko arose, and scored not by
     * plain area.
     */
    LOOSE_SCORING
  }

  /**
   * All that the article describes, but plain area scoring, so that values are those of the rules.
   */
  public static final MigosParts ALL =
      new MigosParts(EnumSet.complementOf(EnumSet.of(Feature.LOOSE_SCORING)));

  static final String APPROXIMATE = "approximate: histories are not told apart";

  private static final String ASSUMED = "assuming with the article that capturable stones are dead";

  public MigosParts {
    on = Set.copyOf(on);
  }

  public MigosParts without(Feature feature) {
    Set<Feature> fewer = EnumSet.copyOf(on);
    fewer.remove(feature);
    return new MigosParts(fewer);
  }

  public MigosParts with(Feature feature) {
    Set<Feature> more = EnumSet.copyOf(on);
    more.add(feature);
    return new MigosParts(more);
  }

  private boolean has(Feature feature) {
    return on.contains(feature);
  }

  Oracle oracle(BoardPosition position, KoRule rule, long bytes) {
    long table = has(Feature.TRANSPOSITION_TABLE) ? bytes : 0;
    return new Deepening(
        position, knowledge(rule), switches(), Table.ofBytes(table, Table.Scheme.TWO_DEEP));
  }

  /** Why its values are not proved. */
  Optional<String> reservation(KoRule rule) {
    if (rule == KoRule.SSK_APPROX) {
      return Optional.of(APPROXIMATE);
    }
    boolean assumes = has(Feature.UNCONDITIONAL_TERRITORY) || has(Feature.LOOSE_SCORING);
    return assumes && rule != KoRule.PSK ? Optional.of(ASSUMED) : Optional.empty();
  }

  private Knowledge knowledge(KoRule rule) {
    Repetition repetition =
        switch (rule) {
          case BASIC -> Repetition.DRAWN;
          case JAPANESE -> Repetition.SCORED_BY_PASSES;
          case SSK_APPROX, SSK -> Repetition.SITUATION_FORBIDDEN;
          case PSK -> Repetition.ARRANGEMENT_FORBIDDEN;
        };
    boolean known = has(Feature.UNCONDITIONAL_TERRITORY) && rule != KoRule.PSK;
    boolean inside = has(Feature.INTERNAL_BOUNDS);
    return new Knowledge(
        repetition,
        known ? Knowledge.Kind.UNCONDITIONAL : Knowledge.Kind.NONE,
        !known
            ? Knowledge.Where.NOWHERE
            : inside ? Knowledge.Where.EVERYWHERE : Knowledge.Where.LEAVES,
        known && has(Feature.SETTLED_MOVES_LEFT_OUT) && !rule.forbidsRepetition(),
        has(Feature.LOOSE_SCORING) && !rule.forbidsRepetition(),
        has(Feature.SYMMETRY_LOOKUPS) && !rule.forbidsRepetition(),
        rule == KoRule.SSK_APPROX);
  }

  private Switches switches() {
    Set<Part> parts = EnumSet.of(Part.PRUNING, Part.NULL_WINDOWS, Part.SPARING);
    if (has(Feature.TRANSPOSITION_TABLE)) {
      parts.add(Part.TABLE);
      parts.add(Part.DEEPER_ENTRIES);
      if (has(Feature.ENHANCED_TRANSPOSITION_CUTOFFS)) {
        parts.add(Part.TRANSPOSITION_CUTOFFS);
      }
    }
    if (has(Feature.KILLER_MOVES)) {
      parts.add(Part.KILLERS);
      parts.add(Part.KILLERS_BELOW);
    }
    if (has(Feature.HISTORY_HEURISTIC)) {
      parts.add(Part.HISTORY);
    }
    if (has(Feature.SIBLING_PROMOTION)) {
      parts.add(Part.SIBLINGS);
    }
    return new Switches(parts);
  }
}
