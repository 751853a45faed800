package dev.nakade.app.show;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.OutputFile;
import dev.nakade.app.picture.BoardPicture;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * Pictures in files. A single picture gets the name that was asked for; of several, each gets its
 * number before the suffix. So the first waits until a second comes, or the end.
 */
final class PictureFiles implements Output {
  private final Path path;
  private final Function<BoardPicture, byte[]> format;
  private final Framing framing;
  private final Optional<PrintWriter> out;
  private Optional<BoardPicture> first = Optional.empty();
  private int count;

  /** Names of written files are told to {@code out}, if there is one. */
  PictureFiles(
      Path path,
      Function<BoardPicture, byte[]> format,
      Framing framing,
      Optional<PrintWriter> out) {
    this.path = path;
    this.format = format;
    this.framing = framing;
    this.out = out;
  }

  @Override
  public void show(ShownGame game) throws Failure {
    BoardPicture picture = framing.picture(game);
    count++;
    if (count == 1) {
      first = Optional.of(picture);
      return;
    }
    if (first.isPresent()) {
      write(numbered(1), first.get());
      first = Optional.empty();
    }
    write(numbered(count), picture);
  }

  @Override
  public void finish() throws Failure {
    if (first.isPresent()) {
      write(path, first.get());
    }
  }

  private void write(Path file, BoardPicture picture) throws Failure {
    OutputFile.write(file, format.apply(picture));
    out.ifPresent(writer -> writer.println("wrote " + file));
  }

  private Path numbered(int number) {
    String name = path.getFileName().toString();
    int dot = name.lastIndexOf('.');
    int suffix = dot > 0 ? dot : name.length();
    return path.resolveSibling(name.substring(0, suffix) + "-" + number + name.substring(suffix));
  }
}
