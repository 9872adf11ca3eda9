/**
 * Several parser threads over one queue of batches. A file that ends its thread is put on record with the reason, and
 * every other file of its batch is read again elsewhere.
 */
import { CpuShare } from "./cpu-share";
import type { BatchResponse, FileTask } from "./messages";
import { WorkerSlot, type BatchEnd, type SlotOptions } from "./worker-slot";

interface PoolOptions extends SlotOptions {
  /** threads at most */
  workers: number;
}

/** A thread that ended so often before it began a file will not do better the next time. */
const MAX_STARTS = 3;

export class WorkerPool {
  private readonly slots: WorkerSlot[];
  private stopped = false;

  constructor(readonly options: PoolOptions) {
    const cpu = new CpuShare();
    const share = (): number => cpu.measured(this.slots.filter(({ busy }) => busy).length);
    this.slots = Array.from({ length: options.workers }, () => new WorkerSlot(options, share));
  }

  /**
   * Reads all batches. `take` gets each answer as it comes; while it has not settled, its thread rests, which bounds
   * what waits to be written. Rejects when `take` does, and when threads cannot be started. Returns early, without an
   * error, after `close`.
   */
  async process(batches: FileTask[][], take: (response: BatchResponse) => Promise<void>): Promise<void> {
    const queue = [...batches].reverse();
    let failed = false;
    const work = async (slot: WorkerSlot): Promise<void> => {
      for (let tasks = queue.pop(); tasks && !failed && !this.stopped; tasks = queue.pop()) {
        const end = await this.runBatch(slot, tasks);
        if (this.stopped) return;
        if ("response" in end) await take(end.response);
        queue.push(...retries(tasks, end).reverse());
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

/** The batches that a batch leaves to be read again. */
function retries(tasks: FileTask[], end: BatchEnd): FileTask[][] {
  if ("response" in end) {
    const rest = tasks.slice(end.response.outcomes.length);
    return rest.length > 0 ? [rest] : [];
  }
  const { lost, reason, detail } = end;
  if (reason === "stopped") return [];
  return tasks.flatMap((task, index): FileTask[][] => {
    if (index !== lost) return [[task]];
    const verdict = { status: "failed" as const, reason, detail, keepText: task.verdict === null };
    // A thread that ended while it only put the file on record must not be asked again.
    return task.verdict?.keepText === false ? [] : [[{ ...task, verdict }]];
  });
}
