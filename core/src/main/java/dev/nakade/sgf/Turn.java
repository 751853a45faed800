package dev.nakade.sgf;

import dev.nakade.go.Color;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Whose turn it is, and whether {@code PL} says so. */
record Turn(int color, boolean stated) {
  /** Properties that tell whose turn it is before them, or that nobody can tell. */
  private static final Set<String> TELLING = Set.of("B", "W", "AB", "AW", "AE", "PL");

  /** The turn at a node where neither {@code PL} nor the next move tells. */
  static Turn first(SgfNode root) {
    boolean handicap =
        root.text("HA").filter(text -> text.strip().matches("[2-9]|[1-9][0-9]")).isPresent();
    return new Turn(handicap ? Color.WHITE : Color.BLACK, false);
  }

  static Turn after(int player) {
    return new Turn(Color.opponent(player), false);
  }

  /** The turn that {@code PL} states, if it names a player. */
  static Optional<Turn> stated(SgfNode node) {
    String name = node.text("PL").orElse("").strip().toUpperCase(Locale.ROOT);
    return switch (name) {
      case "B", "BLACK", "1" -> Optional.of(new Turn(Color.BLACK, true));
      case "W", "WHITE", "2" -> Optional.of(new Turn(Color.WHITE, true));
      default -> Optional.empty();
    };
  }

  /** Who makes the next move in the main line below a node, if nothing is set up before. */
  static OptionalInt nextMover(SgfNode node) {
    SgfNode next = node;
    while (!next.children().isEmpty()) {
      next = next.children().get(0);
      Optional<String> telling =
          next.properties().keySet().stream().filter(TELLING::contains).findFirst();
      if (telling.isPresent()) {
        return mover(telling.get());
      }
    }
    return OptionalInt.empty();
  }

  private static OptionalInt mover(String id) {
    return switch (id) {
      case "B" -> OptionalInt.of(Color.BLACK);
      case "W" -> OptionalInt.of(Color.WHITE);
      default -> OptionalInt.empty();
    };
  }
}
