/** High and low water of a day, as the harbour office prints them. */
export interface TideEntry {
  at: Date;
  metres: number;
}

export type TideKind = "high" | "low";

export class TideTable {
  readonly #entries: TideEntry[];

  constructor(entries: TideEntry[]) {
    this.#entries = [...entries].sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  /** The first entry after a moment; undefined at the end of the table. */
  nextTide(after: Date): TideEntry | undefined {
    return this.#entries.find(({ at }) => at > after);
  }

  highest(): TideEntry {
    return this.#entries.reduce((best, entry) => (entry.metres > best.metres ? entry : best));
  }
}

export function kindOf(entry: TideEntry, mean: number): TideKind {
  return entry.metres >= mean ? "high" : "low";
}
