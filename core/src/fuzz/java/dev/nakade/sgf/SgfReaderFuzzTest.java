package dev.nakade.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever the bytes, the reader gives trees or an {@link SgfException}; what it gave is written
 * and read again without loss; and every position can be set up.
 */
class SgfReaderFuzzTest {
  private static final SgfLimits LIMITS = new SgfLimits(1 << 16, 2_000, 100, 50);
  private static final int POSITIONS = 20;

  static Stream<byte[]> seeds() {
    String game =
        "(;FF[4]GM[1]SZ[5:6]CA[%s]AB[aa:bb]PL[W]C[表\\]\\\\\\:ソ]"
            + ";B[cc](;W[];KO[]B[tt])(;W[aa]LB[aa:x]))";
    return Stream.of("UTF-8", "GB18030", "Big5", "Shift_JIS", "EUC-JP", "UTF-16", "UTF-16LE")
        .map(name -> game.formatted(name).getBytes(Charset.forName(name)));
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "(;",
    ")(",
    "AB[",
    "AddWhite[",
    "aa:cc",
    "\\]",
    "LB[aa:b]",
    "PL[W]",
    "KO[]",
    "MN[3]",
    "HA[2]",
    "B[]",
    "W[tt]",
    "SZ[9]",
    "SZ[5:6]",
    "CA[Big5]",
    "CA[Shift_JIS]",
    "CA[GB2312]"
  })
  @FuzzTest(maxDuration = "1m")
  void writesWhatItRead(byte[] bytes) {
    SgfFile read;
    try {
      read = SgfReader.read(bytes, LIMITS);
    } catch (SgfException hopeless) {
      assertThat(hopeless.line()).isPositive();
      return;
    }
    assertThat(read.games()).isNotEmpty();
    String text = SgfWriter.write(read);
    SgfFile again = SgfReader.read(text);
    Trees.assertSame(text, read.games(), again.games());
    assertThat(again.complaints()).allMatch(it -> it.message().contains("has no capitals"));
    SgfFile fromBytes = SgfReader.read(text.getBytes(StandardCharsets.UTF_16));
    assertThat(fromBytes.charset()).isEqualTo(StandardCharsets.UTF_16BE);
    Trees.nodes(read.games()).stream().limit(POSITIONS).forEach(SgfReaderFuzzTest::setUp);
  }

  private static void setUp(SgfNode node) {
    try {
      SgfPosition position = SgfPosition.at(node);
      assertThat(position.board().size()).isEqualTo(position.size());
    } catch (SgfException noSuchBoard) {
      assertThat(noSuchBoard).hasMessageContaining("SZ");
    }
  }
}
