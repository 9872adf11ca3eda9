/**
 * One parser thread at a time and its replacement: runs a batch, watches how long each file takes, ends the thread,
 * and with it those that make trees for it, when one takes too long. The only place that starts and ends parser
 * threads.
 */
import { Worker } from "node:worker_threads";
import { BEGUN, CLOCK, MAKING, newProgress } from "./progress";
import type { BatchResponse, FileTask, WorkerSetup } from "./messages";

export interface SlotOptions {
  /** file of the thread's program */
  program: URL;
  /** file of the program of threads that make trees for it */
  treeProgram: URL;
  /** milliseconds that a file of this many bytes may take */
  deadline: (bytes: number) => number;
}

/** How a batch ended: with an answer, or with the thread gone while it was at the task of this index. */
export type BatchEnd =
  | { response: BatchResponse }
  | { lost: number; reason: "parse_timeout" | "parser_crashed" | "stopped"; detail: string };

/** Milliseconds between two looks at a thread. */
const LOOK = 100;
/** Milliseconds that a thread may take to start. */
const START_DEADLINE = 60_000;
/** Bounds V8's own heap in a thread; the parser's memory is bounded by its runtime. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 48 };

export class WorkerSlot {
  private worker: Worker | null = null;
  private progress = newProgress();
  private batch: { tasks: FileTask[]; base: number; end: (end: BatchEnd) => void } | null = null;
  private readonly timer: NodeJS.Timeout;
  private lastLook = 0;
  private seen = -1;
  private elapsed = 0;

  constructor(
    private readonly options: SlotOptions,
    /** threads that make trees for its thread; 0: that makes them itself */
    private readonly makers: number,
    private readonly share: () => number,
  ) {
    this.timer = setInterval(() => this.look(), LOOK).unref();
  }

  /** Runs one batch; a slot runs one at a time. */
  run(tasks: FileTask[]): Promise<BatchEnd> {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve) => {
      const end = (result: BatchEnd): void => {
        this.batch = null;
        worker.unref();
        resolve(result);
      };
      this.batch = { tasks, base: Atomics.load(this.progress, BEGUN), end };
      this.lastLook = performance.now();
      this.seen = -1;
      worker.ref();
      worker.postMessage({ tasks });
    });
  }

  /** Path of the file being read, or null. */
  current(): string | null {
    return this.batch?.tasks[this.index()]?.path ?? null;
  }

  /** Ends the thread; a running batch ends as lost. The next batch starts another thread. */
  replace(reason: "parse_timeout" | "parser_crashed" | "stopped", detail: string): void {
    const { worker, batch } = this;
    const lost = this.index();
    this.worker = null;
    void worker?.terminate();
    batch?.end({ lost, reason, detail });
  }

  close(): void {
    clearInterval(this.timer);
    this.replace("stopped", "The indexer was stopped.");
  }

  private start(): Worker {
    this.progress = newProgress();
    const { program, treeProgram } = this.options;
    const trees = this.makers > 0 ? { program: treeProgram.href, threads: this.makers } : null;
    const setup: WorkerSetup = { progress: this.progress, trees };
    const worker = new Worker(program, { workerData: setup, resourceLimits: RESOURCE_LIMITS });
    worker.on("message", (response: BatchResponse) => this.worker === worker && this.batch?.end({ response }));
    worker.on("error", (error) => this.worker === worker && this.replace("parser_crashed", error.message));
    worker.on("exit", () => this.worker === worker && this.replace("parser_crashed", "The parser thread ended."));
    return worker;
  }

  /** Index in the batch of the file that it is at; -1 before the first. */
  private index(): number {
    return this.batch ? Atomics.load(this.progress, BEGUN) - this.batch.base - 1 : -1;
  }

  /** Threads that have work. */
  get busy(): number {
    return this.batch === null ? 0 : Math.max(1, Atomics.load(this.progress, MAKING));
  }

  /** Counts only time that the thread had: neither a suspended machine nor a busy one runs out a deadline. */
  private look(): void {
    if (!this.batch) return;
    const now = performance.now();
    const passed = Math.min(now - this.lastLook, 2 * LOOK) * this.share();
    this.lastLook = now;
    const index = this.index();
    if (index !== this.seen) {
      this.seen = index;
      this.elapsed = 0;
      return;
    }
    this.elapsed += passed;
    Atomics.add(this.progress, CLOCK, Math.round(passed));
    const allowed = index < 0 ? START_DEADLINE : this.options.deadline(this.batch.tasks[index]?.size ?? 0);
    if (this.elapsed > allowed) this.replace("parse_timeout", `Not read within ${(allowed / 1000).toFixed(1)} s.`);
  }
}
