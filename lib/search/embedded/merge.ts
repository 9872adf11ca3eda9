/**
 * Merges segments into one, leaving out the files that are gone. Reads shared memory only, so it runs in a worker as
 * well as in slices between requests.
 */
import { assemble, STEP, type RowsAndNames } from "./assemble";
import { compareNames, qualifierAt } from "./name-order";
import { pool, POSTING, shared, type SegmentData } from "./segment";

/** A segment and which of its files are still there (1 or 0 for each). */
export interface MergeInput {
  data: SegmentData;
  alive: Uint8Array;
}

const NONE = 0xffffffff;

/** The merged segment, in steps. */
export function* mergeSegments(inputs: readonly MergeInput[]): Generator<void, SegmentData> {
  const rowMaps = inputs.map(liveRows);
  const names = yield* mergeNames(inputs, rowMaps);
  const part = yield* mergeRows(inputs, rowMaps, names);
  return yield* assemble(part);
}

/** For each row its number among the live rows of its segment, or NONE. */
function liveRows({ data, alive }: MergeInput): Uint32Array {
  const map = new Uint32Array(data.rows);
  let live = 0;
  for (let row = 0; row < data.rows; row++) map[row] = alive[data.rowFile[row]] === 1 ? live++ : NONE;
  return map;
}

interface MergedNames {
  count: number;
  pool: Uint8Array;
  start: Uint32Array;
  hash: Uint32Array;
  /** new number of each name, per segment */
  place: Uint32Array[];
}

function* mergeNames(inputs: readonly MergeInput[], rowMaps: Uint32Array[]): Generator<void, MergedNames> {
  const bytes = inputs.reduce((sum, { data }) => sum + data.namePool.length, 0);
  const most = inputs.reduce((sum, { data }) => sum + data.names, 0);
  const pool = new Uint8Array(bytes);
  const start = new Uint32Array(most + 1);
  const hash = new Uint32Array(most);
  const place = inputs.map(({ data }) => new Uint32Array(data.names).fill(NONE));
  const next = inputs.map((_, i) => nextLive(inputs[i].data, rowMaps[i], 0));
  let count = 0;
  for (;;) {
    const least = leastName(inputs, next);
    if (least < 0) break;
    const { data } = inputs[least];
    const from = data.nameStart[next[least]];
    const to = data.nameStart[next[least] + 1];
    pool.set(data.namePool.subarray(from, to), start[count]);
    start[count + 1] = start[count] + to - from;
    hash[count] = data.nameHash[next[least]];
    for (let i = least; i < inputs.length; i++) {
      const other = inputs[i].data;
      if (next[i] >= other.names) continue;
      const same = i === least || compareAt(pool, start, count, other, next[i]) === 0;
      if (!same) continue;
      place[i][next[i]] = count;
      next[i] = nextLive(other, rowMaps[i], next[i] + 1);
    }
    count++;
    if (count % STEP === 0) yield;
  }
  return { count, pool, start, hash, place };
}

function compareAt(pool: Uint8Array, start: Uint32Array, at: number, data: SegmentData, name: number): number {
  return compareNames(pool, start[at], start[at + 1], data.namePool, data.nameStart[name], data.nameStart[name + 1]);
}

/** First name from `name` on that has a live row. */
function nextLive(data: SegmentData, rowMap: Uint32Array, name: number): number {
  for (; name < data.names; name++) {
    for (let i = data.nameRows[name]; i < data.nameRows[name + 1]; i++) {
      if (rowMap[data.postings[i * POSTING]] !== NONE) return name;
    }
  }
  return name;
}

function leastName(inputs: readonly MergeInput[], next: number[]): number {
  let least = -1;
  for (let i = 0; i < inputs.length; i++) {
    const { data } = inputs[i];
    if (next[i] >= data.names) continue;
    if (least >= 0) {
      const best = inputs[least].data;
      const order = compareNames(
        data.namePool,
        data.nameStart[next[i]],
        data.nameStart[next[i] + 1],
        best.namePool,
        best.nameStart[next[least]],
        best.nameStart[next[least] + 1],
      );
      if (order >= 0) continue;
    }
    least = i;
  }
  return least;
}

function* mergeRows(
  inputs: readonly MergeInput[],
  rowMaps: Uint32Array[],
  names: MergedNames,
): Generator<void, RowsAndNames> {
  const rows = rowMaps.reduce((sum, map) => sum + map.reduce((n, row) => n + (row === NONE ? 0 : 1), 0), 0);
  const files = inputs.reduce((sum, { alive }) => sum + alive.reduce((n, a) => n + a, 0), 0);
  const qualifiers = new Qualifiers(inputs);
  const out: RowsAndNames = {
    rows,
    names: names.count,
    files,
    namePool: copied(shared.u8(names.start[names.count]), names.pool),
    nameStart: copied(shared.u32(names.count + 1), names.start),
    nameHash: copied(shared.u32(names.count), names.hash),
    rowName: shared.u32(rows),
    rowFile: shared.u32(rows),
    rowOrdinal: inputs.every(({ data }) => data.rowOrdinal === null) ? null : shared.u32(rows),
    rowContainer: shared.i32(rows),
    rowQualifier: shared.u32(rows),
    rowKind: shared.u8(rows),
    rowBody: shared.u16(rows),
    rowKeyHigh: shared.u32(rows),
    rowKeyLow: shared.u32(rows),
    fileIds: shared.i32(files),
    fileRows: shared.u32(files + 1),
    qualifierPool: shared.u8(0),
    qualifierStart: shared.u32(0),
  };
  let row = 0;
  let file = 0;
  for (const [i, { data, alive }] of inputs.entries()) {
    const base = row;
    for (let f = 0; f < data.files; f++) {
      if (alive[f] !== 1) continue;
      out.fileIds[file] = data.fileIds[f];
      out.fileRows[file] = row;
      for (let r = data.fileRows[f]; r < data.fileRows[f + 1]; r++, row++) {
        out.rowName[row] = names.place[i][data.rowName[r]];
        out.rowFile[row] = file;
        if (out.rowOrdinal !== null) out.rowOrdinal[row] = data.rowOrdinal?.[r] ?? r - data.fileRows[f];
        out.rowContainer[row] = data.rowContainer[r] < 0 ? -1 : base + rowMaps[i][data.rowContainer[r]];
        out.rowQualifier[row] = qualifiers.place(i, data.rowQualifier[r]);
        out.rowKind[row] = data.rowKind[r];
        out.rowBody[row] = data.rowBody[r];
        out.rowKeyHigh[row] = data.rowKeyHigh[r];
        out.rowKeyLow[row] = data.rowKeyLow[r];
      }
      file++;
      if (file % 256 === 0) yield;
    }
  }
  out.fileRows[files] = rows;
  return { ...out, ...qualifiers.pooled() };
}

function copied<A extends Uint8Array | Uint32Array>(target: A, source: A): A {
  target.set(source.subarray(0, target.length));
  return target;
}

/** Gathers the qualifiers that live rows use, each once. */
class Qualifiers {
  private readonly ids = new Map<string, number>([["", 0]]);
  private readonly known: Uint32Array[];

  constructor(private readonly inputs: readonly MergeInput[]) {
    this.known = inputs.map(({ data }) => new Uint32Array(data.qualifierStart.length));
  }

  /** New number of a segment's qualifier. */
  place(segment: number, qualifier: number): number {
    if (qualifier === 0) return 0;
    const known = this.known[segment];
    if (known[qualifier] === 0) known[qualifier] = this.intern(qualifierAt(this.inputs[segment].data, qualifier));
    return known[qualifier];
  }

  private intern(text: string): number {
    let id = this.ids.get(text);
    if (id === undefined) this.ids.set(text, (id = this.ids.size));
    return id;
  }

  pooled(): Pick<SegmentData, "qualifierPool" | "qualifierStart"> {
    const pooled = pool([...this.ids.keys()].map((text) => Buffer.from(text, "utf8").toString("latin1")));
    return { qualifierPool: pooled.bytes, qualifierStart: pooled.start };
  }
}
