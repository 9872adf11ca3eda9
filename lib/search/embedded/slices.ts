/**
 * Runs long work between other work: a few milliseconds at a time, then whatever else waits. A question takes many
 * turns of the event loop, and must not wait for a slice at each of them.
 */

const SLICE_MS = 5;
/** A turn in which others did more than this many milliseconds of work is followed by one more for them ... */
const BUSY_MS = 0.5;
/** ... but the work itself has to come to an end as well. */
const MOST_TURNS = 10;

/** Runs steps to the end, giving way to the event loop after each slice. */
export async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  const pause = pauseInSlices();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

/** To be awaited between steps: gives way when a slice is used up. */
export function pauseInSlices(): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < until) return;
    await giveWay();
    until = performance.now() + SLICE_MS;
  };
}

async function giveWay(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const left = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - left < BUSY_MS) return;
  }
}
