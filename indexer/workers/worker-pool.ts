/**
 * Several parser threads over one queue of batches. When a thread ends, every file of its batch is read again by
 * itself, and one that ends its thread again is put on record with the reason.
 */
import { CpuShare } from "./cpu-share";
import type { BatchResponse, FileTask } from "./messages";
import { WorkerSlot, type BatchEnd, type SlotOptions } from "./worker-slot";

interface PoolOptions extends SlotOptions {
  /** threads that read files and make their trees */
  workers: number;
}

/** A thread that ended so often before it began a file will not do better the next time. */
const MAX_STARTS = 3;

export class WorkerPool {
  private readonly slots: WorkerSlot[];
  private stopped = false;

  constructor(readonly options: PoolOptions) {
    const cpu = new CpuShare();
    const share = (): number => cpu.measured(this.slots.reduce((threads, { busy }) => threads + busy, 0));
    this.slots = makersOf(options.workers).map((makers) => new WorkerSlot(options, makers, share));
  }

  /**
   * Reads all batches. `take` gets each answer as it comes; until it has settled, its thread reads one batch more and
   * then rests, which bounds what waits to be written. Rejects when `take` does, and when threads cannot be started.
   * Returns early, without an error, after `close`.
   */
  async process(batches: FileTask[][], take: (response: BatchResponse) => Promise<void>): Promise<void> {
    const queue = [...batches].reverse();
    let failed = false;
    const work = async (slot: WorkerSlot): Promise<void> => {
      let taken = Promise.resolve();
      try {
        for (let tasks = queue.pop(); tasks && !failed && !this.stopped; tasks = queue.pop()) {
          const end = await this.runBatch(slot, tasks);
          await taken;
          if (this.stopped) return;
          if ("response" in end) taken = take(end.response);
          // it may fail while the next batch is read
          taken.catch(() => (failed = true));
          queue.push(...retries(tasks, end).reverse());
        }
      } finally {
        await taken;
      }
    };
    const fail = (error: unknown): never => {
      failed = true;
      throw error;
    };
    const ended = await Promise.allSettled(this.slots.map((slot) => work(slot).catch(fail)));
    for (const end of ended) if (end.status === "rejected") throw end.reason;
  }

  /** Runs a batch in a thread that has begun at least one of its files, starting new threads as needed. */
  private async runBatch(slot: WorkerSlot, tasks: FileTask[]): Promise<BatchEnd> {
    for (let starts = 1; ; starts++) {
      const end = await slot.run(tasks);
      if ("response" in end && end.response.broken) slot.replace("parser_crashed", "The parser failed.");
      if ("response" in end || end.lost >= 0 || this.stopped) return end;
      if (starts === MAX_STARTS) throw new Error(`A parser thread cannot be started: ${end.detail}`);
    }
  }

  /** Starts one thread, so that the next small change need not wait for it. */
  async warm(): Promise<void> {
    if (!this.stopped) await this.slots[0].run([]);
  }

  /** Paths of the files being read. */
  current(): string[] {
    return this.slots.map((slot) => slot.current()).filter((path) => path !== null);
  }

  /** Ends all threads, whatever they do. */
  close(): void {
    this.stopped = true;
    for (const slot of this.slots) slot.close();
  }
}

/**
 * For each thread that reads trees, the threads that make them: none for a single one, which does both. Reading takes
 * about as long as making, so every second thread reads; where their number is odd, the first reader has one more at
 * its side.
 */
function makersOf(threads: number): number[] {
  if (threads === 1) return [0];
  const readers = Math.floor(threads / 2);
  return Array.from({ length: readers }, (_, i) => (i < threads % 2 ? 2 : 1));
}

/**
 * The batches that a batch leaves to be read again. A file is blamed for the end of a thread that had no other to
 * read.
 */
function retries(tasks: FileTask[], end: BatchEnd): FileTask[][] {
  const alone = (task: FileTask): FileTask[] => [task];
  if ("response" in end) return tasks.slice(end.response.outcomes.length).map(alone);
  const { reason, detail } = end;
  if (reason === "stopped") return [];
  if (tasks.length > 1) return tasks.map(alone);
  const [task] = tasks;
  const verdict = { status: "failed" as const, reason, detail, keepText: task.verdict === null };
  // A thread that ended while it only put the file on record must not be asked again.
  return task.verdict?.keepText === false ? [] : [[{ ...task, verdict }]];
}
