package dev.nakade.app.picture;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.OutputFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * Pictures in files. A single picture gets the name that was asked for; of several, each gets its
 * number before the suffix. So the first waits until a second comes, or the end.
 */
public final class PictureFiles {
  private static final String STANDARD_OUTPUT = "-";

  private final Path path;
  private final Function<BoardPicture, byte[]> format;
  private final Optional<PrintWriter> out;
  private Optional<BoardPicture> first = Optional.empty();
  private int count;

  /**
   * Names of written files are told to {@code out}, if there is one.
   *
   * @throws Failure if the path is {@code -}: that would be a file of this name, which nobody means
   */
  public PictureFiles(Path path, Function<BoardPicture, byte[]> format, Optional<PrintWriter> out)
      throws Failure {
    if (path.toString().equals(STANDARD_OUTPUT)) {
      throw new Failure("no picture goes to '-'; name a file, such as /dev/stdout");
    }
    this.path = path;
    this.format = format;
    this.out = out;
  }

  /** SVG pictures. */
  public static PictureFiles svg(Path path, Optional<PrintWriter> out) throws Failure {
    return new PictureFiles(path, picture -> picture.svg().getBytes(UTF_8), out);
  }

  /** Takes a picture; it is written now or when the next one comes. */
  public void add(BoardPicture picture) throws Failure {
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

  /** Called once after the last picture. */
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
