/**
 * The bytes of `reference.post`: where one file uses one name, and as what. Labels, the symbols' own names and
 * locals (unless they are members of what stands left as well) are not in it. About 5 bytes a use.
 *
 * Layout: varint count, then per use in the order of the text: a byte (bits 0 to 3 role; 4 enclosing changed; 5
 * something stands left; 6 argument count follows; 7 what stands left is a scope), varint line - previous line, varint
 * column, (4) signed enclosing - previous from -1, (5) a byte for what stands left and, for a name, the lower 4 bytes
 * of its hash, (6) varint arguments.
 */
import { ByteReader, type ByteWriter } from "./varint";

/** What stands left of a use: nothing, `this`, `super`, another expression, or a name. */
export const LEFT_KINDS = ["none", "this", "super", "expression", "name"] as const;

/** One use of a name. */
export interface ReferenceUse {
  /** index into USE_ROLES */
  role: number;
  /** 0-based */
  line: number;
  /** 0-based, UTF-16 units; the end is the column plus the length of the name */
  column: number;
  /** ordinal of the innermost enclosing symbol in the same file, -1 at file level */
  enclosing: number;
  /** index into LEFT_KINDS */
  left: number;
  /** lower 32 bits of the hash of the name that stands left; 0 unless `left` is a name */
  leftHash: number;
  /** what stands left is a scope (`A::b`), not a value */
  scopeQualified: boolean;
  /** arguments of the call, -1 when it is no call */
  arity: number;
}

const ENCLOSING = 16;
const LEFT = 32;
const ARITY = 64;
const SCOPE = 128;
const LEFT_NAME = LEFT_KINDS.indexOf("name");

/** Appends the uses of one name; they must be in the order of the text. */
export class ReferencePostWriter {
  private line = 0;
  private enclosing = -1;

  constructor(private readonly out: ByteWriter) {}

  begin(count: number): void {
    this.line = 0;
    this.enclosing = -1;
    this.out.varint(count);
  }

  use(
    role: number,
    line: number,
    column: number,
    enclosing: number,
    left: number,
    leftHash: number,
    scopeQualified: boolean,
    arity: number,
  ): void {
    const { out } = this;
    const moved = enclosing !== this.enclosing;
    out.u8(
      role | (moved ? ENCLOSING : 0) | (left > 0 ? LEFT : 0) | (arity >= 0 ? ARITY : 0) | (scopeQualified ? SCOPE : 0),
    );
    out.varint(line - this.line);
    out.varint(column);
    if (moved) out.signed(enclosing - this.enclosing);
    if (left > 0) {
      out.u8(left);
      if (left === LEFT_NAME) out.i32(leftHash);
    }
    if (arity >= 0) out.varint(arity);
    this.line = line;
    this.enclosing = enclosing;
  }
}

/** Number of uses in a post, without decoding them. */
export function countReferencePost(post: Uint8Array): number {
  return new ByteReader(post).varint();
}

/** Throws a RangeError when the bytes end too early. */
export function decodeReferencePost(post: Uint8Array): ReferenceUse[] {
  const input = new ByteReader(post);
  const uses = new Array<ReferenceUse>(input.count(3));
  let line = 0;
  let enclosing = -1;
  for (let i = 0; i < uses.length; i++) {
    const flags = input.u8();
    line += input.varint();
    const column = input.varint();
    if (flags & ENCLOSING) enclosing += input.signed();
    const left = flags & LEFT ? Math.min(input.u8(), LEFT_NAME) : 0;
    uses[i] = {
      role: flags & 15,
      line,
      column,
      enclosing,
      left,
      leftHash: left === LEFT_NAME ? input.u32() : 0,
      scopeQualified: (flags & SCOPE) !== 0,
      arity: flags & ARITY ? input.varint() : -1,
    };
  }
  return uses;
}
