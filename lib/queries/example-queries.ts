/** Queries of Go to Symbol that find something in what is indexed: what the home page offers to try. */
import { indexGeneration } from "../db/index-generation";
import type { SymbolKind } from "../contract/vocabulary";
import type { SymbolSearch } from "../search/port";
import type { QueryContext } from "./context";

/** Names of each sort that are looked at. */
const LOOKED_AT = 60;
/** Milliseconds that a page waits for them; who comes later gets them. */
const PATIENCE = 250;
const TYPES: readonly SymbolKind[] = ["class", "struct", "interface"];
const ACTIONS: readonly SymbolKind[] = ["function", "method"];

interface Kept {
  generation: string;
  queries: Promise<string[]>;
}

const cache = new WeakMap<object, Kept>();

/** At most four, each another way to ask. Empty while nothing has symbols, and until they have been chosen. */
export async function exampleQueries(context: QueryContext): Promise<string[]> {
  const late = new Promise<string[]>((resolve) => setTimeout(resolve, PATIENCE, []));
  return Promise.race([chosen(context), late]);
}

/** Chosen once for each state of the index. */
async function chosen(context: QueryContext): Promise<string[]> {
  const generation = await indexGeneration(context.pool);
  const kept = cache.get(context.db);
  if (kept?.generation === generation) return kept.queries;
  const queries = context.search().then(choose);
  cache.set(context.db, { generation, queries });
  queries.catch(() => cache.delete(context.db));
  return queries;
}

/** The types that speak most for themselves, and what is done with the first of them. */
async function choose(engine: SymbolSearch): Promise<string[]> {
  const types = await best(engine, "", TYPES);
  const word = types.map(({ name }) => name).find(isTelling);
  const near = word === undefined ? [] : await best(engine, firstWord(word), ACTIONS);
  return queriesOf([...types, ...(near.length > 0 ? near : await best(engine, "", ACTIONS))]);
}

interface ExampleName {
  name: string;
  kind: SymbolKind;
}

async function best(engine: SymbolSearch, query: string, kinds: readonly SymbolKind[]): Promise<ExampleName[]> {
  const { rows } = await engine.search({
    query,
    match: query === "" ? "auto" : "prefix",
    filter: { kinds, scope: "user" },
    asSpelled: true,
    limit: LOOKED_AT,
    offset: 0,
  });
  return rows.map(({ hit: { name, kind } }) => ({ name, kind }));
}

/** A name that says something: of ASCII letters, neither a word of one syllable nor a sentence. */
const isTelling = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_]{4,23}$/.test(name);

/** Pure. */
export function queriesOf(names: readonly ExampleName[]): string[] {
  const telling = names.filter(({ name }) => isTelling(name));
  const type = telling.find(({ kind }) => TYPES.includes(kind));
  const action = telling.find(({ kind, name }) => !TYPES.includes(kind) && name !== type?.name);
  const humps = telling.find(({ name }) => name !== type?.name && initialsOf(name).length >= 3);
  return [
    ...(type ? [`kind:${type.kind} ${type.name}`] : []),
    ...(action ? [`kind:function ${action.name}`] : []),
    ...(humps ? [initialsOf(humps.name)] : []),
    ...(type ? [type.name.slice(0, Math.max(4, type.name.length >> 1)).toLowerCase()] : []),
  ];
}

/** `player` of `player_state`, `Player` of `PlayerState`, `Player` of `FPlayer`. */
const firstWord = (name: string): string => /[A-Z]?[a-z]{2,}|[A-Za-z]+/.exec(name)?.[0] ?? name;

/** First letters of the words of a name: `fmpc` of `FMyPlayerController`. */
const initialsOf = (name: string): string =>
  [...name.matchAll(/[A-Z](?=[a-z])|(?<![A-Za-z0-9])[a-z]|^[A-Z]|(?<=_)[a-z]/g)]
    .map(([letter]) => letter.toLowerCase())
    .join("");
