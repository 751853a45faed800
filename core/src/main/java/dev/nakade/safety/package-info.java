/** What stones hold by force, told without search. */
package dev.nakade.safety;
