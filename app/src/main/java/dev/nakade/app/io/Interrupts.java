package dev.nakade.app.io;

import java.lang.reflect.Proxy;
import java.util.Optional;

/**
 * Ctrl-C and its like. The first one asks the work under way to stop and to say what it has; a
 * second one, or one while nothing is under way, ends the process at once.
 */
public final class Interrupts {
  /** A shell adds this to the number of the signal that ended a process. */
  private static final int SIGNALLED = 128;

  private Optional<Runnable> stop = Optional.empty();
  private int status;

  /** Listens to the signals of the process that ask it to end. */
  public void listen() {
    listen("INT");
    listen("TERM");
  }

  /**
   * Java has no public way to hear a signal. The one of all JDKs is called by name, for the
   * compiler warns of it; without it, signals end the process as ever.
   */
  private void listen(String name) {
    try {
      Class<?> signals = Class.forName("sun.misc.Signal");
      Class<?> handlers = Class.forName("sun.misc.SignalHandler");
      Object signal = signals.getConstructor(String.class).newInstance(name);
      int number = (int) signals.getMethod("getNumber").invoke(signal);
      Object handler =
          Proxy.newProxyInstance(
              Interrupts.class.getClassLoader(),
              new Class<?>[] {handlers},
              (proxy, method, args) -> {
                if (method.getName().equals("handle") && !raise(SIGNALLED + number)) {
                  Runtime.getRuntime().halt(SIGNALLED + number);
                }
                return null;
              });
      signals.getMethod("handle", signals, handlers).invoke(null, signal, handler);
    } catch (ReflectiveOperationException e) {
      return; // signals end the process as ever
    }
  }

  /** Asks the work to stop, after which the exit status is this; says whether it was asked. */
  public synchronized boolean raise(int newStatus) {
    boolean first = status == 0 && stop.isPresent();
    status = newStatus;
    if (first) {
      stop.get().run();
    }
    return first;
  }

  /** Nothing that takes long is under way, but what was printed so far is to be finished. */
  public synchronized void goOn() {
    stop = Optional.of(() -> {});
  }

  /** Work begins that can be stopped in this way. */
  public synchronized void begin(Runnable way) {
    stop = Optional.of(way);
    if (status != 0) {
      way.run();
    }
  }

  /** Nothing is under way that could lose anything. */
  public synchronized void idle() {
    stop = Optional.empty();
  }

  /** The exit status if there was a signal; 0 if not. */
  public synchronized int status() {
    return status;
  }
}
