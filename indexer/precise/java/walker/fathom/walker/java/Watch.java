package fathom.walker.java;

import fathom.walker.Progress;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Looks at the compiler from beside it: what nested lambdas of generic calls give takes it time that doubles with each
 * level, and nothing in it can be asked to stop. Time is that of the CPU: a busy machine makes no file stuck.
 */
final class Watch {
  /** Seconds of CPU for one file; whoever starts the walker says it. */
  private static final long MOST = Long.getLong("fathom.walker.fileSeconds") * 1_000_000_000L;
  /** Before the first file of a batch all of them are parsed. */
  private static final long OF_PARSING = 200_000_000L;
  private static final long EVERY = 200;

  private final Progress progress;
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final long compiling = Thread.currentThread().getId();
  private String path = null;
  private long until = 0;

  /** Of the thread that makes it. */
  Watch(Progress progress) {
    this.progress = progress;
    Thread thread = new Thread(this::look);
    thread.setDaemon(true);
    thread.start();
  }

  /** The compiler is at a file. @param parsed files that it parses before */
  synchronized void at(String file, int parsed) {
    path = file;
    until = threads.getThreadCpuTime(compiling) + MOST + parsed * OF_PARSING;
  }

  /** It is at no file. */
  synchronized void rest() {
    path = null;
  }

  private void look() {
    try {
      for (; ; Thread.sleep(EVERY)) {
        String stuck = late();
        if (stuck != null) progress.stuck(stuck);
      }
    } catch (InterruptedException e) {
      // The walker ends.
    }
  }

  /** The file that takes too long; null while none does. */
  private synchronized String late() {
    if (path == null) return null;
    progress.alive();
    return threads.getThreadCpuTime(compiling) > until ? path : null;
  }
}
