/**
 * The embedded engine as a substitute for another one. It is opened when it is first needed and closed when it was not
 * needed for long, because it takes memory for every symbol.
 */
import type { RunningSymbolSearch, SymbolSearchAnswer, SymbolSearchRequest } from "./port";

const IDLE_MS = 15 * 60_000;

export class StandIn {
  private engine: RunningSymbolSearch | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly open: () => RunningSymbolSearch) {}

  /** Answers, and says why it is the one who does. */
  async answer(request: SymbolSearchRequest, because: string): Promise<SymbolSearchAnswer> {
    const engine = this.wake();
    await engine.ready();
    return { ...(await engine.search(request)), standsIn: because };
  }

  /** Loads, so that the first question does not wait for it. */
  wake(): RunningSymbolSearch {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.stop(), IDLE_MS).unref();
    return (this.engine ??= this.open());
  }

  size(): number {
    return this.engine?.size() ?? 0;
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    const engine = this.engine;
    this.engine = null;
    await engine?.stop();
  }
}
