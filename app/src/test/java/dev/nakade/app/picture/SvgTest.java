package dev.nakade.app.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Size;
import java.io.StringReader;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgTest {
  @ParameterizedTest
  @ValueSource(strings = {"<b>", "a&b", "]]>", "\"'", "黑", "𝄞"})
  void anyLabelAndTitleSurvives(String text) throws Exception {
    assertLabel(text, text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0000", "\u001b", "\ud800", "\uffff"})
  void whatXmlForbidsIsReplaced(String text) throws Exception {
    assertLabel(text, "\ufffd");
  }

  private static void assertLabel(String text, String shown) throws Exception {
    BoardPicture picture =
        BoardPicture.of(new Board(Size.of(3, 3))).label(4, text).title(text).build();
    Document document = parse(picture.svg());
    NodeList texts = document.getElementsByTagName("text");
    assertThat(texts.item(texts.getLength() - 1).getTextContent()).isEqualTo(shown);
    assertThat(document.getElementsByTagName("title").item(0).getTextContent()).isEqualTo(shown);
  }

  @Test
  void scriptsStayText() throws Exception {
    String script = "<script>alert(1)</script>";
    BoardPicture picture =
        BoardPicture.of(new Board(Size.of(2, 2))).label(0, script).title(script).build();
    assertThat(picture.svg()).doesNotContain("<script");
    assertThat(parse(picture.svg()).getElementsByTagName("script").getLength()).isZero();
  }

  @Test
  void hasAViewBoxAndWordsForThoseWhoCannotSee() throws Exception {
    Size size = Size.of(19, 19);
    Board board = new Board(size);
    board.set(size.point(2, 2), Color.BLACK);
    Document document = parse(BoardPicture.of(board).cropped().build().svg());
    Element root = document.getDocumentElement();
    assertThat(root.getAttribute("viewBox"))
        .isEqualTo("0 0 " + root.getAttribute("width") + " " + root.getAttribute("height"));
    assertThat(document.getElementsByTagName("desc").item(0).getTextContent())
        .isEqualTo("A Go board of 19x19, A15 to E19. Black: C17.");
  }

  @Test
  void holdsEveryShapeOfTheDrawing() throws Exception {
    Drawing drawing = Plotter.plot(Pictures.crowded(Size.of(13, 9), 6).build());
    Document document = parse(Svg.of(drawing));
    NodeList children = document.getDocumentElement().getChildNodes();
    long elements =
        IntStream.range(0, children.getLength())
            .filter(i -> children.item(i) instanceof Element)
            .count();
    assertThat(elements).isEqualTo(drawing.shapes().size() + 2);
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }
}
