package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Streams;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.lifedeath.Asked;
import dev.nakade.lifedeath.Caption;
import dev.nakade.lifedeath.Goal;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Survival;
import dev.nakade.sgf.Complaint;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** What the command line says about a problem, which goes before what its file says. */
public final class ProblemOptions {
  private static final String AUTO = "auto";

  @Option(names = "--to-move", paramLabel = "COLOUR", description = "black or white.")
  private Optional<Side> toMove = Optional.empty();

  @Option(
      names = "--goal",
      paramLabel = "GOAL",
      description =
          "live if the side to move defends, kill if it attacks. By default the target tells.")
  private Optional<Goal> goal = Optional.empty();

  @Option(names = "--target", split = ",", paramLabel = "A1,B2", description = "The stones meant.")
  private List<String> target = List.of();

  @Option(
      names = "--survive",
      paramLabel = "WHAT",
      description =
          "any: the target lives if one of its stones does, the default; every: only if all do.")
  private Survival survival = Survival.ANY;

  @Option(
      names = "--region",
      split = ",",
      paramLabel = "A1,B2",
      description = "Where both may play; 'auto' works it out whatever the file marks.")
  private List<String> region = List.of();

  /** Nothing is said until the command line is read. */
  public ProblemOptions() {}

  /** These are said, and nothing else. */
  public static ProblemOptions of(Optional<Side> toMove, Optional<Goal> goal) {
    ProblemOptions options = new ProblemOptions();
    options.toMove = toMove;
    options.goal = goal;
    return options;
  }

  /** Whether a target that is not marked is worked out, or may be missing. */
  enum Target {
    NEEDED,
    OPTIONAL
  }

  /** Nothing stated beside the file but what must survive. */
  static ProblemOptions of(Survival survival) {
    ProblemOptions options = new ProblemOptions();
    options.survival = survival;
    return options;
  }

  /** The problem of a game; what is odd about it goes to the error stream. */
  Posed pose(Streams streams, String name, SgfFile file, int game, Target wanted) throws Failure {
    return pose(name, file, game, wanted, complaint -> streams.warning(name, complaint));
  }

  /** The problem of a game, with what is odd about it told. */
  Posed pose(String name, SgfFile file, int game, Target wanted, Consumer<Complaint> odd)
      throws Failure {
    SgfNode root = file.games().get(game - 1);
    try {
      SgfPosition position = SgfPosition.at(root);
      requireStonesApart(position);
      Posed posed = pose(name, game, position, Caption.of(root), wanted);
      position.problems().forEach(odd);
      return posed;
    } catch (SgfException e) {
      throw Failure.about(name, e);
    } catch (IllegalArgumentException e) {
      throw about(name, file, game, e);
    }
  }

  /**
   * The problem at a node of a game, which may be below the root.
   *
   * @throws IllegalArgumentException if it cannot be asked
   */
  public Posed pose(String name, int game, SgfNode node, Caption caption) {
    SgfPosition position = SgfPosition.at(node);
    requireStonesApart(position);
    return pose(name, game, position, caption, Target.NEEDED);
  }

  /** The failure of a problem that cannot be asked, with the place of its game. */
  static Failure about(String name, SgfFile file, int game, IllegalArgumentException cause) {
    SgfNode root = file.games().get(game - 1);
    String message = "game " + game + ": " + cause.getMessage();
    return Failure.at(name, root.line(), root.column(), message);
  }

  private static void requireStonesApart(SgfPosition position) {
    PointSet both = position.marked("AB").copy().retainAll(position.marked("AW"));
    if (!both.isEmpty()) {
      String point = Point.name(both.size(), both.stream().findFirst().orElseThrow());
      throw new IllegalArgumentException("a black and a white stone on the same point, " + point);
    }
  }

  private Posed pose(String name, int game, SgfPosition position, Caption caption, Target wanted) {
    Map<String, String> workedOut = new LinkedHashMap<>();
    int mover = mover(position, caption, workedOut);
    PointSet where = region(position);
    PointSet meant = target(position);
    if (meant.isEmpty() && (wanted == Target.NEEDED || where.isEmpty())) {
      Optional<Caption.Said> words = goal.isPresent() ? Optional.empty() : caption.defender();
      Asked asked = asked(position.board(), mover, words, where);
      meant = asked.target();
      workedOut.put("target", reason(asked, words));
    }
    if (where.isEmpty()) {
      workedOut.put("region", "it is what the target can reach");
    }
    Problem problem = Problem.of(position.board(), mover, meant, where).with(survival);
    requireGoal(problem);
    return new Posed(name, game, problem, workedOut);
  }

  private int mover(SgfPosition position, Caption caption, Map<String, String> workedOut) {
    if (toMove.isPresent() || position.toMoveStated()) {
      return toMove.map(Side::color).orElse(position.toMove());
    }
    Optional<Caption.Said> words = caption.toMove();
    workedOut.put(
        "toMove",
        words
            .map(said -> quoted(said) + " say so")
            .orElse("the first move of the record tells, or Black begins if there is none"));
    return words.map(Caption.Said::color).orElse(position.toMove());
  }

  private Asked asked(Board board, int mover, Optional<Caption.Said> words, PointSet where) {
    OptionalInt defender =
        goal.map(aim -> OptionalInt.of(aim.defender(mover)))
            .or(() -> words.map(said -> OptionalInt.of(said.color())))
            .orElse(OptionalInt.empty());
    try {
      return Asked.of(board, defender, where);
    } catch (IllegalArgumentException e) {
      throw words.isEmpty()
          ? e
          : new IllegalArgumentException(
              quoted(words.get()) + " ask for it, but " + e.getMessage(), e);
    }
  }

  private static String reason(Asked asked, Optional<Caption.Said> words) {
    String wall =
        switch (asked.wall()) {
          case CLOSED -> "a wall closes it in";
          case OPEN -> "it is hemmed in, though the wall has gaps";
        };
    return words.map(said -> quoted(said) + " ask for it, and ").orElse("") + wall;
  }

  private static String quoted(Caption.Said said) {
    return "the words \"" + said.words() + "\"";
  }

  private PointSet target(SgfPosition position) {
    return target.isEmpty()
        ? Problem.markedTarget(position)
        : points(position.size(), target, "--target");
  }

  private PointSet region(SgfPosition position) {
    if (region.equals(List.of(AUTO))) {
      return new PointSet(position.size());
    }
    return region.isEmpty()
        ? Problem.markedRegion(position)
        : points(position.size(), region, "--region");
  }

  private void requireGoal(Problem problem) {
    if (goal.isPresent() && goal.get() != problem.goal()) {
      throw new IllegalArgumentException(
          String.format(
              "--goal %s, but %s is to move and the target is %s",
              goal.get(), Color.name(problem.toMove()), Color.name(problem.defender())));
    }
  }

  private static PointSet points(Size size, List<String> names, String option) {
    PointSet points = new PointSet(size);
    for (String name : names) {
      OptionalInt point = Point.parse(size, name);
      if (point.isEmpty() || point.getAsInt() < 0) {
        throw new IllegalArgumentException(option + ": no point " + name + " on " + size);
      }
      points.add(point.getAsInt());
    }
    return points;
  }
}
