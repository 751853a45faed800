/** Life and death: problems, regions, eyes, and the domains in which they are searched. */
package dev.nakade.lifedeath;
