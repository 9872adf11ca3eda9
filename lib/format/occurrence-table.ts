/**
 * Every identifier use of one file as columns, in the order of the text, and what the numbers in them mean. Their
 * bytes are those of occurrences-blob.ts.
 */

/** Values of `left` that are no index: nothing, `this`, `super`, another expression. The same as extraction's. */
export const LEFT_CODES = { none: -1, this: -2, super: -3, expression: -4 } as const;

/** What stands left is a scope (`A::b`) and not a value; it is an element of what is named (`rows[0].name`). */
export const LEFT_FLAGS = { scope: 1, indexed: 2, unlisted: 4 } as const;

/** How a declared name is typed by another occurrence. The same as extraction's, which says more. */
export const TYPED = {
  byType: 0,
  byValue: 1,
  byElement: 2,
  byItem: 3,
  isArray: 4,
  byCallback: 8,
  /** `byCallback | isArray`, where objects are taken apart by the names of their members */
  memberOfElement: 12,
  memberOfParameter: 13,
  hasArgument: 16,
  /** not types of the name: what an extension extends, what the lambda around a name is handed to */
  extends: 24,
  within: 25,
  /** by the member of its own name that the named type has, or the named value's type */
  memberOfType: 26,
  memberOfValue: 27,
  /** not a type: the call whose parameter an argument's name is: `f(name = 1)` */
  namesParameter: 28,
  /**
   * not types: the first key of the object without a name that a key belongs to; what a literal (its first key) is
   * given to, or listed in
   */
  keyOf: 29,
  givenTo: 30,
  listedIn: 31,
  /** place among parameters or arguments, where the two above are set */
  place: 3,
} as const;

/**
 * What the writer reads: columns as extraction gives them, with lines and columns instead of offsets. All of length
 * `count` or more.
 */
export interface OccurrenceSource {
  count: number;
  /** 0-based */
  line: Uint32Array;
  /** 0-based, UTF-16 units */
  column: Uint32Array;
  /** index into the file's names */
  name: Uint32Array;
  /** index into USE_ROLES */
  role: Uint8Array;
  /** bits of LEFT_FLAGS */
  leftFlags: Uint8Array;
  /** ordinal of the innermost enclosing symbol, -1 at file level */
  enclosing: Int32Array;
  /** index of the occurrence that names the receiver or qualifier, or one of LEFT_CODES */
  left: Int32Array;
  /** arguments of the call, -1 when it is no call; of a type in C 0 for a tag: `struct x` */
  arity: Int16Array | Int32Array;
  /** for a local's use or binding: index of the occurrence that binds it (itself for the binding); -1 otherwise */
  local: Int32Array;
  /** for a symbol's own name: its ordinal; -1 otherwise */
  symbol: Int32Array;
  /** triples: occurrence of a name, occurrence that it is typed by, how (TYPED); ascending */
  types: ArrayLike<number>;
}

/** The same as it is read again. */
export interface OccurrenceTable extends OccurrenceSource {
  arity: Int32Array;
}

/** Columns of 32 bits that every occurrence has, and of 8. */
const WIDE = 8;
const NARROW = 2;

/**
 * Columns of `size` unset occurrences, all in one piece of memory: thousands of files are kept, and each piece costs
 * the collector.
 */
export function occurrenceTable(size: number): OccurrenceTable {
  const memory = new ArrayBuffer(size * (4 * WIDE + NARROW));
  const unsigned = (at: number) => new Uint32Array(memory, 4 * at * size, size);
  const signed = (at: number) => new Int32Array(memory, 4 * at * size, size).fill(-1);
  const bytes = (at: number) => new Uint8Array(memory, (4 * WIDE + at) * size, size);
  return {
    count: size,
    line: unsigned(0),
    column: unsigned(1),
    name: unsigned(2),
    enclosing: signed(3),
    left: signed(4).fill(LEFT_CODES.none),
    arity: signed(5),
    local: signed(6),
    symbol: signed(7),
    role: bytes(0),
    leftFlags: bytes(1),
    types: NO_TYPES,
  };
}

const NO_TYPES = new Int32Array(0);
