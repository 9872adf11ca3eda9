/**
 * Finds symbols by plain words: `where is the retry delay computed`. No word is demanded. Files come from the text
 * index and the index of names; in the best of them each symbol is weighed by the words in its name, owners,
 * signature, comment and own body, rare ones first.
 */
import type { FindScope } from "../../contract/find-code";
import { fileTexts } from "../../db/read/file-text";
import { symbolsOfFiles, type OwnedSymbol } from "../../db/read/symbols-with-owners";
import { MAX_OUTLINE } from "../../contract/file-outline";
import type { SymbolKind } from "../../contract/vocabulary";
import { SYMBOL_KINDS } from "../../contract/vocabulary";
import type { SymbolFilter } from "../../search/port";
import type { QueryContext } from "../context";
import type { PathEntry } from "../files/path-list";
import { isAside } from "../test-path";
import { evidenceOf, type SymbolEvidence } from "./word-evidence";
import { filesWithWords, type WordFiles } from "./word-files";
import { namesWithWords, type WordNames } from "./word-names";
import { rarityOf, scoreOf } from "./word-score";
import { termsOf, type Term } from "./words";

/** Files whose symbols are weighed: the best by their text, and the best by names. */
const BY_TEXT = 60;
const BY_NAMES = 60;
/** What scores less than that of the best is left out. */
const LEAST_SHARE = 0.45;
const MAX_FOUND = 100;

/** A symbol that the words may mean. */
export interface WordHit {
  entry: PathEntry;
  owned: OwnedSymbol;
  score: number;
  /** words of the question that it was found by */
  words: string[];
}

interface WordsFound {
  /** best first */
  hits: WordHit[];
  terms: string[];
  incomplete: boolean;
}

export async function searchWords(
  question: string,
  { scope, filter }: { scope: FindScope; filter: SymbolFilter },
  context: QueryContext,
): Promise<WordsFound> {
  const terms = termsOf(question);
  if (terms.length === 0) return { hits: [], terms: [], incomplete: false };
  const [files, names] = await Promise.all([
    filesWithWords(terms, scope, context),
    namesWithWords(terms, filter, await context.search()),
  ]);
  const rarity = terms.map((_term, at) => rarityOf(files.lines[at].size, files.entries.size));
  const chosen = bestFiles(files, names, rarity);
  const [symbols, texts] = await Promise.all([
    symbolsOfFiles(context.pool, chosen, MAX_OUTLINE * 4),
    fileTexts(context.pool, chosen),
  ]);
  const asksTests = terms.some(({ stems: [stem] }) => stem === "test");
  const hits = chosen.flatMap((id): WordHit[] => {
    const [entry, source] = [files.entries.get(id), texts.get(id)];
    if (entry === undefined || source === undefined) return [];
    const isTest = !asksTests && isAside(entry.path);
    return evidenceOf(symbols.get(id) ?? [], source, entry.path, terms)
      .filter(({ owned }) => isWanted(owned, filter.kinds))
      .map((evidence) => hitOf(evidence, entry, scoreOf(evidence, rarity, isTest), terms));
  });
  return { hits: bestOf(hits), terms: terms.map(({ word }) => word), incomplete: files.incomplete || names.incomplete };
}

const isWanted = ({ symbol }: OwnedSymbol, kinds: readonly SymbolKind[] | undefined): boolean =>
  kinds === undefined || kinds.includes(SYMBOL_KINDS[symbol.kind]);

function hitOf(
  { owned, terms: found }: SymbolEvidence,
  entry: PathEntry,
  score: number,
  terms: readonly Term[],
): WordHit {
  const says = (at: number) => found[at].name + found[at].signature + found[at].doc + found[at].body > 0;
  return { entry, owned, score, words: terms.filter((_term, at) => says(at)).map(({ word }) => word) };
}

function bestFiles({ entries, lines }: WordFiles, names: WordNames, rarity: readonly number[]): number[] {
  const byText = new Map<number, number>();
  lines.forEach((files, at) => {
    for (const [id, count] of files) {
      const said = rarity[at] * (1 + 0.3 * Math.log2(count));
      byText.set(id, (byText.get(id) ?? 0) + said);
    }
  });
  const weigh = ([id, score]: [number, number]): [number, number] => {
    const { path = "" } = entries.get(id) ?? {};
    return [id, isAside(path) ? score / 2 : score];
  };
  const best = (scores: Iterable<[number, number]>, count: number): number[] =>
    [...scores]
      .filter(([id]) => entries.has(id))
      .map(weigh)
      .sort((a, b) => b[1] - a[1])
      .slice(0, count)
      .map(([id]) => id);
  return [...new Set([...best(byText, BY_TEXT), ...best(names.files, BY_NAMES)])];
}

/** Each symbol once, without those that say far less than the best. */
function bestOf(hits: readonly WordHit[]): WordHit[] {
  const sorted = [...hits].sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
  const seen = new Set<string>();
  const once = sorted.filter(({ entry, owned }) => {
    const id = `${entry.repositoryId} ${owned.symbol.keyHash}`;
    return !seen.has(id) && seen.add(id);
  });
  const least = (once[0]?.score ?? 0) * LEAST_SHARE;
  return once.filter(({ score }) => score >= least).slice(0, MAX_FOUND);
}
