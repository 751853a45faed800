/** What commands read, print and write, and how they say what went wrong. */
package dev.nakade.app.io;
