/**
 * A thread that follows the indexer's changes: for the text index, or for compilers' engines. It starts when there is
 * something to read. Nothing waits for it: questions about files that it has not reached are answered without it.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { fromFollowerSchema, type ToFollower } from "./following-messages";

export class FollowingThread {
  private worker: Worker | undefined;
  private looks = 0;
  private level = 0;
  private waiting: (() => void)[] = [];

  /**
   * @param name what messages about it begin with: `The text index`
   * @param program the bundled program of the thread; where it is missing nothing is done
   * @param settings given to the thread
   */
  constructor(
    private readonly name: string,
    private readonly program: URL,
    private readonly settings: Readonly<Record<string, string | undefined>>,
  ) {}

  /** Something may have changed. */
  look(): void {
    this.tell({ type: "look" });
  }

  /** Resolves when everything that is there now is covered, or the thread has failed. */
  async finish(): Promise<void> {
    this.tell({ type: "finish" });
    while (this.worker !== undefined && this.level < this.looks) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.end();
    await worker?.terminate();
  }

  private tell(message: ToFollower): void {
    this.worker ??= this.start();
    this.looks++;
    this.worker?.postMessage(message);
  }

  private start(): Worker | undefined {
    if (!existsSync(fileURLToPath(this.program))) return undefined;
    const worker = new Worker(this.program, { workerData: this.settings });
    this.looks = this.level = 0;
    worker.unref();
    worker.on("message", (raw) => {
      const message = fromFollowerSchema.parse(raw);
      if (message.type === "level") this.level = message.looks;
      else {
        // It tries again by itself; nobody need wait for that.
        this.level = this.looks;
        console.error(`${this.name}: ${message.message}`);
      }
      this.wake();
    });
    worker.on("error", (error) => console.error(`${this.name} failed.`, error));
    worker.on("exit", () => {
      if (this.worker === worker) this.end();
    });
    return worker;
  }

  private end(): void {
    this.worker = undefined;
    this.wake();
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}
