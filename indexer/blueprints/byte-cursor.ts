/**
 * Reads the little-endian values of a package one after the other. Never past the end, and never a length that the
 * file claims and does not have: each is compared with the bytes that are left before anything is made of it.
 */
import { broken } from "./asset-refused";

export class ByteCursor {
  constructor(
    private readonly bytes: Buffer,
    public at = 0,
  ) {}

  get length(): number {
    return this.bytes.length;
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  i32(): number {
    return this.bytes.readInt32LE(this.take(4));
  }

  u32(): number {
    return this.bytes.readUInt32LE(this.take(4));
  }

  u16(): number {
    return this.bytes.readUInt16LE(this.take(2));
  }

  skip(bytes: number): void {
    this.take(bytes);
  }

  /** A number of things that take at least `size` bytes each. */
  count(size: number, what: string): number {
    const count = this.i32();
    if (count < 0 || count * size > this.left) throw broken(`it claims ${count} ${what} in ${this.left} bytes`);
    return count;
  }

  /**
   * Text with its length in front: one byte a character, or two where the length is negative. The NUL at its end is
   * cut; others, which no database takes, are replaced.
   */
  text(): string {
    const start = this.skipText();
    const [from, to] = [start.from, this.at];
    if (from === to) return "";
    const text = start.wide
      ? this.bytes.toString("utf16le", from, to - 2)
      : this.bytes.toString("latin1", from, to - 1);
    return text.includes("\0") ? text.replaceAll("\0", "\ufffd") : text;
  }

  /** Passes over a text; tells where its characters begin. They end at the cursor. */
  skipText(): { from: number; wide: boolean } {
    const length = this.i32();
    const wide = length < 0;
    const size = wide ? -2 * length : length;
    if (size > this.left) throw broken(`a text claims ${size} bytes of ${this.left}`);
    return { from: this.take(size), wide };
  }

  private take(size: number): number {
    const at = this.at;
    if (size < 0 || size > this.bytes.length - at) throw broken(`it ends at byte ${this.bytes.length}, within a value`);
    this.at = at + size;
    return at;
  }
}
