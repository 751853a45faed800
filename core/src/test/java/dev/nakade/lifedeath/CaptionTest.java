package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Color;
import dev.nakade.sgf.SgfNode;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CaptionTest {
  private static SgfNode node(String id, String text) {
    SgfNode node = new SgfNode();
    node.setText(id, text);
    return node;
  }

  private static String name(Optional<Caption.Said> said) {
    return said.map(it -> Color.name(it.color())).orElse("open");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Black to live|black|black",
        "White to live.|white|white",
        "BLACK TO PLAY AND LIVE|black|black",
        "Black to play, and make life|black|black",
        "Black to live with ko|black|black",
        "W to live|white|white",
        "White to kill|white|black",
        "White to play and kill|white|black",
        "Black to play and kill White|black|white",
        "Black first, White dies|black|white",
        "White to play: can Black survive?|white|black",
        "Is the white group alive?|open|white",
        "What is the status of the black group? White's turn|white|black",
        "Black plays. Save the black corner|black|black",
        "Black to move|black|open",
        "黑先活|black|black",
        "黑先劫活|black|black",
        "黑先，如何做活？|black|black",
        "黑先白死|black|white",
        "白先黑死|white|black",
        "黑先杀白|black|white",
        "黑先殺|black|white",
        "白先淨殺|white|black",
        "白棋先，黑棋活|white|black",
        "黒先生き|black|black",
        "黒先コウ生き|black|black",
        "黒番、白を殺してください|black|white",
        "白先黒死|white|black",
        "黒先コウ|black|open",
        "흑선활|black|black",
        "흑선 삶|black|black",
        "흑선백사|black|white",
        "백선 흑 죽음|white|black",
        "흑선 백을 잡기|black|white",
        "흑선 죽이기|black|white",
        "Ｂｌａｃｋ ｔｏ ｌｉｖｅ|black|black",
      })
  void wordsTell(String text, String toMove, String defender) {
    Caption caption = Caption.of(node("C", text));
    assertThat(name(caption.toMove())).isEqualTo(toMove);
    assertThat(name(caption.defender())).isEqualTo(defender);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Problem 12",
        "Life and death",
        "Black to play. Life and death",
        "Black to play, live or die",
        "死活",
        "黑先死活题",
        "흑선 사활",
        "Black lives, or White lives",
        "A lively kill by the whitefish",
      })
  void whatDoesNotTellIsOpen(String text) {
    assertThat(Caption.of(node("C", text)).defender()).isEmpty();
  }

  @Test
  void theNameOfANodeGoesBeforeItsComment() {
    SgfNode node = node("C", "White to kill, see the book");
    assertThat(Caption.of(node).defender())
        .contains(new Caption.Said(Color.BLACK, "White to kill"));
    node.setText("N", "白先活");
    assertThat(Caption.of(node).defender()).contains(new Caption.Said(Color.WHITE, "白先活"));
    node.setText("N", "Problem 7");
    node.setText("GN", "Black to play and kill");
    assertThat(Caption.of(node).defender())
        .contains(new Caption.Said(Color.WHITE, "Black to play and kill"));
  }
}
