package dev.nakade.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SgfCharsetTest {
  private static final String SIMPLIFIED = "黑先。白棋这块棋能活吗？正确的答案是先扳后点，白不能成两眼。";
  private static final String TRADITIONAL = "黑先。白棋這塊棋能活嗎？正確的答案是先扳後點，功許蓋白不能成兩眼。";
  private static final String JAPANESE = "黒先。この白石は表示のとおり生きています。ソ、能、十、予、構、暴、コウになります。";
  private static final String KOREAN = "흑선으로 백을 잡는 문제입니다. 정답은 귀의 급소에 치중하는 수입니다.";
  private static final String FRENCH =
      "Noir joue et tue. Après le coup à gauche, blanc est privé d'œil.";
  private static final String GERMAN =
      "Schwarz am Zug tötet. Weiß hat für zwei Augen nicht genügend Raum, Müller.";

  static Stream<Arguments> sentences() {
    return Stream.of(
        Arguments.of("GB18030", "GB2312", SIMPLIFIED),
        Arguments.of("GB18030", "GBK", SIMPLIFIED),
        Arguments.of("GB18030", "gb18030", SIMPLIFIED),
        Arguments.of("x-windows-950", "Big5", TRADITIONAL),
        Arguments.of("windows-31j", "Shift_JIS", JAPANESE),
        Arguments.of("windows-31j", "SJIS", JAPANESE),
        Arguments.of("EUC-JP", "EUC-JP", JAPANESE),
        Arguments.of("x-windows-949", "EUC-KR", KOREAN),
        Arguments.of("windows-1252", "windows-1252", FRENCH),
        Arguments.of("windows-1252", "ISO-8859-1", GERMAN),
        Arguments.of("UTF-8", "UTF-8", SIMPLIFIED + JAPANESE + KOREAN + FRENCH + "😀"),
        Arguments.of("UTF-16LE", "UTF-16LE", SIMPLIFIED),
        Arguments.of("UTF-16BE", "UTF-16", JAPANESE));
  }

  private static void assertReads(byte[] bytes, String charset, String comment, boolean silent) {
    SgfFile file = SgfReader.read(bytes);
    assertThat(file.games().get(0).text("C")).contains(comment);
    assertThat(file.charset()).isEqualTo(Charset.forName(charset));
    assertThat(file.complaints().isEmpty()).as("%s", file.complaints()).isEqualTo(silent);
  }

  @ParameterizedTest
  @MethodSource("sentences")
  void declared(String charset, String name, String comment) {
    String text = "(;FF[4]CA[" + name + "]SZ[19]C[" + comment + "];B[aa])";
    assertReads(text.getBytes(Charset.forName(charset)), charset, comment, true);
  }

  @ParameterizedTest
  @MethodSource("sentences")
  void undeclared(String charset, String name, String comment) {
    String text = "(;FF[3]SiZe[19]C[" + comment + "];B[aa])";
    assertReads(text.getBytes(Charset.forName(charset)), charset, comment, true);
  }

  @ParameterizedTest
  @MethodSource("sentences")
  void declaredAsWhatItIsNot(String charset, String name, String comment) {
    List<String> lies =
        Stream.of("UTF-8", "US-ASCII", "Cp037", "UTF-32")
            .filter(lie -> !lie.equals(charset))
            .toList();
    for (String lie : lies) {
      String text = "(;CA[" + lie + "]C[" + comment + "];B[aa])";
      boolean close = lie.equals("US-ASCII") && charset.equals("windows-1252");
      assertReads(text.getBytes(Charset.forName(charset)), charset, comment, close);
    }
  }

  @Test
  void westernClaimsDoNotHideOtherScripts() {
    for (String charset : List.of("UTF-8", "GB18030", "windows-31j")) {
      String comment = charset.equals("windows-31j") ? JAPANESE : SIMPLIFIED;
      String text = "(;CA[ISO-8859-1]C[" + comment + "])";
      assertReads(text.getBytes(Charset.forName(charset)), charset, comment, false);
    }
  }

  @Test
  void utf8IsSeenThroughOtherClaims() {
    for (String claim : List.of("GB2312", "Big5", "Shift_JIS", "EUC-KR")) {
      String text = "(;CA[" + claim + "]C[" + TRADITIONAL + "])";
      assertReads(text.getBytes(StandardCharsets.UTF_8), "UTF-8", TRADITIONAL, false);
    }
  }

  @Test
  void marks() {
    String text = "(;C[" + JAPANESE + "])";
    for (Charset charset :
        List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
      assertReads(("\uFEFF" + text).getBytes(charset), charset.name(), JAPANESE, true);
    }
  }

  @Test
  void mostlyEastAsianUtf16WithoutMark() {
    String comment = (SIMPLIFIED + "一一嬀").repeat(100);
    for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
      assertReads(("(;C[" + comment + "])").getBytes(charset), charset.name(), comment, true);
    }
  }

  @Test
  void zerosAreNoSignOfUtf16() {
    assertReads("(;C[x])\0\0\0\0".getBytes(StandardCharsets.US_ASCII), "UTF-8", "x", true);
  }

  @Test
  void shortTexts() {
    List<List<String>> texts =
        List.of(
            List.of("GB18030", "古力", "黑先", "聂卫平", "正解", "死活题"),
            List.of("x-windows-950", "黑先", "林海峰", "正解", "失敗", "應氏盃"),
            List.of("windows-31j", "趙治勲", "黒先", "本因坊戦", "コウ", "正解"),
            List.of("x-windows-949", "이창호", "흑선", "정답", "백사", "농심배"),
            List.of("windows-1252", "Müller", "Black’s “move”", "tué", "Søren Ødegård", "½ point"));
    for (List<String> group : texts) {
      Charset charset = Charset.forName(group.get(0));
      for (String comment : group.subList(1, group.size())) {
        byte[] bytes = ("(;SZ[9]C[" + comment + "];B[aa])").getBytes(charset);
        assertReads(bytes, charset.name(), comment, true);
      }
    }
  }

  @Test
  void trailBytesThatLookLikeBracketsAndBackslashes() {
    Charset shiftJis = Charset.forName("windows-31j");
    String comment = "表ソ能十予 ョ‐充深怐";
    byte[] bytes = comment.getBytes(shiftJis);
    assertThat(Arrays.toString(bytes)).contains(", 92", ", 93");
    assertReads(
        ("(;CA[Shift_JIS]C[" + comment + "])").getBytes(shiftJis), shiftJis.name(), comment, true);
    Charset big5 = Charset.forName("x-windows-950");
    assertReads("(;CA[Big5]C[功許蓋育])".getBytes(big5), big5.name(), "功許蓋育", true);
  }

  @Test
  void declarationsThatDisagree() {
    String first = "(;CA[GB2312]C[" + SIMPLIFIED + "])\n";
    String text = first + "(;CA[Big5]C[" + SIMPLIFIED + "])";
    SgfFile file = SgfReader.read(text.getBytes(Charset.forName("GB18030")));
    assertThat(file.complaints())
        .containsExactly(new Complaint(2, 3, "CA says Big5, but the text was read as GB18030"));
    assertThat(file.games().get(1).text("C")).contains(SIMPLIFIED);
  }

  @Test
  void unknownDeclaration() {
    SgfFile file = SgfReader.read("(;CA[foo bar]C[é])".getBytes(StandardCharsets.UTF_8));
    assertThat(file.complaints())
        .containsExactly(new Complaint(1, 3, "CA says foo bar, but the text was read as UTF-8"));
  }

  @Test
  void asciiIsWhateverItSaysOrUtf8() {
    assertReads("(;C[x])".getBytes(StandardCharsets.US_ASCII), "UTF-8", "x", true);
    assertReads("(;CA[Big5]C[x])".getBytes(StandardCharsets.US_ASCII), "x-windows-950", "x", true);
    assertReads("(;CA[latin1]C[x])".getBytes(StandardCharsets.US_ASCII), "windows-1252", "x", true);
  }

  @Test
  void cyrillicIsBelieved() {
    String comment = "Чёрные начинают и выигрывают";
    String text = "(;CA[windows-1251]C[" + comment + "])";
    assertReads(text.getBytes(Charset.forName("windows-1251")), "windows-1251", comment, true);
  }

  @Test
  void damageIsReplacedAndNamed() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(("(;GN[" + SIMPLIFIED + "]\nC[").getBytes(StandardCharsets.UTF_8));
    bytes.write(0xE9);
    bytes.writeBytes("])".getBytes(StandardCharsets.UTF_8));
    SgfFile file = SgfReader.read(bytes.toByteArray());
    assertThat(file.charset()).isEqualTo(StandardCharsets.UTF_8);
    assertThat(file.games().get(0).text("GN")).contains(SIMPLIFIED);
    assertThat(file.complaints())
        .containsExactly(
            new Complaint(2, 3, "bytes that are no UTF-8 were replaced, here for the first time"));
  }

  @Test
  void anyByteIsSomething() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes("(;C[".getBytes(StandardCharsets.US_ASCII));
    for (int b = 0x80; b < 0x100; b++) {
      bytes.write(b);
      bytes.write(' ');
    }
    bytes.writeBytes("])".getBytes(StandardCharsets.US_ASCII));
    SgfFile file = SgfReader.read(bytes.toByteArray());
    assertThat(file.charset()).isEqualTo(StandardCharsets.ISO_8859_1);
    assertThat(file.games().get(0).text("C").orElseThrow()).hasSize(256);
  }
}
