package dev.nakade.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowTest {
  private static final String PROBLEM =
      """
      (;GM[1]SZ[19]GN[Corner]AB[nb][nc][nd][pd][qd]AW[ob][oc][pc][qc]TR[oc]LB[rb:a]PL[W]
      C[White to live.
      Two lines];W[rb];B[rc](;W[qb])(;W[pb]))
      """;
  private static final String RECTANGLE =
      "(;GM[1]SZ[5:4]AB[aa][bb]AW[cc]MA[dd]SQ[ea];B[db]C[Well];W[];B[ec])";

  @TempDir private Path folder;

  private String file(String name, String content) throws IOException {
    Path path = folder.resolve(name);
    Files.createDirectories(path.getParent());
    Files.writeString(path, content);
    return path.toString();
  }

  @Test
  void showsTheBoardCutToWhatMatters() throws IOException {
    String file = file("a.sgf", PROBLEM);
    Run run = Run.of("show", file);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            file
                + """
                : Corner
                19x19, white to move, 3 moves
                White to live.
                Two lines
                19 ─┬─┬─┬─┬─┬─┬─┬─┐
                18 ─┼─┼─●─○─┼─┼─a─┤
                17 ─┼─┼─●─○▵○─○─┼─┤
                16 ─┼─┼─●─┼─●─●─┼─┤
                15 ─┼─┼─┼─┼─┼─┼─┼─┤
                14 ─┼─┼─┼─┼─┼─┼─┼─┤
                    M N O P Q R S T
                """);
    assertThat(run.status()).isZero();
  }

  @Test
  void showsEveryGameAndTheMoveAskedFor() {
    Run run = Run.withInput(RECTANGLE + RECTANGLE, "show", "-", "--move", "end");
    assertThat(run.out())
        .isEqualTo(
            """
            -, game 1 of 2
            5x4, white to move, after move 3 of 3 (black E2)
             4  ●─┬─┬─┬─┐
             3  ├─●─┼─●─┤
             2  ├─┼─○─┼─●◂
             1  └─┴─┴─┴─┘
                A B C D E

            -, game 2 of 2
            5x4, white to move, after move 3 of 3 (black E2)
             4  ●─┬─┬─┬─┐
             3  ├─●─┼─●─┤
             2  ├─┼─○─┼─●◂
             1  └─┴─┴─┴─┘
                A B C D E
            """);
  }

  @Test
  void showsOneGameAtOneMoveWithItsComment() {
    Run run =
        Run.withInput(PROBLEM + RECTANGLE, "show", "-", "--game=2", "--move=1", "--no-coordinates");
    assertThat(run.out())
        .isEqualTo(
            """
            -, game 2 of 2
            5x4, white to move, after move 1 of 3 (black D3)
            Well
             ●─┬─┬─┬─┐
             ├─●─┼─●◂┤
             ├─┼─○─┼─┤
             └─┴─┴─┴─┘
            """);
  }

  /** Three blocks that share two liberties each, and a stone of the opponent. */
  @Test
  void showsWhatIsSeenOnTheBoard() {
    String record = "(;SZ[5]AB[bb][cc][bd]AW[ea])";
    assertThat(Run.withInput(record, "show", "-", "--see", "blocks").out())
        .contains("○1", "●2", "●3", "●4");
    String chains = Run.withInput(record, "show", "-", "--see", "chains").out();
    assertThat(chains).contains("○1", "●2").doesNotContain("●3");
    assertThat(Run.withInput(record, "show", "-", "--see", "territory", "--whole").out())
        .contains("●64");
    Run bad = Run.withInput(record, "show", "-", "--see", "ghosts");
    assertThat(bad.status()).isEqualTo(2);
    assertThat(bad.errors()).hasSize(1);
    assertThat(bad.err()).contains("--see").contains("WEIGHTS");
  }

  @Test
  void asciiIsReadBackAsTheSameBoard() {
    Run run = Run.withInput(PROBLEM, "show", "--ascii", "-");
    Board board = Diagram.parse(run.out());
    assertThat(Diagram.format(board)).isEqualTo(run.out().replaceAll("(?m)^#.*\\R", ""));
    assertThat(board.points(Color.BLACK).count()).isEqualTo(5);
    assertThat(run.out()).contains("# triangle: P17", "# label S18: a", "# Two lines");
  }

  @Test
  void jsonIsOneObjectAGame() throws IOException {
    String file = file("a.sgf", PROBLEM + RECTANGLE);
    Run run = Run.of("show", "--json", file);
    List<String> lines = run.out().lines().toList();
    assertThat(lines).hasSize(2);
    JsonNode first = new ObjectMapper().readTree(lines.get(0));
    assertThat(first.path("file").asText()).isEqualTo(file);
    assertThat(first.path("toMove").asText()).isEqualTo("white");
    assertThat(first.path("moves").asInt()).isEqualTo(3);
    assertThat(first.path("lastMove").isNull()).isTrue();
    assertThat(first.path("white").toString()).isEqualTo("[\"P18\",\"P17\",\"Q17\",\"R17\"]");
    assertThat(first.path("labels").toString()).isEqualTo("{\"S18\":\"a\"}");
    JsonNode second = new ObjectMapper().readTree(lines.get(1));
    assertThat(second.path("game").asInt()).isEqualTo(2);
    assertThat(second.path("size").asText()).isEqualTo("5x4");
    assertThat(second.path("marks").toString())
        .isEqualTo("{\"cross\":[\"D1\"],\"square\":[\"E4\"]}");
  }

  @Test
  void complaintsAreToldWithTheirPlaceAndGame() throws IOException {
    String file = file("a.sgf", "(;SZ[5])\n(;SZ[5]AB[aa]AW[zz])");
    Run run = Run.of("show", "--json", file);
    assertThat(run.status()).isZero();
    assertThat(run.errors())
        .singleElement()
        .asString()
        .startsWith("nakade: " + file + ":2:")
        .contains(": warning: ");
    List<String> lines = run.out().lines().toList();
    assertThat(new ObjectMapper().readTree(lines.get(0)).path("complaints")).isEmpty();
    JsonNode complaints = new ObjectMapper().readTree(lines.get(1)).path("complaints");
    assertThat(complaints).hasSize(1);
    assertThat(complaints.get(0).path("line").asInt()).isEqualTo(2);
    assertThat(complaints.get(0).path("message").asText()).contains("zz");
  }

  @Test
  void aFolderMeansAllItsRecordsInOrder() throws IOException {
    file("f/b.sgf", "(;SZ[2]GN[second])");
    file("f/a/z.SGF", "(;SZ[2]GN[first])");
    file("f/readme.txt", "no game");
    Run run = Run.of("show", folder.resolve("f").toString());
    assertThat(run.out().lines().filter(line -> line.contains("sgf") || line.contains("SGF")))
        .containsExactly(
            folder.resolve("f/a/z.SGF") + ": first", folder.resolve("f/b.sgf") + ": second");
  }

  @Test
  void badInputIsReportedAndTheRestStillShown() throws IOException {
    String missing = folder.resolve("missing.sgf").toString();
    String empty = Files.createDirectory(folder.resolve("empty")).toString();
    String garbage = file("garbage.sgf", "no game");
    String tooBig = file("big.sgf", "(;SZ[99])(;SZ[2]GN[small])");
    Run run = Run.of("show", missing, empty, garbage, tooBig, file("good.sgf", "(;SZ[2])"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.errors()).hasSize(4);
    assertThat(run.errors().get(0)).isEqualTo("nakade: " + missing + ": no such file or folder");
    assertThat(run.errors().get(1)).isEqualTo("nakade: " + empty + ": no .sgf file in this folder");
    assertThat(run.errors().get(2)).startsWith("nakade: " + garbage + ":1:1: ");
    assertThat(run.errors().get(3)).startsWith("nakade: " + tooBig + ":1:2: ");
    assertThat(run.out()).contains("small", "good.sgf");
  }

  @Test
  void gamesAndMovesThatAreNotThereAreReported() {
    Run game = Run.withInput(PROBLEM + RECTANGLE, "show", "--game=3", "-");
    assertThat(game.errors()).containsExactly("nakade: -: no game 3, its games are 1 to 2");
    assertThat(game.status()).isEqualTo(2);
    Run move = Run.withInput(PROBLEM, "show", "--move=4", "-");
    assertThat(move.errors()).containsExactly("nakade: -: game 1 has only 3 moves");
    assertThat(move.status()).isEqualTo(2);
  }

  @Test
  void onePictureGetsTheNameAskedForAndSeveralGetNumbers() throws IOException {
    Path out = folder.resolve("out.d/board.svg");
    Files.createDirectory(out.getParent());
    Run one = Run.withInput(PROBLEM + RECTANGLE, "show", "--game=1", "-", "--svg=" + out);
    assertThat(one.out().lines()).containsExactly("wrote " + out);
    Run two = Run.withInput(PROBLEM + RECTANGLE, "show", "-", "--svg=" + out);
    assertThat(two.status()).isZero();
    try (Stream<Path> files = Files.list(out.getParent())) {
      assertThat(files.map(path -> path.getFileName().toString()))
          .containsExactlyInAnyOrder("board.svg", "board-1.svg", "board-2.svg");
    }
    assertThat(out).hasSameTextualContentAs(out.resolveSibling("board-1.svg"));
    assertThat(out).content().contains("<title>-, game 1 of 2: Corner</title>");
  }

  @Test
  void pngHasTheWidthAskedFor() throws IOException {
    Path out = folder.resolve("board.png");
    Run run = Run.withInput(PROBLEM, "show", "-", "--png=" + out, "--width=321", "--json");
    assertThat(run.out()).startsWith("{").hasLineCount(1);
    assertThat(ImageIO.read(out.toFile()).getWidth()).isEqualTo(321);
  }

  @Test
  void unwritableOutputIsOneLineAndLeavesNothing() throws IOException {
    Path out = folder.resolve("nowhere/board.svg");
    Run run = Run.withInput(PROBLEM, "show", "-", "--svg=" + out);
    assertThat(run.errors())
        .containsExactly("nakade: cannot write " + out + ": no such file or folder");
    assertThat(run.status()).isEqualTo(2);
    assertThat(Run.withInput(PROBLEM, "show", "-", "--svg=" + folder).errors())
        .containsExactly("nakade: " + folder + ": is a folder, not a file to write");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void recordsCannotCommandTheTerminal() {
    String evil = "(;SZ[2]GN[a\u001b[2J\nb]C[c\u001b[31m\nd\u0007])";
    Run run = Run.withInput(evil, "show", "-");
    assertThat(run.out()).doesNotContain("\u001b", "\u0007");
    assertThat(run.err()).doesNotContain("\u001b", "\u0007");
  }

  @Test
  void boardsAreColouredWhereColourIsWanted() {
    String colored = Run.inColor(RECTANGLE, "show", "-").out();
    String plain = Run.withInput(RECTANGLE, "show", "-").out();
    assertThat(plain).doesNotContain("\u001b[");
    assertThat(colored).contains("\u001b[");
    assertThat(colored.replaceAll("\u001b\\[[0-9;]*m", "").replaceAll("(?m) +$", ""))
        .isEqualTo(plain.replace('○', '●'));
  }
}
