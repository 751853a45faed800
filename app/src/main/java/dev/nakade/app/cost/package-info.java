/** What a search may cost, how people say it, and how it is told while it goes on. */
package dev.nakade.app.cost;
