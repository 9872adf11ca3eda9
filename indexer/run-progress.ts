/**
 * Tells the database and the launcher how far a run is, twice a second. By the clock and not by what was finished: at
 * the moment a batch is finished nothing of it is being read, and a large file says nothing for long.
 */
import {
  indexerMessageSchema,
  updateRun,
  type IndexerMessage,
  type IndexPhase,
  type RunFigures,
} from "../lib/db/admin/index-runs";
import type { Queryable } from "../lib/db/pool";

/** Milliseconds. */
const INTERVAL = 500;
/** Files that are being read, named at most. */
const SHOWN = 8;

/** Sends a message to the process that started this one, if one did. */
export function tellLauncher(message: IndexerMessage): void {
  process.send?.(indexerMessageSchema.parse(message), undefined, undefined, () => {
    // A launcher that is gone needs no message.
  });
}

type Figures = Required<
  Pick<RunFigures, "phase" | "filesTotal" | "filesDone" | "symbolsDone" | "bytesTotal" | "bytesDone">
>;

export class RunProgress {
  readonly figures: Figures = {
    phase: "plan",
    filesTotal: 0,
    filesDone: 0,
    symbolsDone: 0,
    bytesTotal: 0,
    bytesDone: 0,
  };
  /** how trees are read so far, by language */
  private readers: Record<string, string> = {};
  private told = "";
  private readonly beat: NodeJS.Timeout;
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: Queryable,
    private readonly runId: number,
    private readonly repository: string,
    private readonly current: () => string[],
  ) {
    this.beat = setInterval(() => this.send(), INTERVAL).unref();
  }

  /** Takes new figures; they are sent at once when the phase changes, else when it is time. */
  update(figures: Partial<Figures>): void {
    const turned = figures.phase !== undefined && figures.phase !== this.figures.phase;
    Object.assign(this.figures, figures);
    if (turned) this.send();
  }

  /** Takes how many bytes each file to be read has. */
  expect(sizes: readonly number[]): void {
    this.update({ filesTotal: sizes.length, bytesTotal: sizes.reduce((sum, size) => sum + size, 0) });
  }

  /** Takes how the trees of some languages are read. */
  readBy(readers: Readonly<Record<string, string>>): void {
    Object.assign(this.readers, readers);
  }

  /** Sends what is new and nothing more. Waits for what is being sent; rejects when the database is gone. */
  async end(): Promise<void> {
    clearInterval(this.beat);
    this.send();
    await this.sending;
  }

  /** Tells the launcher alone, as after the run's row is closed. */
  tell(phase: IndexPhase): void {
    const { filesDone, filesTotal, symbolsDone: symbols, bytesDone, bytesTotal } = this.figures;
    const { repository } = this;
    tellLauncher({ type: "progress", repository, phase, filesDone, filesTotal, symbols, bytesDone, bytesTotal });
  }

  private send(): void {
    const { runId, readers } = this;
    const figures = {
      ...this.figures,
      current: this.current().slice(0, SHOWN),
      ...(Object.keys(readers).length > 0 ? { detail: { treeReaders: { ...readers } } } : {}),
    };
    const news = JSON.stringify(figures);
    if (news === this.told) return;
    this.told = news;
    this.tell(this.figures.phase);
    this.sending = this.sending.then(() => updateRun(this.client, runId, figures));
    this.sending.catch(() => {});
  }
}
