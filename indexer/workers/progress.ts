/** What the main thread and a parser thread tell each other while a batch is read, in shared memory. */

/** Files that the thread has begun. */
export const BEGUN = 0;
/** Milliseconds that the main thread has counted for it, see `CpuShare`. */
export const CLOCK = 1;

export function newProgress(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(8));
}
