/**
 * Fits the places that a reading asks for (qualifier, container, path words) against rows, remembering what was found
 * for each name, qualifier and file of a segment: rows of one class ask the same.
 */
import { NameView } from "../rank/name-view";
import { fitsContainer, fitsMisspelledPath, fitsName, fitsPath } from "../rank/place";
import { typosOf } from "../rank/pattern";
import type { ContextWord } from "../rank/query";
import type { LiveSegment } from "./live-segment";
import { nameAt, qualifierAt } from "./name-order";
import { POSTING } from "./segment";
import { bigramBitmap, bitmapWords, startBitmap } from "./signature";

const DOT = 46;
const SLASH = 47;
const COLON = 58;
/** Pairs of letters that a typo may take from a word: swapped neighbours cost three. */
const PAIRS_OF_A_TYPO = 3;
/** A word as short as this stands in a name as it is, or does not fit. */
const SPELLED_LENGTH = 4;
const view = new NameView();

/** Fit of one word in one segment. */
export class WordPlaces {
  /** by name; qualifiers stand below zero */
  private readonly names = new Map<number, number>();
  /** by row of a container: what it and all around it give */
  private readonly containers = new Map<number, number>();
  /** by file, plus 1; 0 is not known yet */
  private readonly files: Float32Array;
  /** where the bitmaps of its pairs of letters begin, for a single letter that of names with a word that starts so */
  private readonly bitmaps: Uint32Array;
  /** pairs of its letters that a name need not have */
  private readonly pairsToSpare: number;
  /** fits of the segments of paths, where it may have typos */
  private readonly segments = new Map<string, number>();

  constructor(
    private readonly word: ContextWord,
    private readonly segment: LiveSegment,
  ) {
    this.files = new Float32Array(segment.data.files);
    const { flat, flatLength } = word.view;
    const spelled = flatLength <= SPELLED_LENGTH;
    this.pairsToSpare = PAIRS_OF_A_TYPO * (word.misspelled ? typosOf(flatLength) : spelled ? 0 : 1);
    const words = bitmapWords(segment.data.names);
    const bitmaps = flatLength === 1 ? [startBitmap(flat[0])] : [];
    for (let i = 1; i < flatLength; i++) bitmaps.push(bigramBitmap(flat[i - 1], flat[i]));
    this.bitmaps = Uint32Array.from(bitmaps, (bitmap) => bitmap * words);
  }

  fit(file: number, container: number, qualifier: number): number {
    let best = this.file(file);
    if (best < 1 && qualifier !== 0) best = Math.max(best, this.qualifier(qualifier));
    if (best < 1 && container >= 0) best = Math.max(best, this.container(container));
    return best;
  }

  private container(row: number): number {
    let fit = this.containers.get(row);
    if (fit === undefined) {
      const { rowName, rowContainer } = this.segment.data;
      fit = this.name(rowName[row]);
      if (fit < 1 && rowContainer[row] >= 0) fit = Math.max(fit, this.container(rowContainer[row]));
      this.containers.set(row, fit);
    }
    return fit;
  }

  private name(name: number): number {
    let fit = this.names.get(name);
    if (fit === undefined) {
      fit = this.mayFit(name) ? this.fitOfName(name) : 0;
      this.names.set(name, fit);
    }
    return fit;
  }

  /** By the signature alone: whether enough of the word's pairs of letters stand in a name. */
  private mayFit(name: number): boolean {
    const { signature } = this.segment.data;
    const { bitmaps } = this;
    const at = name >>> 5;
    let left = this.pairsToSpare;
    for (let i = 0; i < bitmaps.length; i++) {
      if ((signature[bitmaps[i] + at] >>> (name & 31)) & 1) continue;
      if (left-- === 0) return false;
    }
    return true;
  }

  private fitOfName(name: number): number {
    const { data } = this.segment;
    const from = data.nameStart[name];
    const to = data.nameStart[name + 1];
    for (let at = from; at < to; at++) {
      const byte = data.namePool[at];
      if (byte === DOT || byte === COLON || byte === SLASH) return fitsContainer(this.word, nameAt(data, name));
    }
    return fitsName(this.word, view.setBytes(data.namePool, from, to));
  }

  private qualifier(qualifier: number): number {
    let fit = this.names.get(-qualifier);
    if (fit === undefined) {
      fit = fitsContainer(this.word, qualifierAt(this.segment.data, qualifier));
      this.names.set(-qualifier, fit);
    }
    return fit;
  }

  private file(file: number): number {
    if (this.files[file] === 0) {
      const { placePath } = this.segment.files[file];
      const { word, segments } = this;
      this.files[file] =
        1 + (word.misspelled ? fitsMisspelledPath(word, placePath, segments) : fitsPath(word, placePath));
    }
    return this.files[file] - 1;
  }
}

/** All words of a reading in one segment. */
export class Places {
  private readonly words: WordPlaces[];
  /** their numbers, those that fit seldom first: long ones */
  private readonly order: number[];

  /** `known` keeps what was found from one reading to the next. */
  constructor(
    words: readonly ContextWord[],
    private readonly segment: LiveSegment,
    known: Map<string, WordPlaces>,
  ) {
    this.words = words.map((word) => {
      const key = `${segment.serial} ${word.misspelled ? "~" : "="}${word.text}`;
      const places = known.get(key) ?? new WordPlaces(word, segment);
      known.set(key, places);
      return places;
    });
    this.order = [...words.keys()].sort((a, b) => words[b].text.length - words[a].text.length);
  }

  /**
   * Fit of each word with a posting, into `fits`; false when one does not fit that must: the last, or each if `all`.
   */
  fit(posting: number, fits: number[], all: boolean): boolean {
    const { postings } = this.segment.data;
    const at = posting * POSTING;
    const last = this.words.length - 1;
    for (const i of this.order) {
      fits[i] = this.words[i].fit(postings[at + 1], postings[at + 2], postings[at + 3]);
      if (fits[i] === 0 && (all || i === last)) return false;
    }
    return true;
  }

  /** Fit of each word with a row. */
  fitsOf(row: number): number[] {
    const { rowFile, rowContainer, rowQualifier } = this.segment.data;
    return this.words.map((word) => word.fit(rowFile[row], rowContainer[row], rowQualifier[row]));
  }
}
