/**
 * One name laid out for matching: its codes, lower case, word starts, and the flat form (lower case, separators left
 * out) that makes `hash_map`, `HashMap` and `hashmap` one. A view is reused from name to name; nothing is allocated.
 */
import { isWordCode, lowerCode, markWordStarts } from "./words";

/** Names are matched by their first units only; longer ones are generated and nobody types them. */
export const MAX_NAME_UNITS = 256;

export class NameView {
  /** UTF-16 units, at most MAX_NAME_UNITS */
  length = 0;
  /** units of the whole name */
  fullLength = 0;
  readonly codes: Uint16Array;
  readonly lower: Uint16Array;
  readonly starts: Uint8Array;
  /** the flat form, and for each of its units the place in the name and whether a word starts there */
  flatLength = 0;
  readonly flat: Uint16Array;
  readonly flatAt: Uint16Array;
  readonly flatStarts: Uint8Array;
  /** how many words the name has */
  words = 0;

  /** @param room units of the longest name that it will hold; what is longer is cut there */
  constructor(room = MAX_NAME_UNITS) {
    this.codes = new Uint16Array(room);
    this.lower = new Uint16Array(room);
    this.starts = new Uint8Array(room);
    this.flat = new Uint16Array(room);
    this.flatAt = new Uint16Array(room);
    this.flatStarts = new Uint8Array(room + 1);
  }

  /** A view that is kept for one name, no larger than it needs. */
  static of(name: string): NameView {
    return new NameView(Math.min(name.length, MAX_NAME_UNITS)).set(name);
  }

  set(name: string): this {
    this.fullLength = name.length;
    this.length = Math.min(name.length, this.codes.length);
    for (let i = 0; i < this.length; i++) this.codes[i] = name.charCodeAt(i);
    return this.derive();
  }

  /** The same from UTF-8 bytes [from, to). */
  setBytes(bytes: Uint8Array, from: number, to: number): this {
    this.fullLength = to - from;
    this.length = Math.min(this.fullLength, this.codes.length);
    const { codes, length } = this;
    for (let i = 0; i < length; i++) {
      const byte = bytes[from + i];
      if (byte > 127) return this.set(Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString("utf8"));
      codes[i] = byte;
    }
    return this.derive();
  }

  private derive(): this {
    const { codes, lower, starts, flatAt, flatStarts, length } = this;
    const flatCodes = this.flat;
    markWordStarts(codes, length, starts);
    let flat = 0;
    let words = 0;
    for (let i = 0; i < length; i++) {
      const code = lowerCode(codes[i]);
      lower[i] = code;
      if (!isWordCode(code)) continue;
      flatCodes[flat] = code;
      flatAt[flat] = i;
      flatStarts[flat] = starts[i];
      words += starts[i];
      flat++;
    }
    if (flat === 0) flat = this.flattenOperator();
    this.flatLength = flat;
    this.flatStarts[flat] = 1;
    this.words = words;
    return this;
  }

  /** A name made of separators only (`_`, `==`) is its own flat form. */
  private flattenOperator(): number {
    for (let i = 0; i < this.length; i++) {
      this.flat[i] = this.lower[i];
      this.flatAt[i] = i;
      this.flatStarts[i] = 1;
    }
    return this.length;
  }
}
