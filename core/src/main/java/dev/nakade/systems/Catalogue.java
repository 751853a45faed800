package dev.nakade.systems;

import dev.nakade.exact.MigosParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every system of the house that searches problems or whole boards, by name. */
public final class Catalogue {
  private static final List<ProblemSystem> SYSTEMS = systems();

  private static final List<BoardSystem> BOARDS =
      List.of(
          new NakadeExact(),
          new Migos("migos", "unconditional territory", MigosParts.ALL),
          new Migos(
              "migos-loose",
              "ends scored as in its section 3.3",
              MigosParts.ALL.with(MigosParts.Feature.LOOSE_SCORING)));

  private Catalogue() {}

  private static List<ProblemSystem> systems() {
    List<ProblemSystem> systems = new ArrayList<>(Danieli.all());
    systems.addAll(WongLin.all());
    systems.add(new CaptureProof());
    return List.copyOf(systems);
  }

  public static List<ProblemSystem> all() {
    return SYSTEMS;
  }

  /** The system of that name; empty if there is none. */
  public static Optional<ProblemSystem> find(String name) {
    return SYSTEMS.stream().filter(system -> system.toString().equals(name)).findFirst();
  }

  /** The systems for whole boards, our own first. */
  public static List<BoardSystem> boards() {
    return BOARDS;
  }

  /** The system for whole boards of that name; empty if there is none. */
  public static Optional<BoardSystem> findBoard(String name) {
    return BOARDS.stream().filter(system -> system.toString().equals(name)).findFirst();
  }
}
