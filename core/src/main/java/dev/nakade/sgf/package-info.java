/**
 * Game records in the Smart Game Format, FF[1] to FF[4], as they are found in the wild.
 *
 * <p>{@link dev.nakade.sgf.SgfReader} finds the encoding of a file, reads every game in it and
 * collects complaints with line and column where the text breaks the format; it gives up only where
 * there is no game at all or a limit is passed. {@link dev.nakade.sgf.SgfNode} keeps what was
 * written, so that {@link dev.nakade.sgf.SgfWriter} loses nothing. {@link
 * dev.nakade.sgf.SgfPosition} says what stands on the board at a node. Nothing here recurses: trees
 * may be as deep as they like.
 */
package dev.nakade.sgf;
