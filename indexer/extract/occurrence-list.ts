/** Growing columns of occurrences and the file's distinct names. Filled in token order; refuses to judge what it holds. */
import { LEFT_NONE, type OccurrenceColumns } from "../model";

export class OccurrenceList {
  readonly names: string[] = [];
  private readonly nameIds = new Map<string, number>();
  private readonly columns: OccurrenceColumns;

  /** @param columns memory of an earlier list that nobody needs any more */
  constructor(expected: number, columns?: OccurrenceColumns) {
    this.columns = columns ?? allocate(Math.max(64, expected));
    this.columns.count = 0;
  }

  get count(): number {
    return this.columns.count;
  }

  /** Number of this name in the file, given out by first use. */
  nameId(name: string): number {
    let id = this.nameIds.get(name);
    if (id === undefined) {
      id = this.names.length;
      this.names.push(name);
      this.nameIds.set(name, id);
    }
    return id;
  }

  /** Adds a plain occurrence and returns its index; the caller sets what is special about it. */
  add(start: number, nameId: number, role: number, enclosing: number): number {
    const c = this.columns;
    if (c.count === c.start.length) grow(c);
    const i = c.count++;
    c.start[i] = start;
    c.name[i] = nameId;
    c.role[i] = role;
    c.flags[i] = 0;
    c.enclosing[i] = enclosing;
    c.left[i] = LEFT_NONE;
    c.arity[i] = -1;
    c.local[i] = -1;
    c.symbol[i] = -1;
    return i;
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

function grow(c: OccurrenceColumns): void {
  const bigger = allocate(c.start.length * 2);
  bigger.start.set(c.start);
  bigger.name.set(c.name);
  bigger.role.set(c.role);
  bigger.flags.set(c.flags);
  bigger.enclosing.set(c.enclosing);
  bigger.left.set(c.left);
  bigger.arity.set(c.arity);
  bigger.local.set(c.local);
  bigger.symbol.set(c.symbol);
  Object.assign(c, bigger, { count: c.count });
}
