package dev.nakade.app.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes files whole or not at all. */
public final class OutputFile {
  private OutputFile() {}

  /** Puts the bytes into a new file beside the path and then gives it the name. */
  public static void write(Path path, byte[] bytes) throws Failure {
    try {
      if (Files.isDirectory(path)) {
        throw Failure.about(path.toString(), "is a folder, not a file to write");
      }
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        Files.write(path, bytes);
      } else {
        replace(path, bytes);
      }
    } catch (IOException e) {
      throw Failure.about("cannot write " + path, e);
    }
  }

  private static void replace(Path path, byte[] bytes) throws IOException {
    String name = "." + path.getFileName() + "." + ProcessHandle.current().pid() + ".part";
    Path part = path.resolveSibling(name);
    try {
      Files.write(part, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }
}
