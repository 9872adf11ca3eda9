/**
 * Whether a document of an index speaks of a text. An index has no hashes of what it was made from, so its occurrences
 * are the evidence: nearly all must cover one whole word, and most the name of their symbol. Of a document that fits,
 * an occurrence still counts only where the word there can be its symbol's. Pure.
 */
import type { PositionEncoding, ScipDocument, ScipOccurrence } from "../../lib/format/scip/model";
import { isLocalSymbol, lastDescriptor, type DescriptorKind } from "../../lib/format/scip/symbol-text";
import { TextWords, type PlacedWord } from "./text-words";

/** An occurrence that covers one word. */
export interface FittingOccurrence extends PlacedWord {
  symbol: string;
  roles: number;
  /** the word is what the symbol says that it is called, or the symbol does not say it */
  isNamed: boolean;
}

/** Parts of what is counted that may be otherwise. */
const NO_WORDS = 0.1;
const OTHER_NAMES = 0.3;
/** Few are no evidence. */
const SOME_OTHERS = 2;

/** Kinds that stand for files and packages: what is written there need not be their name. */
const WHOLE: ReadonlySet<DescriptorKind> = new Set(["namespace", "meta"]);

/** Null for a document that speaks of another text. */
export function fitDocument(document: ScipDocument, text: string): FittingOccurrence[] | null {
  if (document.text !== "" && document.text !== text) return null;
  const words = new TextWords(text);
  const names = new SymbolNames(document);
  const read = encodingsOf(document, words).map((encoding) => fitted(document.occurrences, words, encoding, names));
  const best = read.reduce((a, b) => (b.words > a.words ? b : a));
  return best.isSame ? best.occurrences : null;
}

/** One that does not say how its columns count is read in each way. */
function encodingsOf({ encoding }: ScipDocument, { isAscii }: TextWords): readonly PositionEncoding[] {
  if (encoding !== null) return [encoding];
  return isAscii ? ["utf16"] : ["utf16", "utf8", "utf32"];
}

interface Fitted {
  occurrences: FittingOccurrence[];
  words: number;
  isSame: boolean;
}

function fitted(
  occurrences: readonly ScipOccurrence[],
  text: TextWords,
  encoding: PositionEncoding,
  names: SymbolNames,
): Fitted {
  const found: FittingOccurrence[] = [];
  const locals = new Map<string, string>();
  let [words, none, signs, named, others] = [0, 0, 0, 0, 0];
  for (const occurrence of occurrences) {
    const { symbol, roles } = occurrence;
    // A whole file, or an operator at a line's end: no name.
    if (occurrence.line !== occurrence.endLine || occurrence.column === occurrence.endColumn) continue;
    const isLocal = isLocalSymbol(symbol);
    if (!isLocal && names.standsForWhole(symbol)) continue;
    const said = isLocal ? locals.get(symbol) : names.of(symbol);
    const at = text.at(occurrence, encoding, said);
    if (at === "quoted") continue;
    if (at === "sign") signs++;
    else if (at === "none") none++;
    else {
      words++;
      if (isLocal && !locals.has(symbol)) locals.set(symbol, at.word);
      const name = isLocal ? locals.get(symbol) : said;
      const isNamed = name === undefined || name === at.word || names.shown(symbol) === at.word;
      if (name !== undefined) named++;
      if (!isNamed) others++;
      found.push({ ...at, symbol, roles, isNamed });
    }
  }
  const isSame =
    signs <= words && none <= NO_WORDS * (words + none) && (others <= SOME_OTHERS || others <= OTHER_NAMES * named);
  return { occurrences: found, words, isSame: isSame && (named === 0 || others * 2 < named) };
}

/** What symbols are called in a text, as far as they say it. */
class SymbolNames {
  private readonly known = new Map<string, { name: string | undefined; isWhole: boolean }>();
  private readonly displayed: ReadonlyMap<string, string>;

  constructor({ symbols }: ScipDocument) {
    this.displayed = new Map(symbols.map(({ symbol, displayName }) => [symbol, displayName]));
  }

  of(symbol: string): string | undefined {
    return this.read(symbol).name;
  }

  shown(symbol: string): string | undefined {
    return this.displayed.get(symbol);
  }

  standsForWhole(symbol: string): boolean {
    return this.read(symbol).isWhole;
  }

  private read(symbol: string): { name: string | undefined; isWhole: boolean } {
    let known = this.known.get(symbol);
    if (known === undefined) {
      const last = lastDescriptor(symbol);
      known = {
        name: last === null ? undefined : plainName(last.name),
        isWhole: last !== null && WHOLE.has(last.kind),
      };
      this.known.set(symbol, known);
    }
    return known;
  }
}

/** `load` of `<get>load`; undefined for `<init>`, `operator+` and the like: something else is written for them. */
function plainName(name: string): string | undefined {
  const plain = name.replace(/^<[^<>]*>/, "");
  return /^[\p{ID_Start}_$#@~'][\p{ID_Continue}$]*[?!]?$|^\p{Nd}+$/u.test(plain) ? plain : undefined;
}
