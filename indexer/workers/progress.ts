/** The progress that the main thread and a parser thread share while a batch is read, in shared memory. */

/** Files that the thread has begun, less those that it only looked ahead to. */
export const BEGUN = 0;
/** Milliseconds that the main thread has counted for it, see `CpuShare`. */
export const CLOCK = 1;
/** Threads that make trees for it at this moment. */
export const MAKING = 2;

export function newProgress(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(12));
}
