/**
 * Growing columns of occurrences and the file's distinct names. Filled in token order; refuses to judge what it holds.
 */
import { LEFT_NONE, OCC_SCOPE_QUALIFIED, type FileFacts, type OccurrenceColumns } from "../model";
import { NameIds } from "./name-ids";

type Facts = Pick<FileFacts, "nameIds" | "occurrences">;

export class OccurrenceList {
  /** the file's distinct names */
  readonly nameIds: NameIds;
  private readonly columns: OccurrenceColumns;

  /** @param columns memory of an earlier list that nobody needs any more */
  constructor(expected: number, columns?: OccurrenceColumns, facts?: Facts) {
    this.nameIds = facts?.nameIds ?? new NameIds();
    this.columns = columns ?? allocate(Math.max(64, expected));
    if (!facts) this.columns.count = 0;
  }

  /** A file's occurrences, to be changed in place. */
  static of(facts: Facts): OccurrenceList {
    return new OccurrenceList(0, facts.occurrences, facts);
  }

  get count(): number {
    return this.columns.count;
  }

  get names(): string[] {
    return this.nameIds.names;
  }

  /** Adds a plain occurrence and returns its index; the caller sets what is special about it. */
  add(start: number, nameId: number, role: number, enclosing: number): number {
    const c = this.columns;
    if (c.count === c.start.length) grow(c, c.count * 2);
    const i = c.count++;
    this.put(i, start, nameId, role, enclosing);
    return i;
  }

  /** Makes a row a plain occurrence. */
  put(i: number, start: number, nameId: number, role: number, enclosing: number): void {
    const c = this.columns;
    c.start[i] = start;
    c.name[i] = nameId;
    c.role[i] = role;
    c.flags[i] = 0;
    c.enclosing[i] = enclosing;
    c.left[i] = LEFT_NONE;
    c.arity[i] = -1;
    c.local[i] = -1;
    c.symbol[i] = -1;
  }

  /** Row i is written behind the scope that another names. */
  qualify(i: number, scope: number): void {
    this.columns.left[i] = scope;
    this.columns.flags[i] |= OCC_SCOPE_QUALIFIED;
  }

  /** Moves row i to `moved[i]`, which must rise with i; the rows between are left for `put`. */
  spread(moved: Int32Array, count: number): void {
    const c = this.columns;
    for (let i = 0; i < c.count; i++) {
      if (c.left[i] >= 0) c.left[i] = moved[c.left[i]];
      if (c.local[i] >= 0) c.local[i] = moved[c.local[i]];
    }
    if (count > c.start.length) grow(c, Math.max(count, c.start.length * 2));
    for (let end = c.count; end > 0;) {
      const by = moved[end - 1] - (end - 1);
      if (by === 0) break;
      let from = end - 1;
      while (from > 0 && moved[from - 1] - (from - 1) === by) from--;
      for (const column of columnsOf(c)) column.copyWithin(from + by, from, end);
      end = from;
    }
    c.count = count;
  }

  /** The columns themselves; valid up to `count`. */
  get all(): OccurrenceColumns {
    return this.columns;
  }
}

function allocate(size: number): OccurrenceColumns {
  return {
    count: 0,
    start: new Uint32Array(size),
    name: new Uint32Array(size),
    role: new Uint8Array(size),
    flags: new Uint8Array(size),
    enclosing: new Int32Array(size),
    left: new Int32Array(size),
    arity: new Int16Array(size),
    local: new Int32Array(size),
    symbol: new Int32Array(size),
  };
}

function grow(c: OccurrenceColumns, size: number): void {
  const bigger = allocate(size);
  const old = columnsOf(c);
  columnsOf(bigger).forEach((column, i) => column.set(old[i]));
  Object.assign(c, bigger, { count: c.count });
}

function columnsOf(c: OccurrenceColumns) {
  return [c.start, c.name, c.role, c.flags, c.enclosing, c.left, c.arity, c.local, c.symbol];
}
