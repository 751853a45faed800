/** The command that checks certificates. */
package dev.nakade.app.verify;
