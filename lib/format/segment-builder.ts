/**
 * Builds the posting lists of one segment in memory: texts in, in the order of their ids, pages out. Lists grow in
 * small chunks of one arena, because most trigrams are in few files and some in all of them.
 */
import type { SourceText } from "./source-text";
import { eachTrigram, TRIGRAMS } from "./text-trigrams";
import { PageWriter, type PostingPage } from "./text-postings";

/** Trigrams of one block of the table that maps them to lists. */
const BLOCK = 4096;
/** Bytes of a chunk: 28 of a list, then the number of the next chunk. */
const CHUNK = 32;
const CHUNK_DATA = CHUNK - 4;
/** Growth of the arrays that hold something for each list. */
const FIRST_LISTS = 1 << 16;

export class SegmentBuilder {
  /** number of a trigram's list, 0 for none, in blocks that are made when one is needed */
  private readonly lists: (Int32Array | undefined)[] = new Array(TRIGRAMS / BLOCK).fill(undefined);
  private listCount = 0;
  private lastOrdinal = new Int32Array(FIRST_LISTS);
  private firstChunk = new Int32Array(FIRST_LISTS);
  private lastChunk = new Int32Array(FIRST_LISTS);
  private length = new Int32Array(FIRST_LISTS);
  private arena = new Uint8Array(1 << 20);
  private next = new Int32Array(this.arena.buffer);
  private chunks = 0;
  /** the file of each ordinal; a long text has one for each of its parts */
  readonly files: number[] = [];

  /** Takes in a file; ids ascend. */
  add(id: number, text: SourceText): void {
    for (let part = 0; part < text.partCount; part++) {
      this.files.push(id);
      for (const piece of text.pieces([part])) this.addTrigrams(piece.text);
    }
  }

  /** The pages of all lists. */
  pages(): PostingPage[] {
    const pages: PostingPage[] = [];
    const writer = new PageWriter(this.files.length, (page) => pages.push(page));
    for (const [block, lists] of this.lists.entries()) {
      if (lists === undefined) continue;
      for (let at = 0; at < BLOCK; at++) if (lists[at] !== 0) writer.add(block * BLOCK + at, this.bytesOf(lists[at]));
    }
    writer.end();
    return pages;
  }

  /** Of the last ordinal. */
  private addTrigrams(text: string): void {
    const ordinal = this.files.length;
    eachTrigram(text, (trigram) => {
      const list = this.listOf(trigram);
      const last = this.lastOrdinal[list];
      if (last === ordinal) return;
      this.lastOrdinal[list] = ordinal;
      this.append(list, ordinal - last);
    });
  }

  private listOf(trigram: number): number {
    const lists = (this.lists[trigram >>> 12] ??= new Int32Array(BLOCK));
    const known = lists[trigram & (BLOCK - 1)];
    return known !== 0 ? known : (lists[trigram & (BLOCK - 1)] = this.newList());
  }

  private newList(): number {
    const list = ++this.listCount;
    if (list >= this.length.length) {
      for (const field of ["lastOrdinal", "firstChunk", "lastChunk", "length"] as const)
        this[field] = doubled(this[field]);
    }
    this.firstChunk[list] = this.lastChunk[list] = this.newChunk();
    return list;
  }

  private newChunk(): number {
    if ((this.chunks + 1) * CHUNK > this.arena.length) {
      const arena = new Uint8Array(this.arena.length * 2);
      arena.set(this.arena);
      this.arena = arena;
      this.next = new Int32Array(arena.buffer);
    }
    return this.chunks++;
  }

  /** A varint at the end of a list. */
  private append(list: number, distance: number): void {
    let rest = distance;
    for (; rest > 127; rest >>>= 7) this.appendByte(list, (rest & 127) | 128);
    this.appendByte(list, rest);
  }

  private appendByte(list: number, byte: number): void {
    const at = this.length[list]++;
    const place = at % CHUNK_DATA;
    if (place === 0 && at > 0) {
      const chunk = this.newChunk();
      this.next[(this.lastChunk[list] * CHUNK + CHUNK_DATA) >> 2] = chunk;
      this.lastChunk[list] = chunk;
    }
    this.arena[this.lastChunk[list] * CHUNK + place] = byte;
  }

  private bytesOf(list: number): Uint8Array {
    const bytes = new Uint8Array(this.length[list]);
    let chunk = this.firstChunk[list];
    for (let at = 0; at < bytes.length; at += CHUNK_DATA) {
      const start = chunk * CHUNK;
      bytes.set(this.arena.subarray(start, start + Math.min(CHUNK_DATA, bytes.length - at)), at);
      chunk = this.next[(start + CHUNK_DATA) >> 2];
    }
    return bytes;
  }
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
