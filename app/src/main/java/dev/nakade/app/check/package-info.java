/** Checks the answers that whole collections of problems state, and keeps what came out. */
package dev.nakade.app.check;
