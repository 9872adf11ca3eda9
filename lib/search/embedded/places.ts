/**
 * Fits the places that a reading asks for (qualifier, container, path words) against rows, remembering what was found for
 * each name, qualifier and file of a segment: rows of one class ask the same.
 */
import { fitsContainer, fitsPath } from "../rank/place";
import type { ContextWord } from "../rank/query";
import type { LiveSegment } from "./live-segment";
import { nameAt, qualifierAt } from "./name-order";

/** Fit of one word in one segment. */
class WordPlaces {
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
      fit = fitsContainer(this.word, nameAt(this.segment.data, name));
      this.names.set(name, fit);
    }
    return fit;
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
    if (fit === undefined) this.files.set(file, (fit = fitsPath(this.word, this.segment.files[file].path)));
    return fit;
  }
}

/** All words of a reading in one segment. */
export class Places {
  private readonly words: WordPlaces[];

  constructor(words: readonly ContextWord[], segment: LiveSegment) {
    this.words = words.map((word) => new WordPlaces(word, segment));
  }

  /** Fit of each word, into `fits`. */
  fit(row: number, fits: number[]): void {
    for (let i = 0; i < this.words.length; i++) fits[i] = this.words[i].fit(row);
    fits.length = this.words.length;
  }
}
