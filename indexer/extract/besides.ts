/** Facts about types that are written as several: from the name of each to that of the next. */
import { TYPED_EXTENDS } from "../model";
import type { FileState } from "./file-state";
import { passes } from "./find-names";
import { typeLeaf } from "./type-leaf";
import type { TypeTriple } from "./type-triples";

/**
 * @param parts nodes of the types, the one that counts first
 * @param emittedAt the occurrence of an identifier, -1 for none
 */
export function besideTriples(
  parts: readonly number[],
  { language, view, occurrences }: FileState,
  emittedAt: (leaf: number) => number,
): TypeTriple[] {
  const triples: TypeTriple[] = [];
  let before = -1;
  for (const part of parts) {
    const leaf = typeLeaf(language, view, part);
    // members of a list are none of what it lists, and what declares a symbol is reached through its owner
    if (leaf < 0 || (before >= 0 && passes(view, part, leaf, language.table.arrayTypes))) continue;
    const at = emittedAt(leaf);
    if (at < 0 || occurrences.all.symbol[at] >= 0) continue;
    if (before >= 0 && before !== at) triples.push([before, at, TYPED_EXTENDS]);
    before = at;
  }
  return triples;
}
