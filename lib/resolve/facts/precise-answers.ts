/**
 * What a compiler's engine says of the names of one file, by place. It holds only for the text that the engine read;
 * whoever makes one has made sure of that. A place that it does not speak of is left to rules.
 */
import type { PreciseRecord } from "../../db/precise/precise-files";
import {
  decodePreciseFacts,
  OUTSIDE,
  type DeclaredMember,
  type PreciseMeaning,
  type PreciseTable,
} from "../../format/precise-facts";

/** Bytes that an occurrence, a target and a file take in memory, about. */
const PER_OCCURRENCE = 12;
const PER_TARGET = 120;
const PER_FILE = 600;

export class PreciseAnswers {
  /** engine and version: `typescript 5.9.3` */
  readonly by: string;
  private readonly table: PreciseTable;
  private byKey: ReadonlyMap<bigint, DeclaredMember> | undefined;
  private byPlace: ReadonlyMap<string, DeclaredMember> | undefined;

  /** @throws RangeError for bytes that nobody wrote so */
  constructor({ engine, version, facts }: PreciseRecord) {
    this.by = `${engine} ${version}`;
    this.table = decodePreciseFacts(facts);
  }

  /** What the name at a place means; null for one that is declared outside, undefined where the engine says nothing. */
  at(line: number, column: number): readonly PreciseMeaning[] | null | undefined {
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

  /** Where this text declares a member that the index has no symbol for; undefined when it does not. */
  placeOf(keyHash: bigint): DeclaredMember | undefined {
    return (this.byKey ??= new Map(this.table.members.map((member) => [member.keyHash, member]))).get(keyHash);
  }

  /** The member without a symbol that the name at a place declares. */
  declaredAt(line: number, column: number): DeclaredMember | undefined {
    this.byPlace ??= new Map(this.table.members.map((member) => [placeKey(member.line, member.column), member]));
    return this.byPlace.get(placeKey(line, column));
  }

  get bytes(): number {
    const { count, targets, meanings, members } = this.table;
    return count * PER_OCCURRENCE + (targets.length + meanings.length + 2 * members.length) * PER_TARGET + PER_FILE;
  }
}

const placeKey = (line: number, column: number): string => `${line}:${column}`;
