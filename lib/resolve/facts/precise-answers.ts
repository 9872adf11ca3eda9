/**
 * What a compiler's engine says of the names of one file, by place. It holds only for the text that the engine read; whoever makes one has
 * made sure of that. A place that it does not speak of is left to rules.
 */
import type { PreciseRecord } from "../../db/precise/precise-files";
import { decodePreciseFacts, OUTSIDE, type PreciseTable, type PreciseTarget } from "../../format/precise-facts";

/** Bytes that an occurrence, a target and a file take in memory, about. */
const PER_OCCURRENCE = 12;
const PER_TARGET = 120;
const PER_FILE = 600;

export class PreciseAnswers {
  /** engine and version: `typescript 5.9.3` */
  readonly by: string;
  private readonly table: PreciseTable;

  /** @throws RangeError for bytes that nobody wrote so */
  constructor({ engine, version, facts }: PreciseRecord) {
    this.by = `${engine} ${version}`;
    this.table = decodePreciseFacts(facts);
  }

  /** The symbols that the name at a place means; null for one that is declared outside, undefined where the engine says nothing. */
  at(line: number, column: number): readonly PreciseTarget[] | null | undefined {
    const { line: lines, column: columns, count, meaning, meanings, targets } = this.table;
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (lines[middle] < line || (lines[middle] === line && columns[middle] < column)) low = middle + 1;
      else high = middle;
    }
    if (low >= count || lines[low] !== line || columns[low] !== column) return undefined;
    return meaning[low] === OUTSIDE ? null : Array.from(meanings[meaning[low]], (at) => targets[at]);
  }

  get bytes(): number {
    const { count, targets, meanings } = this.table;
    return count * PER_OCCURRENCE + (targets.length + meanings.length) * PER_TARGET + PER_FILE;
  }
}
