/**
 * A scanner in a thread of its own, so that the web server answers others meanwhile. A thread that does not come back some
 * time after its deadline is ended, and the next task starts another.
 */
import { Worker } from "node:worker_threads";
import type { FoundLine } from "../port";
import type { Counts, CountTask, FromScanner, RowsTask, Scanner, ScanTask, ToScanner } from "./scan-messages";

/** Milliseconds that a thread has for coming back after a deadline. */
const GRACE = 1_500;

interface Waiting {
  resolve(answer: Counts | FoundLine[][]): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

export class ThreadScanner implements Scanner {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /** @param program the bundled `scan-worker.ts` */
  constructor(
    private readonly program: string,
    private readonly url: string,
  ) {}

  async count(task: CountTask): Promise<Counts> {
    // The thread answers what it was asked: the kind of the task is the kind of the answer.
    return (await this.ask(task)) as Counts;
  }

  async rows(task: RowsTask): Promise<FoundLine[][]> {
    return (await this.ask(task)) as FoundLine[][];
  }

  async close(): Promise<void> {
    await this.end(new Error("The scanner was closed."));
  }

  private ask(task: ScanTask): Promise<Counts | FoundLine[][]> {
    const worker = (this.worker ??= this.start());
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const late = (): void => void this.end(new Error("A scanning thread did not answer in time."));
      const timer = setTimeout(late, Math.max(0, task.deadline - Date.now()) + GRACE).unref();
      this.waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, task } satisfies ToScanner);
    });
  }

  private start(): Worker {
    const worker = new Worker(this.program, { workerData: { url: this.url } });
    worker.unref();
    worker.on("message", (message: FromScanner) => this.settle(message));
    const gone = (error: Error): void => {
      if (this.worker === worker) void this.end(error);
    };
    worker.on("error", gone);
    worker.on("exit", (code) => gone(new Error(`A scanning thread ended with code ${code}.`)));
    return worker;
  }

  private settle(message: FromScanner): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    this.waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if ("error" in message) waiting.reject(new Error(message.error));
    else waiting.resolve(message.answer);
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
