/** {@code nakade solve}: searches the problems of SGF files. */
package dev.nakade.app.solve;
