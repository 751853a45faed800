package dev.nakade.sgf;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Objects;

/**
 * A collection as it was read.
 *
 * @param games the roots of its games, at least one if a reader made it
 * @param complaints what was wrong with the text, in the order it was found
 * @param charset the encoding the text was in; of a family of encodings the widest, as GB18030 for
 *     GB2312
 */
public record SgfFile(List<SgfNode> games, List<Complaint> complaints, Charset charset) {
  public SgfFile {
    games = List.copyOf(games);
    complaints = List.copyOf(complaints);
    Objects.requireNonNull(charset);
  }
}
