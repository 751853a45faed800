/** Whole small boards as search domains. */
package dev.nakade.exact;
