/**
 * Sources and texts: which files may declare symbols, as far as their names tell. Sources come first, so that names
 * can be found while texts are still being read.
 */
import { languageOfPath } from "../languages/registry";
import type { Plan } from "./decide";
import { MAX_FILE_BYTES, MAX_TEXT_BYTES } from "./limits";

/** A name without an ending may be a script's, whatever else it says: the first line decides. */
export function mayHoldSymbols(path: string): boolean {
  return languageOfPath(path) !== null || path.lastIndexOf(".") <= path.lastIndexOf("/");
}

/** Bytes that a file may have. */
export const sizeLimit = (path: string): number => (languageOfPath(path) === null ? MAX_TEXT_BYTES : MAX_FILE_BYTES);

/** A plan in two: what goes belongs to the first part. */
export function sourcesFirst(plan: Plan): { sources: Plan; texts: Plan } {
  const isSource = plan.read.map(({ candidate }) => mayHoldSymbols(candidate.path));
  return {
    sources: { ...plan, read: plan.read.filter((_, at) => isSource[at]) },
    texts: { read: plan.read.filter((_, at) => !isSource[at]), gone: [], kept: 0 },
  };
}
