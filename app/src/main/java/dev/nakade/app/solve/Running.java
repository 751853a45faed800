package dev.nakade.app.solve;

import dev.nakade.app.io.Interrupts;
import dev.nakade.search.Budget;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The budgets that searches are spending, on whatever threads; an interrupt cancels them all. */
public final class Running {
  private final Interrupts interrupts;
  private final Set<Budget> budgets = ConcurrentHashMap.newKeySet();

  public Running(Interrupts interrupts) {
    this.interrupts = interrupts;
  }

  /** From now on an interrupt asks the searches to stop. */
  public void listen() {
    interrupts.begin(this::cancel);
  }

  /** Whether there was an interrupt, after which nothing new is begun. */
  public boolean isInterrupted() {
    return interrupts.status() != 0;
  }

  /** A search begins; at once cancelled if there was an interrupt. */
  public Budget begin(Budget budget) {
    budgets.add(budget);
    if (isInterrupted()) {
      budget.cancel();
    }
    return budget;
  }

  /** A search has ended. */
  public void end(Budget budget) {
    budgets.remove(budget);
  }

  void cancel() {
    budgets.forEach(Budget::cancel);
  }
}
