/**
 * Fits the places that a reading asks for (qualifier, container, path words) against rows, remembering what was found for
 * each name, qualifier and file of a segment: rows of one class ask the same.
 */
import { NameView } from "../rank/name-view";
import { fitsContainer, fitsName, fitsPath } from "../rank/place";
import type { ContextWord } from "../rank/query";
import type { LiveSegment } from "./live-segment";
import { nameAt, qualifierAt } from "./name-order";

const DOT = 46;
const SLASH = 47;
const COLON = 58;
const view = new NameView();

/** Fit of one word in one segment. */
export class WordPlaces {
  /** by name; qualifiers stand below zero */
  private readonly names = new Map<number, number>();
  /** by row of a container: what it and all around it give */
  private readonly containers = new Map<number, number>();
  /** by file, plus 1; 0 is not known yet */
  private readonly files: Float32Array;

  constructor(
    private readonly word: ContextWord,
    private readonly segment: LiveSegment,
  ) {
    this.files = new Float32Array(segment.data.files);
  }

  fit(row: number): number {
    const { rowFile, rowQualifier, rowContainer } = this.segment.data;
    let best = this.file(rowFile[row]);
    if (best < 1 && rowQualifier[row] !== 0) best = Math.max(best, this.qualifier(rowQualifier[row]));
    if (best < 1 && rowContainer[row] >= 0) best = Math.max(best, this.container(rowContainer[row]));
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
      fit = this.fitOfName(name);
      this.names.set(name, fit);
    }
    return fit;
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
    if (this.files[file] === 0) this.files[file] = 1 + fitsPath(this.word, this.segment.files[file].placePath);
    return this.files[file] - 1;
  }
}

/** All words of a reading in one segment. */
export class Places {
  private readonly words: WordPlaces[];

  /** `known` keeps what was found from one reading to the next. */
  constructor(words: readonly ContextWord[], segment: LiveSegment, known: Map<string, WordPlaces>) {
    this.words = words.map((word) => {
      const key = `${segment.serial} ${word.text}`;
      const places = known.get(key) ?? new WordPlaces(word, segment);
      known.set(key, places);
      return places;
    });
  }

  /** Fit of each word, into `fits`; false as soon as one does not fit that must: the last, or each if `all`. */
  fit(row: number, fits: number[], all: boolean): boolean {
    const last = this.words.length - 1;
    for (let i = last; i >= 0; i--) {
      fits[i] = this.words[i].fit(row);
      if (fits[i] === 0 && (all || i === last)) return false;
    }
    return true;
  }
}
