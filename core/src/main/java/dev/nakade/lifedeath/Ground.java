package dev.nakade.lifedeath;

/**
 * Where one side proves its claims: a problem, its fight, and the prover that knows the proofs.
 *
 * @param game the one that the prover plays
 */
record Ground(Problem problem, Fight game, Prover prover) {}
