/**
 * What the symbols of an index derive from, override, or stand for. Some tools list everything above a symbol, some
 * the next one only; here nothing is above that is above another of the list already.
 */
import { AppError } from "../../lib/errors";
import type { ScipSymbol } from "../../lib/format/scip/model";

/** Relationships of one index. */
const MAX_RELATIONSHIPS = 4_000_000;

export class Hierarchy {
  private readonly implemented = new Map<string, string[]>();
  private readonly standsFor = new Map<string, string[]>();
  private count = 0;

  add(symbols: readonly ScipSymbol[]): void {
    for (const { symbol, relationships } of symbols)
      for (const relationship of relationships) {
        if (relationship.symbol === symbol) continue;
        if (relationship.isImplementation) this.note(this.implemented, symbol, relationship.symbol);
        if (relationship.isDefinition) this.note(this.standsFor, symbol, relationship.symbol);
      }
  }

  /** What a symbol derives from or overrides itself. */
  above(symbol: string): string[] {
    const all = [...new Set(this.implemented.get(symbol) ?? [])];
    return all.filter((each) => !all.some((other) => this.isAbove(each, other) && !this.isAbove(other, each)));
  }

  /** Symbols whose definitions are a symbol's, which has none of its own. */
  definedBy(symbol: string): readonly string[] {
    return this.standsFor.get(symbol) ?? [];
  }

  private isAbove(above: string, below: string): boolean {
    return this.implemented.get(below)?.includes(above) ?? false;
  }

  private note(relations: Map<string, string[]>, from: string, to: string): void {
    if (++this.count > MAX_RELATIONSHIPS)
      throw new AppError("too_large", `The index has more than ${MAX_RELATIONSHIPS} relationships.`);
    const known = relations.get(from);
    if (known === undefined) relations.set(from, [to]);
    else known.push(to);
  }
}
