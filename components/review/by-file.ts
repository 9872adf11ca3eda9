/** Changed symbols by the file that they stand in, in the order of its lines. Pure. */
import type { ChangedSymbol } from "@/lib/contract/change-impact";
import { placeOf } from "./change-words";

export interface ChangedFile {
  file: string;
  symbols: ChangedSymbol[];
}

/** Rows by what they share, in the order in which they come. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const own = groups.get(keyOf(row));
    if (own) own.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

export function byFile(symbols: readonly ChangedSymbol[]): ChangedFile[] {
  return [...grouped(symbols, (symbol) => placeOf(symbol).file)]
    .map(([file, own]) => ({ file, symbols: own.toSorted((a, b) => placeOf(a).line - placeOf(b).line) }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
