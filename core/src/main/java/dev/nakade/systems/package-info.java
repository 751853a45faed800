/** The catalogue: each system as a composition of the parts of the house, by name. */
package dev.nakade.systems;
