package dev.nakade.app.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Size;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PngTest {
  @ParameterizedTest
  @CsvSource({"1,1,40", "1,6,100", "7,1,333", "9,9,777", "19,19,1000", "25,25,600"})
  void stonesAreDarkAndLight(int width, int height, int pixels) throws IOException {
    Size size = Size.of(width, height);
    Random random = new Random(7);
    BoardPicture picture = BoardPicture.of(Board.of(size, point -> random.nextInt(3))).build();
    BufferedImage image = decode(picture.png(pixels));
    assertThat(image.getWidth()).isEqualTo(pixels);
    double scale = pixels / new Sheet(picture).width();
    for (int point = 0; point < size.area(); point++) {
      int grey = greyNear(image, picture, point, scale);
      switch (picture.stones().color(point)) {
        case Color.BLACK -> assertThat(grey).isLessThan(40);
        case Color.WHITE -> assertThat(grey).isGreaterThan(215);
        default -> assertThat(grey).isGreaterThan(215);
      }
    }
  }

  /** Beside the middle, where an empty point is paper and a stone is stone. */
  private static int greyNear(BufferedImage image, BoardPicture picture, int point, double scale) {
    Sheet sheet = new Sheet(picture);
    double aside = Sheet.CELL / 5;
    int x = (int) ((sheet.x(picture.size().x(point)) + aside) * scale);
    int y = (int) ((sheet.y(picture.size().y(point)) + aside) * scale);
    return image.getRGB(x, y) & 0xff;
  }

  @Test
  void drawsTheShapesThatSvgDraws() throws IOException {
    BoardPicture picture = BoardPicture.of(new Board(Size.of(3, 3))).build();
    Drawing drawing = Plotter.plot(picture);
    assertThat(picture.svg()).isEqualTo(Svg.of(drawing));
    assertThat(picture.png(200)).isEqualTo(Png.of(drawing, 200));
    BufferedImage image = decode(picture.png());
    assertThat(image.getWidth()).isEqualTo((int) (2 * drawing.width()));
    assertThat(image.getHeight()).isEqualTo((int) (2 * drawing.height()));
  }

  private static BufferedImage decode(byte[] png) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(png));
  }
}
