/**
 * Boards to look at. A {@link dev.nakade.app.picture.BoardPicture} says what is to be seen. It is
 * plotted once, as a few shapes, and these are written down as SVG or PNG; on a terminal the same
 * picture becomes lines of text.
 */
package dev.nakade.app.picture;
