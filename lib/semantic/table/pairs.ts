/** What a table is taught by: comments with the code that they stand at, which is described without them. */
import { bagOf, bagOfQuestion } from "../words/bag";
import { firstSentence } from "../words/first-sentence";
import type { Passage } from "../words/passage";
import type { WordIds } from "../words/word-ids";
import type { Pair } from "./learn";

/** Letters of a sentence that says something. */
const LEAST_LETTERS = 12;

/** Pairs of passages that come one after the other; a sentence that came before is left out. */
export class PairCollector {
  readonly pairs: Pair[] = [];
  private readonly seen = new Set<string>();

  constructor(private readonly words: WordIds) {}

  add(passage: Passage): void {
    if (passage.doc === "") return;
    const sentence = firstSentence(passage.doc);
    if (sentence.length < LEAST_LETTERS || this.seen.has(sentence)) return;
    this.seen.add(sentence);
    const asked = bagOfQuestion(sentence, this.words);
    if (asked.ids.length < 2) return;
    this.pairs.push({ asked, code: bagOf({ ...passage, doc: "" }, this.words) });
  }
}
