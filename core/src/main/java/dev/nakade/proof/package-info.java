/**
 * Certificates: files that hold a proof of a verdict or a score, and the {@link
 * dev.nakade.proof.Checker} that believes none of them. It has rules of its own and shares nothing
 * with the search that found the proof. docs/certificate.md describes the format.
 */
package dev.nakade.proof;
