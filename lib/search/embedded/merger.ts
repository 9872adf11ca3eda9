/**
 * Merges segments in a worker thread. Where the worker's file is missing (tests, a partial build) or the worker fails,
 * the same work is done in slices between requests.
 */
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { mergeSegments, type MergeInput } from "./merge";
import type { SegmentData } from "./segment";
import { inSlices } from "./slices";

export interface Merger {
  merge(inputs: readonly MergeInput[]): Promise<SegmentData>;
}

/** Below this many rows a worker is not worth its start. */
const WORTH_A_WORKER = 20_000;
/** A merge that takes longer is given up; a million symbols take a second or two. */
const DEADLINE_MS = 60_000;

/** Merges between requests. */
export const mergeInSlices: Merger = { merge: (inputs) => inSlices(mergeSegments(inputs)) };

/** Merges in a worker that runs `program`, or between requests. */
export function workerMerger(program: string): Merger {
  return {
    async merge(inputs) {
      const rows = inputs.reduce((sum, { data }) => sum + data.rows, 0);
      if (rows < WORTH_A_WORKER || !existsSync(program)) return mergeInSlices.merge(inputs);
      try {
        return await mergeInWorker(program, inputs);
      } catch (error) {
        console.warn(`The merge worker failed, merging between requests: ${String(error)}`);
        return mergeInSlices.merge(inputs);
      }
    },
  };
}

function mergeInWorker(program: string, inputs: readonly MergeInput[]): Promise<SegmentData> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: inputs });
    worker.unref();
    const timer = setTimeout(() => end(() => reject(new Error(`no answer in ${DEADLINE_MS} ms`))), DEADLINE_MS);
    timer.unref();
    function end(settle: () => void): void {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    }
    worker.once("message", (data: SegmentData) => end(() => resolve(data)));
    worker.once("error", (error) => end(() => reject(error)));
    worker.once("exit", (code) => end(() => reject(new Error(`it ended with code ${code}`))));
  });
}
