/**
 * Words as numbers: a 32-bit hash of each word's stem. There is no dictionary: any text of any index has the same
 * numbers, and two words that share one are one word here.
 */
import { partsOf, stemOf } from "./words";

/** Names that are remembered with their words; all are forgotten when there are more. */
const MAX_KNOWN = 200_000;

/** Words that say nothing about what code does. */
const SILENT: ReadonlySet<string> = new Set(
  (
    "a an the this that these those it its is are was were be been being am do does did done has have had can could should would will shall may " +
    "might must where what which who whom whose when why how and or of in on at to from for by with without into onto as if then than so not no " +
    "we i you he she they our your my their his her there here us them me"
  ).split(" "),
);

/** A name as it stands in a text, with or without its quotes. */
const NAMES = /[\p{L}\p{N}_$]+/gu;

export class WordIds {
  private readonly known = new Map<string, readonly number[]>();

  /** The words of a text in order, each as often as it stands there. */
  *of(text: string): Generator<number> {
    for (const [name] of text.matchAll(NAMES)) yield* this.ofName(name);
  }

  /** Like `of`, handed out one by one; twice as fast. */
  each(text: string, take: (id: number) => void): void {
    NAMES.lastIndex = 0;
    for (let found = NAMES.exec(text); found !== null; found = NAMES.exec(text))
      for (const id of this.ofName(found[0])) take(id);
  }

  private ofName(name: string): readonly number[] {
    const before = this.known.get(name);
    if (before !== undefined) return before;
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    const ids = partsOf(name)
      .filter((part) => part.length > 1 && part.length <= 40 && !SILENT.has(part) && !/^\p{N}+$/u.test(part))
      .map((part) => hashOf(stemOf(part)));
    this.known.set(name, ids);
    return ids;
  }
}

/** FNV-1a of the UTF-16 units. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
