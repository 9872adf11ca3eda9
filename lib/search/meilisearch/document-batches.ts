/**
 * Collects documents into batches of bounded size and hands them in; a bounded number of them waits on the server. The
 * tasks end in the order in which they were handed in.
 */
import type { MeilisearchServer } from "./server";

const BATCH_UNITS = 8 * 1024 * 1024;
/** Meilisearch takes in what waits together, and that costs far less than batch after batch. */
const MOST_WAITING = 24;

export class DocumentBatches {
  documents = 0;
  private lines: string[] = [];
  private units = 0;
  private readonly full: string[] = [];
  private readonly tasks: number[] = [];

  constructor(
    private readonly server: MeilisearchServer,
    private readonly indexUid: string,
    private readonly signal: AbortSignal,
  ) {}

  add(lines: readonly string[]): void {
    for (const line of lines) {
      this.lines.push(line);
      this.units += line.length + 1;
      this.documents++;
      if (this.units > BATCH_UNITS) this.close();
    }
  }

  private close(): void {
    if (this.lines.length > 0) this.full.push(this.lines.join("\n"));
    this.lines = [];
    this.units = 0;
  }

  /** Hands in what is full and waits while too much of it is under way. Throws when it was told to stop. */
  async flush(): Promise<void> {
    for (let batch = this.full.shift(); batch !== undefined; batch = this.full.shift()) {
      this.signal.throwIfAborted();
      this.tasks.push(await this.server.addDocuments(this.indexUid, batch));
      if (this.tasks.length > MOST_WAITING) await this.server.waitForTask(this.tasks.shift() ?? 0);
    }
  }

  /** Hands in the rest and waits until all of it can be searched. */
  async end(): Promise<void> {
    this.close();
    await this.flush();
    for (const task of this.tasks.splice(0)) await this.server.waitForTask(task);
  }
}
