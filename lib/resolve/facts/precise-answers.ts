/**
 * What compilers' engines say of the names of one file, by place: the first that speaks of a place decides. It holds
 * only for the text that they read; whoever makes one has made sure of that. A place that none speaks of is left to
 * rules.
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

/** What one engine says. */
class OneEngine {
  /** engine and version: `typescript 5.9.3` */
  readonly by: string;
  private readonly table: PreciseTable;
  private byKey: ReadonlyMap<bigint, DeclaredMember> | undefined;
  private byPlace: ReadonlyMap<string, DeclaredMember> | undefined;

  constructor({ engine, version, facts }: PreciseRecord) {
    this.by = `${engine} ${version}`.trim();
    this.table = decodePreciseFacts(facts);
  }

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

  placeOf(keyHash: bigint): DeclaredMember | undefined {
    return (this.byKey ??= new Map(this.table.members.map((member) => [member.keyHash, member]))).get(keyHash);
  }

  declaredAt(line: number, column: number): DeclaredMember | undefined {
    this.byPlace ??= new Map(this.table.members.map((member) => [placeKey(member.line, member.column), member]));
    return this.byPlace.get(placeKey(line, column));
  }

  get bytes(): number {
    const { count, targets, meanings, members } = this.table;
    return count * PER_OCCURRENCE + (targets.length + meanings.length + 2 * members.length) * PER_TARGET + PER_FILE;
  }
}

export class PreciseAnswers {
  private readonly engines: readonly OneEngine[];

  /**
   * @param records of one file, whom to ask first at first
   * @throws RangeError for bytes that nobody wrote so
   */
  constructor(records: readonly PreciseRecord[]) {
    this.engines = records.map((record) => new OneEngine(record));
  }

  /**
   * What the name at a place means; null for one that is declared outside, undefined where no engine says anything.
   */
  at(line: number, column: number): readonly PreciseMeaning[] | null | undefined {
    return this.answering(line, column)?.at(line, column);
  }

  /** Who speaks of a place, with its version: `typescript 5.9.3`; the first one where nobody does. */
  by(line: number, column: number): string {
    return (this.answering(line, column) ?? this.engines[0])?.by ?? "";
  }

  /** Where this text declares a member that the index has no symbol for; undefined when it does not. */
  placeOf(keyHash: bigint): DeclaredMember | undefined {
    return firstOf(this.engines, (engine) => engine.placeOf(keyHash));
  }

  /** The members without a symbol that the name at a place declares: each engine has keys of its own. */
  declaredAt(line: number, column: number): DeclaredMember[] {
    return this.engines.flatMap((engine) => engine.declaredAt(line, column) ?? []);
  }

  get bytes(): number {
    return this.engines.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  private answering(line: number, column: number): OneEngine | undefined {
    return this.engines.find((engine) => engine.at(line, column) !== undefined);
  }
}

function firstOf<T, R>(list: readonly T[], find: (each: T) => R | undefined): R | undefined {
  for (const each of list) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

const placeKey = (line: number, column: number): string => `${line}:${column}`;
