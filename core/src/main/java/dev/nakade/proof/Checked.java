package dev.nakade.proof;

/**
 * What the checker says about a certificate.
 *
 * @param verdict the verdict proved, such as {@code ko attacker needs 2}; empty if refused
 * @param text what is proved and what it rests on, or where and why it breaks
 * @param bytes how much was read
 * @param situations how many different situations were met, over all claims
 */
public record Checked(boolean proved, String verdict, String text, long bytes, long situations) {}
