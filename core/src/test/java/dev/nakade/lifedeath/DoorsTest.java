package dev.nakade.lifedeath;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.proof.Checked;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.Domain;
import dev.nakade.search.ProofTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the attacker proves with doors holds where all that is behind them is played out. */
class DoorsTest {
  private static final int SEED = 63;
  private static final int FIGHTS = 1_600;
  private static final int MOST_EMPTY = 7;
  private static final long NODES = 20_000;
  private static final long WHOLE_NODES = 100_000;
  private static final Set<Idea> ALL = EnumSet.allOf(Idea.class);
  private static final Set<Idea> NONE = EnumSet.noneOf(Idea.class);

  /** A fight with doors, and the same with all that is behind them. */
  private record Case(Problem doored, Problem whole, String where) {
    /** White stones at the edge below a wall of black ones, with a way out on one or both sides. */
    static Case random(Random random, int number) {
      while (true) {
        int inner = 2 + random.nextInt(4);
        int left = random.nextInt(3) > 0 ? 0 : 2 + random.nextInt(2);
        int right = (left > 0 ? 2 : 2 + random.nextInt(3)) + (left > 0 ? 0 : random.nextInt(2));
        int depth = 2 + random.nextInt(2);
        Size size = Size.of(left + inner + right, depth + 2);
        Board board = board(size, left, inner, depth, random);
        PointSet region = new PointSet(size);
        for (int point = 0; point < size.area(); point++) {
          if (isInner(size, point, left, inner, depth)) {
            region.add(point);
          }
        }
        PointSet target = board.points(Color.WHITE);
        int empty = region.copy().retainAll(board.points(Color.EMPTY)).count();
        if (!board.breathless().isEmpty() || target.isEmpty() || empty < 3 || empty > MOST_EMPTY) {
          continue;
        }
        PointSet safe = region.border().retainAll(board.points(Color.BLACK));
        Growth.Part part = new Growth.Part(region, safe);
        List<Doors.Door> doors = Doors.of(board, Color.WHITE, part);
        int toMove = 1 + random.nextInt(2);
        if (doors.isEmpty() || !Problem.breathes(board, Color.WHITE, region, safe)) {
          continue;
        }
        PointSet within = region.copy();
        PointSet all = region.copy();
        PointSet knobs = new PointSet(size);
        for (Doors.Door door : doors) {
          within.add(door.hinge());
          within.add(door.knob());
          within.add(door.top());
          knobs.add(door.knob());
          all.add(door.hinge());
          all.addAll(door.corridor());
        }
        Survival survival = random.nextInt(8) > 0 ? Survival.ANY : Survival.EVERY;
        Problem problem = new Problem(board, toMove, target, region, survival, safe);
        Problem doored = problem.within(new Growth.Part(within, safe, knobs));
        Problem whole = problem.within(all, all.border().retainAll(safe));
        if (whole.breathes()) {
          return new Case(doored, whole, where(doored, number));
        }
      }
    }

    private static boolean isInner(Size size, int point, int left, int inner, int depth) {
      int x = size.x(point) - left;
      return x >= 0 && x < inner && size.y(point) < depth;
    }

    private static Board board(Size size, int left, int inner, int depth, Random random) {
      return Board.of(
          size,
          point -> {
            int x = size.x(point) - left;
            int y = size.y(point);
            if (isInner(size, point, left, inner, depth)) {
              boolean rim = y == depth - 1 || (y > 0 && (x == inner - 1 || (left > 0 && x == 0)));
              int draw = random.nextInt(20) - (rim ? 14 : 0);
              return draw < 3 ? Color.WHITE : draw < 4 ? Color.BLACK : Color.EMPTY;
            }
            boolean above = x >= -1 && x <= inner && y == depth;
            boolean beside = (x == -1 || x == inner) && y >= 1 && y < depth;
            boolean loose = y < 2 && random.nextInt(12) == 0;
            return above || beside || loose ? Color.BLACK : Color.EMPTY;
          });
    }

    private static String where(Problem problem, int number) {
      return String.format(
          "seed %d, fight %d, %s to move, %s of target %s, region %s, safe %s, doors %s%n%s",
          SEED,
          number,
          Color.name(problem.toMove()),
          problem.survival(),
          problem.target(),
          problem.region(),
          problem.safe(),
          problem.doors(),
          Diagram.format(problem.board()));
    }
  }

  /** Whether the attacker captures the target, whatever threats the defender has. */
  private static DfPn.Answer captures(Problem problem, Set<Idea> ideas, long nodes) {
    LocalGame game = new LocalGame(problem, ideas);
    game.ask(Fight.Aim.SURVIVE, game.attacker(), problem.toMove(), 0, Fight.UNLIMITED);
    DfPn.Prover attacker =
        problem.toMove() == game.attacker() ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT;
    return new DfPn(game, new ProofTable(16)).prove(attacker, 1, Budget.ofNodes(nodes)).answer();
  }

  @Test
  void whatIsCapturedWithDoorsIsCapturedWithoutThem() {
    Random random = new Random(SEED);
    int captured = 0;
    int moves = 0;
    int escaped = 0;
    for (int i = 0; i < FIGHTS; i++) {
      Case one = Case.random(random, i);
      DfPn.Answer doored = captures(one.doored, ALL, NODES);
      if (doored == DfPn.Answer.UNKNOWN) {
        continue;
      }
      DfPn.Answer whole = captures(one.whole, ALL, WHOLE_NODES);
      if (doored == DfPn.Answer.PROVED && whole != DfPn.Answer.UNKNOWN) {
        assertThat(whole).as(one.where).isEqualTo(DfPn.Answer.PROVED);
        captured++;
        moves += one.doored.toMove() == Color.BLACK ? 1 : 0;
      } else {
        escaped += whole == DfPn.Answer.REFUTED ? 1 : 0;
      }
    }
    assertThat(captured).isGreaterThan(800);
    assertThat(moves).isBetween(300, captured - 300);
    assertThat(escaped).isGreaterThan(150);
  }

  /** The checker has rules for doors of its own. */
  @Test
  void captureThroughDoorsIsCertified() {
    Random random = new Random(SEED + 2);
    int certified = 0;
    int refused = 0;
    for (int i = 0; i < FIGHTS / 4; i++) {
      Case one = Case.random(random, i);
      LocalGame game = new LocalGame(one.doored);
      Prover prover = new Prover(game, new ProofTable(16), Budget.ofNodes(NODES));
      if (prover.winner(Prover.Start.of(one.doored.toMove()), -Prover.ALL)
          != Prover.Winner.ATTACKER) {
        continue;
      }
      Ground ground = new Ground(one.doored, game, prover);
      Certification certification =
          new Certifier(Map.of(Prover.Winner.ATTACKER, ground), Budget.unlimited())
              .certify(Verdict.DEAD);
      assertThat(certification.failure()).as(one.where).isEmpty();
      byte[] certificate = certification.certificate().orElseThrow();
      Checked checked = CertificateTest.check(certificate);
      assertThat(checked.proved()).as(one.where + checked.text()).isTrue();
      assertThat(checked.text()).contains("doors");
      certified++;
      if (i % 10 == 0) {
        refused += CertificateTest.refusedMutants(certificate, one.where, random);
      }
    }
    assertThat(certified).isGreaterThan(250);
    assertThat(refused).isGreaterThan(1_000);
  }

  @Test
  void ideasChangeNothingAtDoors() {
    Random random = new Random(SEED + 1);
    int compared = 0;
    int captured = 0;
    for (int i = 0; i < FIGHTS; i++) {
      Case one = Case.random(random, i);
      DfPn.Answer with = captures(one.doored, ALL, NODES);
      DfPn.Answer without = captures(one.doored, NONE, NODES);
      if (with != DfPn.Answer.UNKNOWN && without != DfPn.Answer.UNKNOWN) {
        assertThat(with == DfPn.Answer.PROVED)
            .as(one.where)
            .isEqualTo(without == DfPn.Answer.PROVED);
        compared++;
        captured += with == DfPn.Answer.PROVED ? 1 : 0;
      }
    }
    assertThat(captured).isBetween(500, compared - 150);
  }

  /**
   * Two fights that differ in a point or two are played in the same way; where they then agree in
   * the zone of a result of the one, it is that of a search without any idea of the other.
   */
  @Test
  void whatIsOutsideTheZoneDoesNotMatter() {
    Random random = new Random(SEED + 3);
    int compared = 0;
    int won = 0;
    int atDoors = 0;
    for (int i = 0; i < 20 * FIGHTS; i++) {
      Case one = Case.random(random, i);
      Optional<Problem> twin = changed(one.doored, random);
      if (twin.isEmpty()) {
        continue;
      }
      LocalGame game = new LocalGame(one.doored);
      LocalGame other = new LocalGame(twin.get(), NONE);
      ask(game, one.doored);
      ask(other, one.doored);
      Size size = one.doored.board().size();
      List<String> line = new ArrayList<>();
      if (!playAlike(game, other, size, random, line)) {
        continue;
      }
      DfPn search = new DfPn(game, new ProofTable(12));
      DfPn.Answer answer = solve(game, search);
      boolean agrees = search.zone() != Domain.EVERYTHING && agree(game, other, search.zone());
      boolean solved = answer == DfPn.Answer.PROVED || answer == DfPn.Answer.REFUTED;
      if (!solved || !agrees) {
        continue;
      }
      DfPn.Answer again = solve(other, new DfPn(other, new ProofTable(14)));
      if (again != DfPn.Answer.UNKNOWN) {
        assertThat(again == DfPn.Answer.PROVED)
            .as(
                "%s%nand%n%s%nafter %s: zone %s",
                one.where,
                Diagram.format(twin.get().board()),
                line,
                names(game, size, search.zone()))
            .isEqualTo(answer == DfPn.Answer.PROVED);
        compared++;
        won += answer == DfPn.Answer.PROVED ? 1 : 0;
        atDoors += (game.here().forced | game.here().opened) != 0 ? 1 : 0;
      }
    }
    assertThat(won).isBetween(compared / 5, compared * 4 / 5);
    assertThat(atDoors).isGreaterThan(100);
    assertThat(compared).isGreaterThan(800);
  }

  private static void ask(LocalGame game, Problem problem) {
    game.ask(Fight.Aim.SURVIVE, game.attacker(), problem.toMove(), 0, Fight.UNLIMITED);
  }

  private static DfPn.Answer solve(LocalGame game, DfPn search) {
    DfPn.Prover attacker = game.proverToMove() ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT;
    return search.prove(attacker, 1, Budget.ofNodes(NODES)).answer();
  }

  /** The problem with another stone, or none, on a point that has nothing to do with its doors. */
  private static Optional<Problem> changed(Problem problem, Random random) {
    Board old = problem.board();
    PointSet doors = problem.doors().copy().addAll(problem.doors().border());
    int[] free =
        problem.region().copy().removeAll(problem.target()).removeAll(doors).stream().toArray();
    if (free.length == 0) {
      return Optional.empty();
    }
    int at = free[random.nextInt(free.length)];
    int color = random.nextInt(3);
    Board board = Board.of(old.size(), point -> point == at ? color : old.color(point));
    if (!board.breathless().isEmpty()
        || !Problem.breathes(board, problem.defender(), problem.region(), problem.safe())) {
      return Optional.empty();
    }
    Problem other =
        new Problem(
            board,
            problem.toMove(),
            problem.target(),
            problem.region(),
            problem.survival(),
            problem.safe());
    return Optional.of(
        other.within(new Growth.Part(problem.region(), problem.safe(), problem.doors())));
  }

  /** Plays some random moves in both; says whether they are legal there, and no end is reached. */
  private static boolean playAlike(
      LocalGame game, LocalGame other, Size size, Random random, List<String> line) {
    int[] moves = new int[game.moveLimit()];
    int[] others = new int[game.moveLimit()];
    for (int length = random.nextInt(7); length > 0; length--) {
      int move = moves[random.nextInt(game.allMoves(moves))];
      int end = other.allMoves(others);
      if (Arrays.stream(others, 0, end).noneMatch(it -> it == move)) {
        return false;
      }
      line.add(move == LocalGame.PASS ? "pass" : names(game, size, 1L << move).get(0));
      game.play(move);
      other.play(move);
      if (game.over() || other.over()) {
        return false;
      }
    }
    return true;
  }

  private static List<String> names(LocalGame game, Size size, long points) {
    return IntStream.range(0, LocalPoints.BITS)
        .filter(bit -> (points >>> bit & 1) != 0)
        .mapToObj(bit -> Point.name(size, game.point(bit)))
        .toList();
  }

  /** Whether two positions agree in a zone, and in all that is not a point. */
  private static boolean agree(LocalGame one, LocalGame two, long zone) {
    LocalPosition here = one.here();
    LocalPosition there = two.here();
    return ((here.attackers ^ there.attackers) & zone) == 0
        && ((here.defenders ^ there.defenders) & zone) == 0
        && here.target == there.target
        && here.ko == there.ko
        && here.passes == there.passes
        && here.forced == there.forced
        && here.opened == there.opened;
  }

  private static Board board(String diagram) {
    return Diagram.parse(diagram);
  }

  private static List<Doors.Door> doors(Board board, String region) {
    PointSet points = points(board, region);
    PointSet safe = points.border().retainAll(board.points(Color.BLACK));
    return Doors.of(board, Color.WHITE, new Growth.Part(points, safe));
  }

  private static PointSet points(Board board, String names) {
    PointSet points = new PointSet(board.size());
    for (String name : List.of(names.split(" ", -1))) {
      points.add(Point.parse(board.size(), name).orElseThrow());
    }
    return points;
  }

  @Test
  void aDoorIsBelowASafeStoneAndLeadsAlongTheEdge() {
    Board open =
        board(
            """
            . . . . . .
            O O X . . .
            X X X . . .
            . . . . . .
            """);
    assertThat(doors(open, "A4 B4 A3 B3"))
        .containsExactly(
            new Doors.Door(
                open.size().point(2, 0),
                open.size().point(3, 0),
                open.size().point(3, 1),
                points(open, "D4 E4 F4 D3 E3 F3")));
    assertThat(doors(open, "A4 B4 C4 A3 B3")).hasSize(1);
    assertThat(doors(open, "A4 B4 A3 B3 E3")).as("the fight goes on there").isEmpty();
    assertThat(doors(open, "A4 B4 A3 B3 D2")).as("the fight is next to it").isEmpty();
    Board met = board(". . . . X .\nO O X . . O\nX X X . . .\n. . . . . .\n");
    assertThat(doors(met, "A4 B4 A3 B3").get(0).corridor()).isEqualTo(points(met, "D4 E4 D3 E3"));
    Board behind = board(". . . . . O\nO O X . . .\nX X X . . .\n. . . . . .\n");
    assertThat(doors(behind, "A4 B4 A3 B3")).as("the defender waits there").isEmpty();
    Board above = board(". . . . . .\nO O X . O .\nX X X . . .\n. . . . . .\n");
    assertThat(doors(above, "A4 B4 A3 B3")).isEmpty();
    Board bare = board(". . . . . .\nO O . . . .\nX X X . . .\n. . . . . .\n");
    assertThat(doors(bare, "A4 B4 A3 B3")).as("no stone is above it").isEmpty();
  }

  @Test
  void theCheckerSeesWhatIsNoDoor() {
    Board board = board(". . . . . .\nO O X . . .\nX X X . . .\n. . . . . .\n");
    PointSet safe = points(board, "C3 A2 B2");
    Growth.Part part =
        new Growth.Part(points(board, "A4 B4 C4 D4 A3 B3 D3"), safe, points(board, "D4"));
    PointSet target = points(board, "A3 B3");
    Problem problem =
        new Problem(board, Color.WHITE, target, part.region(), Survival.ANY, safe).within(part);
    LocalGame game = new LocalGame(problem);
    Prover prover = new Prover(game, new ProofTable(12), Budget.unlimited());
    Ground ground = new Ground(problem, game, prover);
    String good =
        new String(
            new Certifier(Map.of(Prover.Winner.ATTACKER, ground), Budget.unlimited())
                .certify(Verdict.DEAD)
                .certificate()
                .orElseThrow(),
            ISO_8859_1);
    assertThat(refusal(good)).startsWith("dead: ");
    assertThat(refusal(good.replace("doors D4", "doors E4"))).contains("not in the region");
    assertThat(refusal(good.replace("doors D4", "doors A4"))).contains("not one way to it");
    assertThat(refusal(good.replace("doors D4\n", ""))).contains("is not legal");
    assertThat(refusal(good.replace("AW[ab]", "AW[fa][ab]"))).contains("the defender is behind it");
    assertThat(refusal(good.replace("C4 D4 A3", "C4 D4 F4 A3"))).contains("goes on behind it");
    assertThat(refusal(good.replace("region A4 B4 C4", "region A4 C4")))
        .contains("not one way to it");
    assertThat(refusal(good.replace("A3 B3 D3", "A3 B3"))).contains("not one way to it");
    assertThat(refusal(good.replace("safe C3 A2", "safe A2"))).contains("no safe stone is above");
    assertThat(
            refusal(good.replace("defender any", "defender 6").replace("dead", "dead against 6")))
        .contains("no such doors");
  }

  private static String refusal(String certificate) {
    return CertificateTest.check(certificate.getBytes(ISO_8859_1)).text();
  }
}
