/**
 * The rules of Go: boards, legality, ko rules, scores, unconditional life, symmetries, diagrams.
 *
 * <p>Points and colours are ints, so that searches can keep them in flat arrays: a point is {@code
 * y * width + x} with {@code (0, 0)} at the upper left, the same on every kind of board; see {@link
 * dev.nakade.go.Point} and {@link dev.nakade.go.Color}. Suicide is illegal and passing always
 * legal.
 */
package dev.nakade.go;
