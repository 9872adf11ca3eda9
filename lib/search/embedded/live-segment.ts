/**
 * A segment in use: its immutable data, which of its files are still there, and the priors of its rows. Priors change
 * when counts of mentions and importers come in; names and rows never do.
 */
import { KIND_GROUPS, SYMBOL_KINDS, SYMBOL_ROLES } from "../../contract/vocabulary";
import type { SymbolKind } from "../../contract/vocabulary";
import { hashNameInto } from "../../format/name-hash";
import { symbolId } from "../../format/symbol-id";
import { prior, type PriorFacts } from "../rank/prior";
import type { IndexedFile } from "./indexed-file";
import type { Mentions } from "./mentions";
import { qualifierAt } from "./name-order";
import { POSTING, segmentBytes, type SegmentData } from "./segment";

/** Priors of a segment. They are replaced, never changed: whoever writes them to a file may take his time. */
export interface Priors {
  /** by row */
  prior: Float32Array;
  /** best prior of a name's rows, for choosing among very many names */
  namePrior: Uint8Array;
  /** the same of its rows in `user` scope; 0 for none */
  ownNamePrior: Uint8Array;
}

const SCOPE_KINDS: ReadonlySet<SymbolKind> = new Set(KIND_GROUPS.scope);
const FUNCTION_KINDS: ReadonlySet<SymbolKind> = new Set(KIND_GROUPS.function);
/** Rows between two steps. */
const STEP = 16_384;
/** Priors in a name's byte: half points from -32 up. */
const PRIOR_FLOOR = -32;
const PRIOR_SCALE = 2;

let lastSerial = 0;

export class LiveSegment {
  /** tells segments of this process apart */
  readonly serial = ++lastSerial;
  /** 1 for each file that is still there */
  readonly alive: Uint8Array;
  /** ids of the files */
  private readonly fileIds: Int32Array;
  /** stamps of the files */
  readonly stamps: Int32Array;
  private rating: Priors;
  liveFiles: number;
  deadRows = 0;

  constructor(
    readonly data: SegmentData,
    /** by index in the segment; the engine's own records */
    readonly files: readonly IndexedFile[],
    /** as they were rated before; null: zeros until `rate` */
    priors: Priors | null = null,
  ) {
    this.alive = new Uint8Array(data.files).fill(1);
    this.fileIds = Int32Array.from(files, ({ id }) => id);
    this.stamps = Int32Array.from(files, ({ stamp }) => stamp);
    this.liveFiles = data.files;
    this.rating = priors ?? emptyPriors(data);
  }

  get priors(): Priors {
    return this.rating;
  }

  get prior(): Float32Array {
    return this.rating.prior;
  }

  get namePrior(): Uint8Array {
    return this.rating.namePrior;
  }

  get ownNamePrior(): Uint8Array {
    return this.rating.ownNamePrior;
  }

  /** Masks a file by its index in the segment. */
  bury(file: number): void {
    if (this.alive[file] === 0) return;
    this.alive[file] = 0;
    this.liveFiles--;
    this.deadRows += this.data.fileRows[file + 1] - this.data.fileRows[file];
  }

  /** Whether a file that is still there has a symbol of this name: the names of others stay until a merge. */
  hasLive(name: number): boolean {
    const { nameRows, postings } = this.data;
    for (let i = nameRows[name]; i < nameRows[name + 1]; i++) {
      if (this.alive[postings[i * POSTING + 1]] === 1) return true;
    }
    return false;
  }

  get liveRows(): number {
    return this.data.rows - this.deadRows;
  }

  bytes(): number {
    const files = this.alive.byteLength + this.fileIds.byteLength;
    return segmentBytes(this.data) + this.prior.byteLength + 2 * this.namePrior.byteLength + files;
  }

  id(row: number): bigint {
    return BigInt(this.idNumber(row));
  }

  /** The id as a number; see `symbolId`. */
  idNumber(row: number): number {
    const { rowFile, rowOrdinal, fileRows } = this.data;
    const file = rowFile[row];
    return symbolId(this.fileIds[file], rowOrdinal === null ? row - fileRows[file] : rowOrdinal[row]);
  }

  kind(row: number): SymbolKind {
    return SYMBOL_KINDS[this.data.rowKind[row] >> 2];
  }

  /** Fills in what the prior of a row looks at. */
  facts(row: number, mentions: Mentions, into: PriorFacts): PriorFacts {
    const { data } = this;
    const file = this.files[data.rowFile[row]];
    into.kind = SYMBOL_KINDS[data.rowKind[row] >> 2];
    into.role = SYMBOL_ROLES[data.rowKind[row] & 3];
    into.own = file.scope === "user";
    into.mentions = mentions.get(data.nameHash[data.rowName[row]]);
    into.containerMentions = this.containerMentions(row, mentions);
    into.importers = file.importers;
    into.bodyLines = data.rowBody[row];
    into.place = file.place;
    return into;
  }

  /** Mentions of the innermost owner's name; -1 when only namespaces, packages or modules are around. */
  private containerMentions(row: number, mentions: Mentions): number {
    const { data } = this;
    if (data.rowQualifier[row] !== 0) return mentions.get(lastSegmentHash(qualifierAt(data, data.rowQualifier[row])));
    const container = data.rowContainer[row];
    if (container < 0 || SCOPE_KINDS.has(this.kind(container))) return -1;
    // What stands inside a function is nobody else's, however known the function is.
    if (FUNCTION_KINDS.has(this.kind(container))) return 0;
    return mentions.get(data.nameHash[data.rowName[container]]);
  }

  /** Computes all priors, in steps. */
  *rate(mentions: Mentions): Generator<void, void> {
    const { data } = this;
    const facts = emptyFacts();
    const { prior: all, namePrior: best, ownNamePrior: bestOwn } = emptyPriors(data);
    for (let row = 0; row < data.rows; row++) {
      const value = prior(this.facts(row, mentions, facts));
      all[row] = value;
      const name = data.rowName[row];
      const step = quantised(value);
      best[name] = Math.max(best[name], step);
      if (facts.own) bestOwn[name] = Math.max(bestOwn[name], step);
      if (row % STEP === STEP - 1) yield;
    }
    this.rating = { prior: all, namePrior: best, ownNamePrior: bestOwn };
  }
}

function emptyPriors({ rows, names }: SegmentData): Priors {
  return {
    prior: new Float32Array(rows),
    namePrior: new Uint8Array(names),
    ownNamePrior: new Uint8Array(names),
  };
}

/** A prior as a byte, never below what it stands for once rounded to the scale. */
export function quantised(value: number): number {
  return Math.max(1, Math.min(255, Math.ceil((value - PRIOR_FLOOR) * PRIOR_SCALE)));
}

export function emptyFacts(): PriorFacts {
  return {
    kind: "function",
    role: "definition",
    own: false,
    mentions: 0,
    containerMentions: -1,
    importers: 0,
    bodyLines: 0,
    place: "plain",
  };
}

const hash = new Uint32Array(2);

function lastSegmentHash(qualifier: string): number {
  hashNameInto(qualifier.slice(qualifier.search(/[^.:\\]*$/)), hash, 0);
  return hash[1];
}
