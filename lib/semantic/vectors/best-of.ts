/** The best few of many, without sorting them all. */
import type { NearSymbol } from "./port";

export class BestOf {
  private found: NearSymbol[] = [];
  /** what a further one must be above to be among them */
  least = -Infinity;

  constructor(private readonly limit: number) {}

  offer(symbol: number, score: number): void {
    this.found.push({ symbol, score });
    if (this.found.length >= this.limit * 2) this.cut();
  }

  /** Best first; of equals the lower id. */
  all(): NearSymbol[] {
    this.cut();
    return this.found;
  }

  private cut(): void {
    this.found.sort((a, b) => b.score - a.score || a.symbol - b.symbol);
    if (this.found.length < this.limit) return;
    this.found.length = this.limit;
    this.least = this.found.at(-1)?.score ?? Infinity;
  }
}
