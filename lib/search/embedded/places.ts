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
  private readonly names = new Map<number, number>();
  private readonly files = new Map<number, number>();

  constructor(
    private readonly word: ContextWord,
    private readonly segment: LiveSegment,
  ) {}

  fit(row: number): number {
    const { data } = this.segment;
    let best = this.file(data.rowFile[row]);
    if (data.rowQualifier[row] !== 0) best = Math.max(best, this.qualifier(data.rowQualifier[row]));
    for (let at = data.rowContainer[row]; at >= 0 && best < 1; at = data.rowContainer[at]) {
      best = Math.max(best, this.name(data.rowName[at]));
    }
    return best;
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

  /** Qualifiers are remembered among the names, below zero. */
  private qualifier(qualifier: number): number {
    let fit = this.names.get(-qualifier);
    if (fit === undefined) {
      fit = fitsContainer(this.word, qualifierAt(this.segment.data, qualifier));
      this.names.set(-qualifier, fit);
    }
    return fit;
  }

  private file(file: number): number {
    let fit = this.files.get(file);
    if (fit === undefined) this.files.set(file, (fit = fitsPath(this.word, this.segment.files[file].placePath)));
    return fit;
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

  /** Fit of each word, into `fits`; false as soon as one does not fit, when all must. */
  fit(row: number, fits: number[], all: boolean): boolean {
    for (let i = 0; i < this.words.length; i++) {
      fits[i] = this.words[i].fit(row);
      if (all && fits[i] === 0) return false;
    }
    return true;
  }
}
