/**
 * A scanner in a thread of its own, so that the web server answers others meanwhile. A thread that does not come back
 * some time after its deadline is ended; one that is gone is followed by another, so that the next question need not
 * wait for it.
 */
import { Worker } from "node:worker_threads";
import type { FoundLine } from "../port";
import type { Counts, CountTask, FromScanner, RowsTask, ScanAnswer, Scanner, ToScanner } from "./scan-messages";

/** Milliseconds that a thread has for coming back after a deadline. */
const GRACE = 1_500;
/** Milliseconds that it has for getting ready. */
const WARM_MS = 10_000;
/** Milliseconds between two starts that nobody asked for: what kills every thread must not keep the machine busy. */
const RESTART_MS = 5_000;
/**
 * What a thread makes anew for a text is soon gone or kept for long. Without a bound of its own it takes that of the
 * web server, which is for questions, and holds four times as much.
 */
const YOUNG_MB = 24;

/** A thread did not come back: it is busy or slow, and what it was to read stays unread. */
export class ScannerLate extends Error {}

interface Waiting {
  resolve(answer: ScanAnswer): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

export class ThreadScanner implements Scanner {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private startedAt = 0;
  private closed = false;

  /** @param program the bundled `scan-worker.ts` */
  constructor(
    private readonly program: string,
    private readonly url: string,
    /** UTF-16 units of texts that the thread may keep */
    private readonly room: number,
  ) {}

  async warm(): Promise<void> {
    await this.ask({ kind: "warm" }, WARM_MS);
  }

  async count(task: CountTask): Promise<Counts> {
    // The thread answers what it was asked: the kind of the task is the kind of the answer.
    return (await this.ask(task, timeFor(task))) as Counts;
  }

  async rows(task: RowsTask): Promise<FoundLine[][]> {
    return (await this.ask(task, timeFor(task))) as FoundLine[][];
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.end(new Error("The scanner was closed."));
  }

  private ask(task: ToScanner["task"], milliseconds: number): Promise<ScanAnswer> {
    const worker = (this.worker ??= this.start());
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const late = (): void => void this.lost(worker, new ScannerLate("A scanning thread did not answer in time."));
      const timer = setTimeout(late, milliseconds).unref();
      this.waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, task } satisfies ToScanner);
    });
  }

  private start(): Worker {
    this.startedAt = Date.now();
    const worker = new Worker(this.program, {
      workerData: { url: this.url, room: this.room },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.unref();
    worker.on("message", (message: FromScanner) => this.onMessage(message));
    worker.on("error", (error) => void this.lost(worker, error));
    worker.on("exit", (code) => void this.lost(worker, new Error(`A scanning thread ended with code ${code}.`)));
    return worker;
  }

  private onMessage(message: FromScanner): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    this.waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if ("error" in message) waiting.reject(new Error(message.error));
    else waiting.resolve(message.answer);
  }

  /** Ends what is left of a thread and puts another in its place, unless that one is only just started itself. */
  private async lost(worker: Worker, reason: Error): Promise<void> {
    if (this.worker !== worker) return;
    const ended = this.end(reason);
    if (!this.closed && Date.now() - this.startedAt >= RESTART_MS) this.warm().catch(() => {});
    await ended;
  }

  private async end(reason: Error): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.waiting.clear();
    await worker?.terminate();
  }
}

const timeFor = ({ deadline }: CountTask | RowsTask): number => Math.max(0, deadline - Date.now()) + GRACE;
