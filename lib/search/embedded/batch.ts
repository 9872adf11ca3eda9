/**
 * Collects the rows of a batch of files as they arrive and turns them into a segment. Files come one after the other,
 * each with its symbols in the order of their ordinals.
 */
import { assemble, type RowsAndNames } from "./assemble";
import { MAX_BODY_LINES, pool, shared, type SegmentData } from "./segment";
import { sortNames } from "./sort-names";

/** One symbol as it comes from the database; strings are UTF-8 bytes, one per unit ("binary strings"). */
interface SymbolRow {
  fileId: number;
  ordinal: number;
  name: string;
  /** low half of the name's hash */
  nameHash: number;
  keyHigh: number;
  keyLow: number;
  /** index into SYMBOL_KINDS, and into SYMBOL_ROLES */
  kind: number;
  role: number;
  /** ordinal of the enclosing symbol, or -1 */
  container: number;
  qualifier: string | null;
  bodyLines: number;
}

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** Rows grow by doubling. */
function grown<C extends Column>(column: C, length: number): C {
  if (length <= column.length) return column;
  const bigger = new (column.constructor as new (length: number) => C)(Math.max(length, column.length * 2));
  bigger.set(column);
  return bigger;
}

export class Batch {
  rows = 0;
  /** whether each file has had all its symbols in their order: then a row says which it is */
  private isDense = true;
  private readonly names = new Map<string, number>();
  private readonly hashes: number[] = [];
  private readonly qualifiers = new Map<string, number>([["", 0]]);
  private readonly files: number[] = [];
  private readonly fileRows: number[] = [];
  private u32 = [0, 1, 2, 3, 4, 5].map(() => new Uint32Array(1024));
  private container = new Int32Array(1024);
  private kind = new Uint8Array(1024);
  private body = new Uint16Array(1024);

  /** Adds a file that has no symbols too: it counts as known. */
  addFile(fileId: number): void {
    this.files.push(fileId);
    this.fileRows.push(this.rows);
  }

  /** Adds a row to the last file. */
  add(row: SymbolRow): void {
    const at = this.rows++;
    if (at >= this.kind.length) this.grow();
    const [name, file, ordinal, qualifier, keyHigh, keyLow] = this.u32;
    name[at] = this.idOf(row);
    file[at] = this.files.length - 1;
    ordinal[at] = row.ordinal;
    this.isDense &&= row.ordinal === at - this.fileRows[this.fileRows.length - 1];
    qualifier[at] = row.qualifier === null ? 0 : intern(this.qualifiers, row.qualifier);
    keyHigh[at] = row.keyHigh;
    keyLow[at] = row.keyLow;
    this.container[at] = this.containerRow(row.container, at);
    this.kind[at] = row.kind * 4 + row.role;
    this.body[at] = Math.min(row.bodyLines, MAX_BODY_LINES);
  }

  private idOf(row: SymbolRow): number {
    const id = intern(this.names, row.name);
    if (id === this.hashes.length) this.hashes.push(row.nameHash >>> 0);
    return id;
  }

  /** Ordinals are dense, so a container's row is known from the file's first; -1 when it is not there. */
  private containerRow(ordinal: number, at: number): number {
    const first = this.fileRows[this.fileRows.length - 1];
    const row = first + ordinal;
    return ordinal < 0 || row >= at || this.u32[2][row] !== ordinal ? -1 : row;
  }

  private grow(): void {
    const length = this.kind.length * 2;
    this.u32 = this.u32.map((column) => grown(column, length));
    this.container = grown(this.container, length);
    this.kind = grown(this.kind, length);
    this.body = grown(this.body, length);
  }

  /** The segment, in steps. The batch is spent afterwards. */
  *build(): Generator<void, SegmentData> {
    return yield* assemble(yield* this.rowsAndNames());
  }

  private *rowsAndNames(): Generator<void, RowsAndNames> {
    const order = yield* sortNames(this.names.keys());
    const place = new Uint32Array(order.length);
    const nameHash = shared.u32(order.length);
    order.forEach((name, i) => {
      const id = this.names.get(name)!;
      place[id] = i;
      nameHash[i] = this.hashes[id];
    });
    yield;
    const names = pool(order);
    yield;
    const qualifiers = pool([...this.qualifiers.keys()]);
    const [name, file, ordinal, qualifier, keyHigh, keyLow] = this.u32.map((column) => this.copy(column));
    for (let row = 0; row < this.rows; row++) name[row] = place[name[row]];
    yield;
    const fileIds = shared.i32(this.files.length);
    fileIds.set(this.files);
    const fileRows = shared.u32(this.files.length + 1);
    fileRows.set([...this.fileRows, this.rows]);
    const container = shared.i32(this.rows);
    container.set(this.container.subarray(0, this.rows));
    const kind = shared.u8(this.rows);
    kind.set(this.kind.subarray(0, this.rows));
    const body = shared.u16(this.rows);
    body.set(this.body.subarray(0, this.rows));
    return {
      rows: this.rows,
      names: order.length,
      files: this.files.length,
      namePool: names.bytes,
      nameStart: names.start,
      nameHash,
      rowName: name,
      rowFile: file,
      rowOrdinal: this.isDense ? null : ordinal,
      rowContainer: container,
      rowQualifier: qualifier,
      rowKind: kind,
      rowBody: body,
      rowKeyHigh: keyHigh,
      rowKeyLow: keyLow,
      fileIds,
      fileRows,
      qualifierPool: qualifiers.bytes,
      qualifierStart: qualifiers.start,
    };
  }

  private copy(column: Uint32Array): Uint32Array {
    const exact = shared.u32(this.rows);
    exact.set(column.subarray(0, this.rows));
    return exact;
  }
}

function intern(ids: Map<string, number>, text: string): number {
  let id = ids.get(text);
  if (id === undefined) ids.set(text, (id = ids.size));
  return id;
}
