/** A need as a question about trigrams, and its answer from lists of bits. Pure. */
import { BEYOND_ASCII, trigramsOf } from "../../format/text-trigrams";
import type { Need } from "../pattern/needs";

/** An empty `all` matches every file. */
export type TrigramQuery = { trigram: number } | { all: TrigramQuery[] } | { any: TrigramQuery[] };

/** Trigrams of one literal that are asked for; more would hardly rule out more. */
const MOST_OF_ONE = 20;
/** Trigrams of a whole question. */
const MOST_OF_ALL = 200;

/** Null where trigrams cannot narrow down the files. */
export function trigramQuery(need: Need): TrigramQuery | null {
  const query = read(need);
  return query === null || trigramsIn(query).length > MOST_OF_ALL ? null : query;
}

function read(need: Need): TrigramQuery | null {
  if ("literal" in need) {
    const trigrams = spread(trigramsOf(need.literal), MOST_OF_ONE);
    return trigrams.length === 0 ? null : { all: trigrams.map((trigram) => ({ trigram })) };
  }
  if ("beyondAscii" in need) return { trigram: BEYOND_ASCII };
  if ("all" in need) {
    const parts = need.all.map(read).filter((part) => part !== null);
    return parts.length === 0 ? null : { all: parts };
  }
  const parts = need.any.map(read);
  return parts.every((part) => part !== null) ? { any: parts } : null;
}

/** So many of them, evenly taken. */
function spread(trigrams: readonly number[], most: number): number[] {
  if (trigrams.length <= most) return [...trigrams];
  return Array.from({ length: most }, (_, i) => trigrams[Math.round((i * (trigrams.length - 1)) / (most - 1))]);
}

/** Each of its trigrams once. */
export function trigramsIn(query: TrigramQuery): number[] {
  const trigrams = new Set<number>();
  const visit = (part: TrigramQuery): void => {
    if ("trigram" in part) trigrams.add(part.trigram);
    else for (const inner of "all" in part ? part.all : part.any) visit(inner);
  };
  visit(query);
  return [...trigrams];
}

/**
 * The files of a segment that pass.
 * @param listOf bits of the files that have a trigram; null for none
 * @param bytes length of every list
 */
export function evaluate(
  query: TrigramQuery,
  listOf: (trigram: number) => Uint8Array | null,
  bytes: number,
): Uint8Array {
  if ("trigram" in query) return listOf(query.trigram) ?? new Uint8Array(bytes);
  const parts = "all" in query ? query.all : query.any;
  const isAll = "all" in query;
  const result = new Uint8Array(bytes).fill(isAll ? 255 : 0);
  for (const part of parts) {
    const bits = evaluate(part, listOf, bytes);
    for (let at = 0; at < bytes; at++) result[at] = isAll ? result[at] & bits[at] : result[at] | bits[at];
  }
  return result;
}
