package dev.nakade.proof;

/**
 * What the checker says about a certificate.
 *
 * @param text what is proved and what it rests on, or where and why it breaks
 * @param situations how many different situations were met, over all claims
 */
public record Checked(boolean proved, String text, long situations) {}
