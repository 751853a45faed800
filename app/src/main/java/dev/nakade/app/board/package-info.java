/** {@code nakade board}: the exact value of whole small boards. */
package dev.nakade.app.board;
