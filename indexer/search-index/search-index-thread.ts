/**
 * The search server beside the indexer's main work: a thread of its own that follows the log of changes. Nothing waits
 * for it: until it is done, the embedded engine answers searches.
 */
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { z } from "zod";

const newsSchema = z.union([
  z.object({ level: z.literal(true) }),
  z.object({ level: z.literal(false), problem: z.string() }),
]);

interface Settings {
  url: string;
  key: string | undefined;
  databaseUrl: string;
}

/** Milliseconds between two starts of a thread that ended by itself. */
const RESTART_MS = 5_000;

export class SearchIndexThread {
  private worker: Worker | undefined;
  private closed = false;
  private problem: string | null = null;
  private told: (() => void)[] = [];

  /** @param program the bundled `search-index-worker.ts`; where it is missing nothing is done */
  constructor(
    private readonly program: URL,
    private readonly settings: Settings,
  ) {
    if (existsSync(fileURLToPath(program))) this.start();
  }

  /** Resolves when the server has everything that is there now, or cannot be brought to have it. */
  async finish(): Promise<void> {
    // The first news may be of what was there before.
    for (let news = 0; news < 2 && this.worker !== undefined; news++) {
      await new Promise<void>((resolve) => this.told.push(resolve));
      if (this.problem !== null) return;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker?.terminate();
  }

  private start(): void {
    const worker = new Worker(this.program, { workerData: this.settings });
    this.worker = worker;
    worker.unref();
    worker.on("message", (raw) => this.hear(newsSchema.parse(raw)));
    worker.on("error", (error) => console.error("Keeping Meilisearch level failed.", error));
    worker.on("exit", () => void this.restart());
  }

  private hear(news: z.output<typeof newsSchema>): void {
    const problem = news.level ? null : news.problem;
    if (problem !== null && problem !== this.problem) console.error(`Meilisearch is not kept level: ${problem}`);
    this.problem = problem;
    this.wake();
  }

  private async restart(): Promise<void> {
    this.worker = undefined;
    this.wake();
    await sleep(RESTART_MS, undefined, { ref: false });
    if (!this.closed) this.start();
  }

  private wake(): void {
    const { told } = this;
    this.told = [];
    for (const resolve of told) resolve();
  }
}
