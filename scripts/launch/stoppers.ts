/**
 * What a start has running, and the order in which it ends: first the programs that write, then the database.
 * Something that gets ready only after the end was ordered is stopped at once.
 */
const SETTLE_MS = 3_000;

type Rank = "program" | "database";

export class Stoppers {
  readonly #running: { rank: Rank; stop: () => Promise<void> }[] = [];
  readonly #controller = new AbortController();

  /** Aborted as soon as the end is ordered. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  add(rank: Rank, stop: () => Promise<void>): void {
    this.#running.push({ rank, stop });
  }

  /** Ends everything, and what a start-up that is still under way brings meanwhile. */
  async stopAll(startUp: Promise<unknown>): Promise<void> {
    this.#controller.abort();
    let settled = false;
    const settling = startUp.then(
      () => (settled = true),
      () => (settled = true),
    );
    await this.#stopRunning();
    if (!settled) await Promise.race([settling, new Promise((resolve) => setTimeout(resolve, SETTLE_MS))]);
    await this.#stopRunning();
  }

  async #stopRunning(): Promise<void> {
    const running = this.#running.splice(0);
    for (const rank of ["program", "database"] as const)
      await Promise.allSettled(running.filter((one) => one.rank === rank).map(({ stop }) => stop()));
  }
}
