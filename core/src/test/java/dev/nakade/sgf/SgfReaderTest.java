package dev.nakade.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SgfReaderTest {
  private static void assertComplaint(SgfFile file, int line, int column, String message) {
    assertThat(file.complaints()).contains(new Complaint(line, column, message));
  }

  /** Reads a text, which must give these games when it is written again. */
  private static SgfFile readAs(String text, String written) {
    SgfFile file = SgfReader.read(text);
    assertThat(SgfWriter.write(file)).isEqualToIgnoringWhitespace(written);
    return file;
  }

  @Test
  void soundGamesGiveNoComplaint() {
    SgfFile file =
        readAs(
            "(;FF[4]SZ[9];B[aa](;W[bb])(;W[cc];B[dd]))",
            "(;FF[4]SZ[9];B[aa](;W[bb])(;W[cc];B[dd]))");
    assertThat(file.complaints()).isEmpty();
    SgfNode root = file.games().get(0);
    SgfNode branch = root.children().get(0);
    assertThat(branch.children()).hasSize(2);
    SgfNode leaf = branch.children().get(1).children().get(0);
    assertThat(leaf.path()).containsExactly(root, branch, branch.children().get(1), leaf);
  }

  @Test
  void hundredsOfGames() {
    String text =
        IntStream.range(0, 700)
            .mapToObj(i -> "(;GN[" + i + "];B[aa])\n\n")
            .collect(Collectors.joining());
    SgfFile file = SgfReader.read(text);
    assertThat(file.games()).hasSize(700);
    assertThat(file.games().get(699).text("GN")).contains("699");
    assertThat(file.complaints()).isEmpty();
  }

  @Test
  void nodesKnowTheirPlace() {
    SgfNode root = SgfReader.read("(;SZ[9]\r\n  ;B[aa]\r;W[bb])").games().get(0);
    assertThat(List.of(root.line(), root.column())).containsExactly(1, 2);
    SgfNode black = root.children().get(0);
    assertThat(List.of(black.line(), black.column())).containsExactly(2, 3);
    SgfNode white = black.children().get(0);
    assertThat(List.of(white.line(), white.column())).containsExactly(3, 1);
  }

  @Test
  void junkBeforeTheFirstGameIsSkipped() {
    SgfFile file = readAs("From: me (at home)\nTo: you\n\n(;B[aa])", "(;B[aa])");
    assertComplaint(
        file, 1, 1, "text before the first game was skipped: \"From: me (at home) T...\"");
  }

  @Test
  void byteOrderMarkIsNoJunk() {
    assertThat(readAs("\uFEFF \n(;B[aa])", "(;B[aa])").complaints()).isEmpty();
  }

  @Test
  void junkBetweenAndAfterGamesIsSkipped() {
    SgfFile file = readAs("(;B[aa]) and (see below)\n(;W[bb]) )", "(;B[aa])(;W[bb])");
    assertComplaint(file, 1, 10, "text outside of the games was skipped: \"and (see below)\"");
    assertComplaint(file, 2, 10, "text outside of the games was skipped: \")\"");
  }

  @Test
  void missingSemicolons() {
    SgfFile file =
        readAs("(AB[aa]AW[bb];B[cc](W[dd])(W[ee]))", "(;AB[aa]AW[bb];B[cc](;W[dd])(;W[ee]))");
    String message = "property where a node was expected: semicolon missing";
    assertThat(file.complaints())
        .containsExactly(
            new Complaint(1, 2, message),
            new Complaint(1, 21, message),
            new Complaint(1, 28, message));
    assertThat(file.games().get(0).column()).isEqualTo(2);
  }

  @Test
  void duplicatePropertiesAreJoined() {
    SgfFile file = readAs("(;AB[aa]\nC[x] AddBlack[bb])", "(;AB[aa][bb]C[x])");
    assertComplaint(file, 2, 6, "property AB again in the same node: values joined");
  }

  @Test
  void strayValuesAreNamed() {
    SgfFile file = readAs("(;[aa\\]b]B[cc])", "(;B[cc])");
    assertComplaint(file, 1, 3, "value without a property: \"[aa\\]b]\"");
  }

  @Test
  void wordsWithoutValueAreNamed() {
    SgfFile file = readAs("(;B[aa] 12 foo ];W[bb])", "(;B[aa];W[bb])");
    assertComplaint(file, 1, 9, "not a property: \"12\"");
    assertComplaint(file, 1, 12, "not a property: \"foo ]\"");
  }

  @Test
  void lowerCaseIdentifiersCount() {
    SgfFile file = readAs("(;b[aa])", "(;b[aa])");
    assertThat(file.games().get(0).values("B")).containsExactly("aa");
    assertComplaint(file, 1, 3, "property b has no capitals: taken as B");
  }

  @Test
  void unclosedValueIsKept() {
    SgfFile file = readAs("(;B[aa]\nC[hello", "(;B[aa]C[hello])");
    assertComplaint(file, 2, 2, "value not closed before the text ends");
    assertComplaint(file, 2, 8, "the text ends with variations still open: 1");
  }

  @Test
  void unclosedValueWithHalfAnEscapeIsKept() {
    SgfFile file = readAs("(;C[hello\\", "(;C[hello\\\\])");
    assertThat(file.games().get(0).text("C")).contains("hello\\");
  }

  @Test
  void unclosedVariationsAreKept() {
    SgfFile file = readAs("(;B[aa](;W[bb])(;W[cc]", "(;B[aa](;W[bb])(;W[cc]))");
    assertThat(file.complaints())
        .containsExactly(new Complaint(1, 23, "the text ends with variations still open: 2"));
  }

  @Test
  void nodesAfterVariationsAreOneMore() {
    SgfFile file = readAs("(;B[aa](;W[bb]);W[cc];B[dd])", "(;B[aa](;W[bb])(;W[cc];B[dd]))");
    assertComplaint(file, 1, 16, "node after closed variations: taken as one more of them");
  }

  @Test
  void propertiesAfterVariationsGoBeforeThem() {
    SgfFile file = readAs("(;B[aa](;W[bb])C[x])", "(;B[aa]C[x];W[bb])");
    assertComplaint(file, 1, 16, "property after closed variations: put before them");
  }

  @Test
  void doubledParenthesesMeanNothing() {
    assertComplaint(
        readAs("((;B[aa]))", "(;B[aa])"), 1, 2, "variation opened where a node was expected");
    readAs("((;B[aa])(;W[bb]))", "(;B[aa])(;W[bb])");
    readAs("(;B[aa]((;W[bb])(;W[cc])))", "(;B[aa](;W[bb])(;W[cc]))");
  }

  @Test
  void emptyVariationsMeanNothing() {
    SgfFile file = readAs("(;B[aa]();W[bb])", "(;B[aa];W[bb])");
    assertComplaint(file, 1, 9, "variation without a node");
  }

  @Test
  void blanksMayStandAnywhereOutsideOfValues() {
    SgfFile file = readAs(" ( ;\tAB\n[aa] [bb]\u3000; B [cc] ) ", "(;AB[aa][bb];B[cc])");
    assertThat(file.complaints()).isEmpty();
  }

  @Test
  void textsResolveEscapesAndSoftBreaks() {
    SgfNode root = SgfReader.read("(;C[a\\]b\\\\c\\:d\\\r\ne\nf\tg\\h])").games().get(0);
    assertThat(root.text("C")).contains("a]b\\c:de\nf gh");
    assertThat(root.values("C")).containsExactly("a\\]b\\\\c\\:d\\\r\ne\nf\tg\\h");
  }

  @Test
  void hopelessTextsAreErrors() {
    for (String text : List.of("", "hello", "(hello)", ";B[aa]", "()", "((((", "\uFEFF")) {
      assertThatThrownBy(() -> SgfReader.read(text))
          .as(text)
          .isInstanceOf(SgfException.class)
          .hasMessageStartingWith("no game found");
    }
  }
}
