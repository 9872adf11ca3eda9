/**
 * Posting lists of a text segment, as bytes. A list names files, or parts of long ones, by their ordinals in the
 * segment: a form byte, then either varint distances or one bit for each file, whichever is shorter. Lists lie in
 * pages in the order of their trigrams, so that rare trigrams do not cost a row each.
 */
import { ByteReader, ByteWriter } from "./varint";

const DISTANCES = 0;
const BITS = 1;

/** Bytes of a page: a row that Postgres keeps in one piece. A longer list has a page to itself. */
const PAGE_BYTES = 1900;

export interface PostingPage {
  /** least trigram of which this page may tell; the first page of a segment begins at 0 */
  first: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A list of ordinals from `distances`: varints, each how much greater than the one before (which was -1 at first). */
function packed(distances: Uint8Array, files: number): Uint8Array {
  if (distances.length <= (files + 7) >> 3) return withForm(DISTANCES, distances);
  const bits = new Uint8Array((files + 7) >> 3);
  addDistances(new ByteReader(distances), bits);
  return withForm(BITS, bits);
}

function withForm(form: number, bytes: Uint8Array): Uint8Array {
  const list = new Uint8Array(bytes.length + 1);
  list[0] = form;
  list.set(bytes, 1);
  return list;
}

function addDistances(reader: ByteReader, bits: Uint8Array): void {
  for (let ordinal = -1; !reader.done;) {
    ordinal += reader.varint();
    if (ordinal >> 3 < bits.length) bits[ordinal >> 3] |= 1 << (ordinal & 7);
  }
}

/** Puts lists into pages; to be called with ascending trigrams. */
export class PageWriter {
  private out = new ByteWriter(4096);
  private first = 0;
  private last = 0;

  /** @param onPage called with each page that is full */
  constructor(
    private readonly files: number,
    private readonly onPage: (page: PostingPage) => void,
  ) {}

  /** @param distances as `packed` takes them */
  add(trigram: number, distances: Uint8Array): void {
    const list = packed(distances, this.files);
    if (this.out.length > 0 && this.out.length + list.length + 8 > PAGE_BYTES) this.turn(trigram);
    this.out.varint(trigram - this.last);
    this.out.varint(list.length);
    this.out.append(list);
    this.last = trigram;
  }

  /** Hands out the last page. There is always one. */
  end(): void {
    this.onPage({ first: this.first, bytes: this.out.take() });
  }

  private turn(trigram: number): void {
    this.end();
    this.out.clear();
    this.first = this.last = trigram;
  }
}

/** The files of one trigram as bits, or null when the page has no list of it: no file has the trigram. */
export function listIn(page: PostingPage, trigram: number, files: number): Uint8Array | null {
  const reader = new ByteReader(page.bytes);
  let at = page.first;
  while (!reader.done) {
    at += reader.varint();
    const list = reader.slice(reader.varint());
    if (at === trigram) return bitsOf(list, files);
    if (at > trigram) return null;
  }
  return null;
}

function bitsOf(list: Uint8Array, files: number): Uint8Array {
  const bits = new Uint8Array((files + 7) >> 3);
  if (list[0] === BITS) bits.set(list.subarray(1, 1 + bits.length));
  else addDistances(new ByteReader(list, 1), bits);
  return bits;
}

/** Ascending file ids, which may repeat, as bytes, and back. */
export function packIds(ids: readonly number[]): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter(ids.length * 2 + 8);
  let last = 0;
  for (const id of ids) {
    out.varint(id - last);
    last = id;
  }
  return out.take();
}

export function unpackIds(bytes: Uint8Array): Int32Array {
  const reader = new ByteReader(bytes);
  const ids: number[] = [];
  for (let id = 0; !reader.done;) ids.push((id += reader.varint()));
  return Int32Array.from(ids);
}

/** Ascending ids without the repeated ones. */
export const eachOnce = (ids: Int32Array): Int32Array => ids.filter((id, at) => at === 0 || id !== ids[at - 1]);
