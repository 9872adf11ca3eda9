/**
 * Names as one text, each ended by NUL, and spelled when they are asked for: of a file's names a question looks at a
 * few, and a string for each of them would be most of what is kept of the file.
 */
import type { ByteWriter } from "./varint";

export class PackedNames {
  /** where each begins in the text, and where the next one would */
  private readonly starts: Uint32Array;

  /** @param text holds no NUL but those that end a name */
  constructor(private readonly text: string) {
    const starts: number[] = [0];
    for (let end = text.indexOf("\0"); end >= 0; end = text.indexOf("\0", end + 1)) starts.push(end + 1);
    this.starts = Uint32Array.from(starts);
  }

  get length(): number {
    return this.starts.length - 1;
  }

  /** The name at this place; undefined behind the last. */
  at(place: number): string | undefined {
    return place < this.length ? this.text.slice(this.starts[place], this.starts[place + 1] - 1) : undefined;
  }

  all(): string[] {
    return Array.from({ length: this.length }, (_, place) => this.at(place) ?? "");
  }

  /** Whether one of them is this. */
  includes(name: string): boolean {
    return this.text.startsWith(`${name}\0`) || this.text.includes(`\0${name}\0`);
  }

  /** Bytes that they take in memory, about. */
  get bytes(): number {
    return this.text.length + this.starts.length * 4;
  }
}

/**
 * Distinct identifiers by first use, each ended by NUL. Names hold no NUL: texts are freed of it when they are read.
 */
export function writeNames(names: readonly string[], out: ByteWriter): void {
  for (const name of names) {
    out.text(name);
    out.u8(0);
  }
}

const utf8 = new TextDecoder();

export const decodeNames = (bytes: Uint8Array): PackedNames => new PackedNames(utf8.decode(bytes));
