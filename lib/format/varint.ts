/**
 * Bytes in and out: the growing writer that every record and COPY row is built with, and the bounded reader that
 * decodes them. Unsigned varints are LEB128, signed ones zigzag first; fixed-width integers are big-endian, as
 * Postgres sends them. Refuses to read beyond the end of what it was given.
 */

const utf8 = new TextEncoder();

/** A byte buffer that grows. `length` bytes of it are written. */
export class ByteWriter {
  bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 1024) {
    this.bytes = new Uint8Array(capacity);
  }

  /** Makes room for `count` more bytes. */
  reserve(count: number): void {
    const needed = this.length + count;
    if (needed <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.bytes.length * 2));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  u8(value: number): void {
    if (this.length + 1 > this.bytes.length) this.reserve(1);
    this.bytes[this.length++] = value;
  }

  /** @param value an integer of 0 to 2^32 - 1 */
  varint(value: number): void {
    if (this.length + 5 > this.bytes.length) this.reserve(5);
    let rest = value >>> 0;
    while (rest > 127) {
      this.bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  /** @param value an integer of -2^31 to 2^31 - 1 */
  signed(value: number): void {
    this.varint((value << 1) ^ (value >> 31));
  }

  i16(value: number): void {
    this.reserve(2);
    this.bytes[this.length++] = value >>> 8;
    this.bytes[this.length++] = value;
  }

  i32(value: number): void {
    if (this.length + 4 > this.bytes.length) this.reserve(4);
    this.i32At(this.length, value);
    this.length += 4;
  }

  /** Overwrites four bytes that were written before. */
  i32At(at: number, value: number): void {
    this.bytes[at] = value >>> 24;
    this.bytes[at + 1] = value >>> 16;
    this.bytes[at + 2] = value >>> 8;
    this.bytes[at + 3] = value;
  }

  append(source: Uint8Array): void {
    this.reserve(source.length);
    this.bytes.set(source, this.length);
    this.length += source.length;
  }

  /** Writes text as UTF-8; a lone surrogate becomes U+FFFD. */
  text(text: string): void {
    this.reserve(text.length * 3);
    const { bytes, length } = this;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 127 || i > 64) {
        this.length = length + i + utf8.encodeInto(text.slice(i), bytes.subarray(length + i)).written;
        return;
      }
      bytes[length + i] = unit;
    }
    this.length = length + text.length;
  }

  /** A copy of what is written, with a buffer of its own. */
  take(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }

  clear(): void {
    this.length = 0;
  }
}

/**
 * Reads what `ByteWriter` wrote. Throws a RangeError at the end of the bytes, and at a varint of more than 32 bits.
 */
export class ByteReader {
  constructor(
    private readonly bytes: Uint8Array,
    private at = 0,
  ) {}

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  /** Bytes not read yet: no list can have more entries than that. */
  get left(): number {
    return this.bytes.length - this.at;
  }

  u8(): number {
    if (this.at >= this.bytes.length) throw new RangeError("The record ends before its last value.");
    return this.bytes[this.at++];
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.u8();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
    throw new RangeError("The record holds a number of more than 32 bits.");
  }

  signed(): number {
    const value = this.varint();
    return (value >>> 1) ^ -(value & 1);
  }

  u32(): number {
    return ((this.u8() << 24) | (this.u8() << 16) | (this.u8() << 8) | this.u8()) >>> 0;
  }

  /** The next `length` bytes, not copied. */
  slice(length: number): Uint8Array {
    if (length > this.left) throw new RangeError("The record ends before its last value.");
    return this.bytes.subarray(this.at, (this.at += length));
  }

  /** A count of entries of at least `bytesEach` bytes; throws when the rest of the record cannot hold that many. */
  count(bytesEach = 1): number {
    const count = this.varint();
    if (count * bytesEach > this.left) throw new RangeError("The record is shorter than its count says.");
    return count;
  }
}
