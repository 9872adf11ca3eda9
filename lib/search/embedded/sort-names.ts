/** Sorts the names of a segment in steps, so that a thread which also answers requests is not held up by very many. */
import { sortKey } from "./name-order";

/** Names that are sorted, or merged, between two steps. */
const STEP = 2048;

interface Keyed {
  name: string;
  key: string;
}

/** Binary strings in the order of a segment. */
export function* sortNames(names: Iterable<string>): Generator<void, string[]> {
  let runs: Keyed[][] = [];
  let run: Keyed[] = [];
  for (const name of names) {
    run.push({ name, key: sortKey(name) });
    if (run.length < STEP) continue;
    runs.push(run.sort(byKey));
    run = [];
    yield;
  }
  runs.push(run.sort(byKey));
  while (runs.length > 1) {
    const merged: Keyed[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(at + 1 < runs.length ? yield* mergeRuns(runs[at], runs[at + 1]) : runs[at]);
    runs = merged;
  }
  return runs[0].map(({ name }) => name);
}

function* mergeRuns(a: readonly Keyed[], b: readonly Keyed[]): Generator<void, Keyed[]> {
  const merged: Keyed[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    merged.push(j >= b.length || (i < a.length && byKey(a[i], b[j]) <= 0) ? a[i++] : b[j++]);
    if (merged.length % STEP === 0) yield;
  }
  return merged;
}

const byKey = (a: Keyed, b: Keyed): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
