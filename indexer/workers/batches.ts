/** Cuts the files of a plan into the batches that threads take one by one. */
import type { FileTask } from "./messages";

/**
 * Bytes of a batch, for a thread that has begun one makes the next trees while it reads one and stands still between
 * two batches: a part of the whole, so that there are some for each thread, within bounds. Small enough to be redone.
 */
const LEAST_BYTES = 256 * 1024;
const MOST_BYTES = 2 * 1024 * 1024;
const PARTS = 32;
const BATCH_FILES = 256;
/** Files of this size come first, so that none is left alone at the end. */
const LARGE_FILE = 256 * 1024;

export function batchesOf(tasks: readonly FileTask[]): FileTask[][] {
  const bytes = tasks.reduce((sum, { size }) => sum + size, 0);
  const most = Math.min(MOST_BYTES, Math.max(LEAST_BYTES, bytes / PARTS));
  const large = tasks.filter(({ size }) => size >= LARGE_FILE).sort((a, b) => b.size - a.size);
  const others = tasks.filter(({ size }) => size < LARGE_FILE);
  return [...cut(large, most), ...cut(others, most)];
}

/** In order, none empty. */
function cut(tasks: readonly FileTask[], most: number): FileTask[][] {
  const batches: FileTask[][] = [];
  let bytes = Infinity;
  for (const task of tasks) {
    const batch = batches.at(-1);
    if (batch && batch.length < BATCH_FILES && bytes + task.size <= most) {
      batch.push(task);
      bytes += task.size;
    } else {
      batches.push([task]);
      bytes = task.size;
    }
  }
  return batches;
}
