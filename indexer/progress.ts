/** Tells the database and the launcher how far a run is, at most twice a second. */
import {
  indexerMessageSchema,
  updateRun,
  type IndexerMessage,
  type IndexPhase,
  type RunFigures,
} from "../lib/db/index-runs";
import type { Queryable } from "../lib/db/pool";

const INTERVAL = 500;

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
  private last = 0;
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: Queryable,
    private readonly runId: number,
    private readonly repository: string,
    private readonly current: () => string[],
  ) {}

  /** Takes new figures; they are sent at once when the phase changes, else when it is time. */
  update(figures: Partial<Figures>): void {
    const turned = figures.phase !== undefined && figures.phase !== this.figures.phase;
    Object.assign(this.figures, figures);
    if (turned || performance.now() - this.last >= INTERVAL) this.send();
  }

  /** Waits for what is being sent. Rejects when the database is gone. */
  async settled(): Promise<void> {
    await this.sending;
  }

  /** Tells the launcher alone, as after the run's row is closed. */
  tell(phase: IndexPhase): void {
    const { filesDone, filesTotal, symbolsDone: symbols, bytesDone, bytesTotal } = this.figures;
    const { repository } = this;
    tellLauncher({ type: "progress", repository, phase, filesDone, filesTotal, symbols, bytesDone, bytesTotal });
  }

  private send(): void {
    this.last = performance.now();
    const { runId } = this;
    this.tell(this.figures.phase);
    const figures = { ...this.figures, current: this.current().slice(0, 8) };
    this.sending = this.sending.then(() => updateRun(this.client, runId, figures));
    this.sending.catch(() => {});
  }
}
