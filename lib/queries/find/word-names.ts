/** Files of symbols whose names say the words of a question, by the index of names. */
import type { SymbolFilter, SymbolHit, SymbolSearch } from "../../search/port";
import { partsOf } from "../../semantic/words/words";
import { fits, type Term } from "./words";

/** Names that are looked at for one word, and for two at once. */
const FOR_ONE = 150;
const FOR_TWO = 60;
/** Words of which pairs are looked for. */
const PAIRED = 5;
/** Milliseconds after which no further name is looked for. */
const MAX_TIME = 2000;

export interface WordNames {
  /** best score of a name, by file */
  files: ReadonlyMap<number, number>;
  /** symbols that bear each term, about */
  counts: readonly number[];
  /** time ended before all names were looked for */
  incomplete: boolean;
}

export async function namesWithWords(
  terms: readonly Term[],
  filter: SymbolFilter,
  engine: SymbolSearch,
): Promise<WordNames> {
  const end = Date.now() + MAX_TIME;
  let incomplete = false;
  // One after the other: an engine in this process would hold up everything else, and its time could not be told.
  const ask = async (queries: readonly string[], limit: number) => {
    const answers: { rows: { hit: SymbolHit }[]; totalMatches: number }[] = [];
    for (const query of queries) {
      const isOver = Date.now() > end;
      incomplete ||= isOver;
      const request = { query, match: "auto", filter, asSpelled: true, limit, offset: 0 } as const;
      answers.push(isOver ? { rows: [], totalMatches: 0 } : await engine.search(request));
    }
    return answers;
  };
  const single = await ask(
    terms.map(({ stems: [stem] }) => stem),
    FOR_ONE,
  );
  const counts = single.map(({ totalMatches }) => Math.max(totalMatches, 1));
  const others = await ask(
    terms.flatMap(({ stems }) => stems.slice(1)),
    FOR_TWO,
  );
  const pairs = await ask(
    pairsOf(terms.slice(0, PAIRED)).map(([a, b]) => `${a.stems[0]} ${b.stems[0]}`),
    FOR_TWO,
  );
  const hits = [...single, ...others, ...pairs].flatMap(({ rows }) => rows.map(({ hit }) => hit));
  const files = new Map<number, number>();
  for (const hit of hits) files.set(hit.fileId, Math.max(files.get(hit.fileId) ?? 0, nameScore(hit, terms, counts)));
  return { files, counts, incomplete };
}

/** Rarer words count more; words of what holds the symbol count half. */
function nameScore({ name, containers }: SymbolHit, terms: readonly Term[], counts: readonly number[]): number {
  const [own, around] = [partsOf(name), containers.flatMap(partsOf)];
  const best = (parts: readonly string[], term: Term) => Math.max(0, ...parts.map((part) => fits(part, term)));
  const of = (term: Term, at: number) => Math.max(best(own, term), best(around, term) / 2) / Math.log(counts[at] + 2);
  return terms.reduce((sum, term, at) => sum + of(term, at), 0);
}

const pairsOf = (terms: readonly Term[]): [Term, Term][] =>
  terms.flatMap((a, at) => terms.slice(at + 1).map((b): [Term, Term] => [a, b]));
