package dev.nakade.app.check;

import dev.nakade.app.solve.Posed;
import java.util.Optional;

/**
 * A problem of a collection, as it was read.
 *
 * @param game its number in the file, or its line; 0 if the file itself cannot be read
 * @param id what the collection calls it; the empty text if it has no name
 * @param content a digest of all that its row depends on
 * @param source the text of its record, or its line
 * @param asked the problem and its stated answer; empty if there is none to be asked
 * @param error why there is none
 * @param relation how it stands to problems that are alike
 */
record Item(
    String file,
    int game,
    String id,
    String content,
    String source,
    Optional<Asked> asked,
    String error,
    Relation relation) {

  /** What is asked, and what is answered. */
  record Asked(Posed posed, Stated stated, Likeness likeness) {}

  /**
   * Problems that are alike.
   *
   * @param duplicateOf the first one, if it has the same answers too
   * @param conflictsWith the first one, if it has other answers
   */
  record Relation(Optional<String> duplicateOf, Optional<String> conflictsWith) {
    static final Relation NONE = new Relation(Optional.empty(), Optional.empty());
  }

  /** Where it is, as in {@code book.sgf#12}. */
  String place() {
    return file + "#" + game;
  }

  /** The same with what is known about others that are alike. */
  Item with(Relation other) {
    return new Item(file, game, id, content, source, asked, error, other);
  }
}
