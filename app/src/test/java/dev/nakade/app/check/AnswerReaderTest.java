package dev.nakade.app.check;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfReader;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerReaderTest {
  private static final Size NINE = Size.of(9, 9);

  private static Stated read(String tree) {
    return read(tree, Optional.empty());
  }

  private static Stated read(String tree, Optional<Convention> convention) {
    SgfNode root = SgfReader.read("(;SZ[9]" + tree + ")").games().get(0);
    return new AnswerReader(root, NINE, Color.BLACK).read(convention);
  }

  private static List<String> names(List<Integer> moves) {
    return moves.stream().map(move -> Point.name(NINE, move)).toList();
  }

  @Test
  void linesThatEndWithRightAreRight() {
    Stated stated = read("(;B[aa];W[bb];B[cc]C[RIGHT])(;B[dd]C[CHOICE];W[ee])");
    assertThat(stated.convention()).isEqualTo(Convention.RIGHT);
    assertThat(names(stated.right())).containsExactly("A9");
    assertThat(names(stated.wrong())).containsExactly("D6");
    assertThat(stated.lines()).hasSize(1);
    assertThat(names(stated.lines().get(0))).containsExactly("A9", "B8", "C7");
  }

  @ParameterizedTest
  @CsvSource({
    "Correct., words, Wrong.",
    "That is correct!, words, Incorrect",
    "正解, east-asian, 失敗",
    "正确答案, east-asian, 失败图",
    "정답입니다, east-asian, 실패",
    "正解です, east-asian, 不正解"
  })
  void wordsTell(String good, String convention, String bad) {
    Stated stated = read("(;B[dd];W[ee]C[" + bad + "])(;B[aa]C[" + good + "])");
    assertThat(stated.convention()).hasToString(convention);
    assertThat(names(stated.right())).containsExactly("A9");
    assertThat(names(stated.wrong())).containsExactly("D6");
  }

  @ParameterizedTest
  @ValueSource(strings = {"GB18030", "Big5", "MS932"})
  void wordsTellInTheWrongEncodingToo(String encoding) {
    String garbled = new String("正解".getBytes(Charset.forName(encoding)), ISO_8859_1);
    assertThat(read("(;B[dd])(;B[aa]C[" + escaped(garbled) + "])").convention())
        .isEqualTo(Convention.EAST_ASIAN);
  }

  @Test
  void utf8TakenForChineseTellsToo() {
    String garbled = new String("正解。".getBytes(UTF_8), Charset.forName("GB18030"));
    Stated stated = read("(;B[dd])(;B[aa]C[" + escaped(garbled) + "])");
    assertThat(names(stated.right())).containsExactly("A9");
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("]", "\\]");
  }

  @Test
  void marksTellForTheSideThatIsAsked() {
    Stated stated = read("(;B[aa]TE[1];W[bb];B[cc])(;B[dd]BM[1];W[ee]TE[1])(;B[ff];W[gg]GB[1])");
    assertThat(stated.convention()).isEqualTo(Convention.MARKS);
    assertThat(names(stated.right())).containsExactly("A9", "F4");
    assertThat(names(stated.lines().get(0))).containsExactly("A9", "B8", "C7");
  }

  @Test
  void whereOnlyWrongMovesAreMarkedTheyAreNoAnswer() {
    assertThat(read(";B[aa]BM[1];W[bb]").right()).isEmpty();
    assertThat(names(read(";B[aa]BM[1];W[bb]").wrong())).containsExactly("A9");
    assertThat(names(read("(;B[aa]BM[1])(;B[cc])").right())).containsExactly("C7");
  }

  @Test
  void withoutMarksTheFirstVariationCounts() {
    Stated stated = read("(;B[aa];W[bb])(;B[cc])");
    assertThat(stated.convention()).isEqualTo(Convention.MAIN_LINE);
    assertThat(names(stated.right())).containsExactly("A9");
    assertThat(read(";B[aa]").convention()).isEqualTo(Convention.FIRST_MOVE);
    assertThat(read("").convention()).isEqualTo(Convention.NONE);
  }

  @Test
  void aGivenConventionGoesFirst() {
    Stated stated = read("(;B[dd];W[ee])(;B[aa]C[Correct])", Optional.of(Convention.MAIN_LINE));
    assertThat(names(stated.right())).containsExactly("D6");
  }

  @Test
  void movesOfTheOtherSideAreNoAnswer() {
    assertThatThrownBy(() -> read(";W[aa]")).hasMessageContaining("the other side's");
  }

  @Test
  void aKoMayBeAnnounced() {
    assertThat(read(";B[aa]C[Correct, it is a ko.]").ko()).isTrue();
    assertThat(read(";B[aa]C[Correct.]").ko()).isFalse();
  }
}
