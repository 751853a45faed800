/** Benchmarks and experiments, each with a name that {@code nakade bench} runs it by. */
package dev.nakade.bench;
