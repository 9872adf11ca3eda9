/** Runs long work between other work: a few milliseconds at a time, then whatever else waits. */

const SLICE_MS = 12;

const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs steps to the end, giving way to the event loop after each slice. */
export async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await breath();
    until = performance.now() + SLICE_MS;
  }
}
