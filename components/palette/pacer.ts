/** Questions that come faster than they are to be sent. Framework-free. */

/**
 * @returns a wait before each question: none for the first, then until the one before is so many milliseconds old. It
 *   throws where the question has been given up meanwhile: of those that come in between, only the last one is sent.
 */
export function pacer(milliseconds: number): (signal: AbortSignal) => Promise<void> {
  let sent = -Infinity;
  return async (signal) => {
    const left = sent + milliseconds - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    signal.throwIfAborted();
    sent = Date.now();
  };
}
