/** Queries of Go to Symbol that find something in what is indexed: what the home page offers to try. */
import { exampleNames, type ExampleName } from "../db/read/example-names";
import type { QueryContext } from "./context";

/** Milliseconds that the examples are kept. */
const KEPT_FOR = 60_000;

const cache = new WeakMap<object, { at: number; queries: Promise<string[]> }>();

/** At most four, each another way to ask. Empty while nothing has symbols. */
export function exampleQueries({ db, pool }: QueryContext): Promise<string[]> {
  const kept = cache.get(db);
  if (kept !== undefined && Date.now() - kept.at < KEPT_FOR) return kept.queries;
  const queries = exampleNames(pool).then(queriesOf);
  cache.set(db, { at: Date.now(), queries });
  queries.then(
    (found) => found.length === 0 && cache.delete(db),
    () => cache.delete(db),
  );
  return queries;
}

/** A name that says something: of ASCII letters, neither a word of one syllable nor a sentence. */
const TELLING = /^[A-Za-z][A-Za-z0-9_]{4,23}$/;

/** Pure. */
export function queriesOf(names: readonly ExampleName[]): string[] {
  const telling = names.filter(({ name }) => TELLING.test(name));
  const type = telling.find(({ kind }) => TYPES.has(kind));
  const action = telling.find(({ kind, name }) => !TYPES.has(kind) && name !== type?.name);
  const humps = telling.find(({ name }) => name !== type?.name && initialsOf(name).length >= 3);
  return [
    ...(type ? [`kind:${type.kind} ${type.name}`] : []),
    ...(action ? [`kind:function ${action.name}`] : []),
    ...(humps ? [initialsOf(humps.name)] : []),
    ...(type ? [type.name.slice(0, Math.max(4, type.name.length >> 1)).toLowerCase()] : []),
  ];
}

const TYPES: ReadonlySet<string> = new Set(["class", "struct", "interface"]);

/** First letters of the words of a name: `fmpc` of `FMyPlayerController`. */
const initialsOf = (name: string): string =>
  [...name.matchAll(/[A-Z](?=[a-z])|(?<![A-Za-z0-9])[a-z]|^[A-Z]|(?<=_)[a-z]/g)]
    .map(([letter]) => letter.toLowerCase())
    .join("");
