/** Does work that nobody waits for a little at a time, in the order in which it was wanted. */

/** Pieces of work under way at once: what the reader asks for goes before the rest. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Work whose signal is over when its turn comes is not begun. @throws what the work throws, or the signal's reason */
export async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}
