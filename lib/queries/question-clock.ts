/**
 * When somebody last asked something, for work that waits until nobody does. On globalThis: Next loads modules more
 * than once.
 */
const KEY = Symbol.for("fathom.question-clock");
const shared = globalThis as { [KEY]?: { last: number } };
const clock = (shared[KEY] ??= { last: -Infinity });

/** Called for every question that comes from outside. */
export function noteQuestion(): void {
  clock.last = performance.now();
}

/** Milliseconds since the last question began. */
export const quietFor = (): number => performance.now() - clock.last;
