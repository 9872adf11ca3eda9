/** Cuts the files of a plan into the batches that threads take one by one. */
import type { FileTask } from "./messages";

/** A batch ends at whichever it reaches first: large enough to make messages cheap, small enough to be redone. */
const BATCH_BYTES = 512 * 1024;
const BATCH_FILES = 64;
/** Files of this size come first, so that none is left alone at the end. */
const LARGE_FILE = 256 * 1024;

export function batchesOf(tasks: readonly FileTask[]): FileTask[][] {
  const large = tasks.filter((task) => task.size >= LARGE_FILE).sort((a, b) => b.size - a.size);
  const batches = large.map((task) => [task]);
  let batch: FileTask[] = [];
  let bytes = 0;
  for (const task of tasks) {
    if (task.size >= LARGE_FILE) continue;
    if (batch.length >= BATCH_FILES || (bytes + task.size > BATCH_BYTES && batch.length > 0)) {
      batches.push(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(task);
    bytes += task.size;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
