/** The engine of the Go Text Protocol, version 2, with the extensions that clients ask for. */
package dev.nakade.app.gtp;
