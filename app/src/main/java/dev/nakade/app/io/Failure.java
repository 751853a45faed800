package dev.nakade.app.io;

import dev.nakade.sgf.SgfException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** What a person is told in one line and ends with status 2: bad input or unwritable output. */
public final class Failure extends Exception {
  private static final long serialVersionUID = 1L;

  /** The message starts with what it is about, as in {@code FILE:LINE:COLUMN: what is wrong}. */
  public Failure(String message) {
    super(message);
  }

  public static Failure about(String name, String message) {
    return new Failure(name + ": " + message);
  }

  public static Failure about(String name, IOException cause) {
    return about(name, reason(cause));
  }

  public static Failure about(String name, SgfException cause) {
    return new Failure(place(name, cause.line(), cause.column()) + cause.getMessage());
  }

  public static Failure at(String name, int line, int column, String message) {
    return new Failure(place(name, line, column) + message);
  }

  /** {@code FILE:LINE:COLUMN: }, or only the file where the place is not known. */
  static String place(String name, int line, int column) {
    return line == 0 ? name + ": " : name + ":" + line + ":" + column + ": ";
  }

  private static String reason(IOException cause) {
    if (cause instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    if (cause instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (cause instanceof NotDirectoryException) {
      return "not a folder";
    }
    if (cause instanceof FileSystemException failure && failure.getReason() != null) {
      return failure.getReason();
    }
    return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
  }
}
