/** Matches between engines of the house and others, over the Go Text Protocol. */
package dev.nakade.app.match;
