/**
 * Who searches the text for a name wants to see where it is declared: those files come before the others, in the order
 * of Go to Symbol. A name is meant as it is written. All other files keep their places.
 */
import type { SymbolSearchAnswer } from "../../search/port";
import type { QueryContext } from "../context";
import type { PathEntry } from "../files/path-list";
import type { TextQuestion } from "./read-request";

/** Declarations of one name that are looked at. */
const MOST = 100;
/** Milliseconds: an index of symbols that is still being loaded is not waited for. */
const PATIENCE = 100;
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]+$/u;

export async function declaringFirst(
  files: PathEntry[],
  { pattern, scope }: TextQuestion,
  context: QueryContext,
): Promise<PathEntry[]> {
  const { source, regex, rules } = pattern;
  if (regex || rules !== undefined || !NAME.test(source)) return files;
  const found = await Promise.race([declarations(source, scope, context), late()]);
  const ids = (found?.rows ?? []).map(({ hit }) => hit.fileId);
  if (ids.length === 0) return files;
  const places = new Map([...new Set(ids)].map((id, at) => [id, at]));
  const placeOf = ({ id }: PathEntry): number => places.get(id) ?? 0;
  const first = files.filter(({ id }) => places.has(id)).sort((a, b) => placeOf(a) - placeOf(b));
  return [...first, ...files.filter(({ id }) => !places.has(id))];
}

/** Null where the engine cannot answer: the text can be searched without it. */
async function declarations(
  query: string,
  scope: TextQuestion["scope"],
  context: QueryContext,
): Promise<SymbolSearchAnswer | null> {
  try {
    const engine = await context.search();
    return await engine.search({ query, match: "exact", filter: { scope }, limit: MOST, offset: 0 });
  } catch {
    return null;
  }
}

const late = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
