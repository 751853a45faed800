/** The command that shows boards: each game once, by as many outputs as were asked for. */
package dev.nakade.app.show;
