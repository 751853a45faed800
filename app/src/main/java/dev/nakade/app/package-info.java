/**
 * The command line. {@link dev.nakade.app.Main} is the entry; each command has a package of its own
 * and reads, prints and fails by the means of {@code io}.
 */
package dev.nakade.app;
