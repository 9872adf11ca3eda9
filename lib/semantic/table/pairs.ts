/**
 * What a table is taught by: comments with the code that they stand at, which is described without them, and names
 * with the code that they stand for, which is described without its name. A name is what its writer called the thing
 * in words, so that a repository without comments teaches, too. Names count as little comments and are fewer:
 * measured, more of them teach what names are like, not what people ask.
 */
import { bagOf, bagOfQuestion } from "../words/bag";
import { firstSentence } from "../words/first-sentence";
import type { Passage } from "../words/passage";
import type { WordIds } from "../words/word-ids";
import type { Pair } from "./learn";

/** Letters of a sentence that says something. */
const LEAST_LETTERS = 12;
/** A body of fewer words says nothing of its name. */
const LEAST_CODE = 6;
const MOST_NAMES = 5_000;

/** Pairs of passages that come one after the other; a sentence or a name that came before is left out. */
export class PairCollector {
  private readonly comments: Pair[] = [];
  private readonly names: Pair[] = [];
  private readonly seen = new Set<string>();
  /** names that came so far, those that are not kept included */
  private named = 0;

  /** @param mostNames are kept, spread over all that come */
  constructor(
    private readonly words: WordIds,
    private readonly mostNames = MOST_NAMES,
  ) {}

  /** How many comments teach. */
  get commented(): number {
    return this.comments.length;
  }

  /** How many comments and names teach. */
  get size(): number {
    return this.comments.length + this.names.length;
  }

  /** Comments first. @param most comments that are taken; names come on top */
  pairs(most = Infinity): Pair[] {
    return [...this.comments.slice(0, most), ...this.names];
  }

  add(passage: Passage): void {
    this.addComment(passage);
    this.addName(passage);
  }

  private addComment(passage: Passage): void {
    if (passage.doc === "") return;
    const sentence = firstSentence(passage.doc);
    if (sentence.length < LEAST_LETTERS || !this.isNew(sentence)) return;
    const asked = bagOfQuestion(sentence, this.words);
    if (asked.ids.length < 2) return;
    this.comments.push({ asked, code: bagOf({ ...passage, doc: "" }, this.words) });
  }

  private addName(passage: Passage): void {
    if (!this.isNew(`${passage.name}()`)) return;
    const place = this.placeOfName();
    if (place >= this.mostNames) return;
    const asked = bagOfQuestion(passage.name, this.words);
    if (asked.ids.length < 2) return;
    const code = bagOf({ ...passage, name: "", doc: "" }, this.words);
    if (code.ids.length < LEAST_CODE) return;
    this.names[Math.min(place, this.names.length)] = { asked, code };
  }

  /** Each that comes has the same chance to be kept, by a fixed rule, so that the same lessons make the same table. */
  private placeOfName(): number {
    const at = this.named++;
    return at < this.mostNames ? at : (Math.imul(at, 2_654_435_761) >>> 0) % (at + 1);
  }

  private isNew(text: string): boolean {
    if (this.seen.has(text)) return false;
    this.seen.add(text);
    return true;
  }
}
