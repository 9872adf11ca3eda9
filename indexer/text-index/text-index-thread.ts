/**
 * The text index beside the indexer's main work: a thread of its own, begun when there is something to look at. Nothing
 * waits for it: what it has not covered is searched file by file.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { fromTextIndexSchema, type ToTextIndex } from "./text-index-messages";

export class TextIndexThread {
  private worker: Worker | undefined;
  private looks = 0;
  private level = 0;
  private settled: (() => void)[] = [];

  /**
   * @param program the bundled `text-index-worker.ts`; where it is missing nothing is done
   * @param zoektIndex folder of a Zoekt that is kept in step, too
   */
  constructor(
    private readonly program: URL,
    private readonly url: string,
    private readonly zoektIndex?: string,
  ) {}

  /** Something may have changed. */
  look(): void {
    this.tell({ type: "look" });
  }

  /** Resolves when everything that is there now is covered, or the thread has failed. */
  async finish(): Promise<void> {
    this.tell({ type: "finish" });
    while (this.worker !== undefined && this.level < this.looks) {
      await new Promise<void>((resolve) => this.settled.push(resolve));
    }
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.end();
    await worker?.terminate();
  }

  private tell(message: ToTextIndex): void {
    this.worker ??= this.start();
    this.looks++;
    this.worker?.postMessage(message);
  }

  private start(): Worker | undefined {
    if (!existsSync(fileURLToPath(this.program))) return undefined;
    const worker = new Worker(this.program, { workerData: { url: this.url, zoektIndex: this.zoektIndex } });
    this.looks = this.level = 0;
    worker.unref();
    worker.on("message", (raw) => {
      const message = fromTextIndexSchema.parse(raw);
      if (message.type === "level") this.level = message.looks;
      else {
        // It tries again by itself; nobody need wait for that.
        this.level = this.looks;
        console.error(`The text index: ${message.message}`);
      }
      this.wake();
    });
    worker.on("error", (error) => console.error("The text index failed.", error));
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
    const { settled } = this;
    this.settled = [];
    for (const resolve of settled) resolve();
  }
}
