package dev.nakade.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class SgfLimitsTest {
  private static final int MANY = 1_000_000;

  @Test
  void aMillionParentheses() {
    assertThatExceptionOfType(SgfException.class)
        .isThrownBy(() -> SgfReader.read("(".repeat(MANY)))
        .withMessageStartingWith("no game found");
    assertThatExceptionOfType(SgfException.class)
        .isThrownBy(() -> SgfReader.read("(".repeat(MANY) + ";"))
        .withMessage("more than 10000 variations open inside one another")
        .satisfies(it -> assertThat(it.column()).isEqualTo(10_001));
    assertThatExceptionOfType(SgfException.class)
        .isThrownBy(() -> SgfReader.read("(;".repeat(MANY)))
        .withMessage("more than 10000 variations open inside one another");
  }

  @Test
  void deepTreesWithinTheLimit() {
    int depth = 200_000;
    SgfLimits limits = new SgfLimits(1 << 24, MANY, depth, 10);
    SgfFile file = SgfReader.read("(;B[aa](;W[bb])".repeat(depth / 2), limits);
    assertThat(Trees.nodes(file.games())).hasSize(depth);
    String text = SgfWriter.write(file);
    Trees.assertSame("deep", file.games(), SgfReader.read(text, limits).games());
  }

  @Test
  void aLongGameIsNotDeep() {
    int moves = 300_000;
    String text = "(;SZ[9]" + ";B[aa];W[ba];B[];W[tt];B[ia];W[ib]".repeat(moves / 6) + ")";
    SgfFile file = SgfReader.read(text.getBytes(StandardCharsets.UTF_8));
    List<SgfNode> nodes = Trees.nodes(file.games());
    assertThat(nodes).hasSize(moves + 1);
    SgfPosition end = SgfPosition.at(nodes.get(moves));
    assertThat(end.moveNumber()).isEqualTo(moves);
    assertThat(end.problems()).hasSize(SgfLimits.DEFAULT.complaints() + 1);
    Trees.assertSame("long", file.games(), SgfReader.read(SgfWriter.write(file)).games());
  }

  @Test
  void strayNodesCountAsVariations() {
    SgfLimits limits = new SgfLimits(1 << 20, MANY, 100, 10);
    String tail = ";B[aa](;W[bb])".repeat(98);
    SgfFile file = SgfReader.read("(" + tail + ")", limits);
    Trees.assertSame("stray", file.games(), SgfReader.read(SgfWriter.write(file), limits).games());
    assertThatExceptionOfType(SgfException.class)
        .isThrownBy(() -> SgfReader.read("(" + tail + tail + ")", limits));
  }

  @Test
  void tooManyNodes() {
    SgfLimits limits = new SgfLimits(1_000, 3, 10, 10);
    assertThat(SgfReader.read("(;;)\n(;)", limits).games()).hasSize(2);
    assertThatExceptionOfType(SgfException.class)
        .isThrownBy(() -> SgfReader.read("(;;)\n(;;)", limits))
        .withMessage("more than 3 nodes")
        .satisfies(it -> assertThat(it.line()).isEqualTo(2))
        .satisfies(it -> assertThat(it.column()).isEqualTo(3));
  }

  @Test
  void tooManyBytes() {
    SgfLimits limits = new SgfLimits(4, 10, 10, 10);
    assertThat(SgfReader.read("(;;)".getBytes(StandardCharsets.UTF_8), limits).games()).hasSize(1);
    assertThatExceptionOfType(SgfException.class)
        .isThrownBy(() -> SgfReader.read("(;;;)".getBytes(StandardCharsets.UTF_8), limits))
        .withMessage("too long: 5 bytes where 4 are allowed");
  }

  @Test
  void complaintsBeyondTheLimitAreCounted() {
    SgfLimits limits = new SgfLimits(1_000, 10, 10, 2);
    SgfFile file = SgfReader.read("(;[a][b][c][d])", limits);
    assertThat(file.complaints()).hasSize(3);
    assertThat(file.complaints().get(2))
        .isEqualTo(new Complaint(1, 12, "2 more complaints, the last of them here"));
  }

  @Test
  void oneNodeWithVeryManyValues() {
    SgfFile file = SgfReader.read("(;AB" + "[aa]".repeat(MANY) + ")");
    assertThat(file.games().get(0).values("AB")).hasSize(MANY);
    assertThat(SgfPosition.at(file.games().get(0)).board().color(0)).isEqualTo(1);
  }
}
