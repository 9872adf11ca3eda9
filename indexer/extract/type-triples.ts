/** What types a file's names, as triples of numbers (see `FileFacts.types`). */
import { MAX_TYPE_ARGUMENTS, TYPED_HAS_ARGUMENT, TYPED_IS_ARRAY } from "../model";
import type { TypeArgument } from "./type-leaf";
/** An occurrence of a name, the occurrence that types it or is its type argument, TYPED_*. */
export type TypeTriple = [name: number, by: number, how: number];

/** The triples one after the other, by name and then by how it is typed. */
export function inOrder(triples: TypeTriple[]): number[] {
  triples.sort((a, b) => a[0] - b[0] || a[2] - b[2]);
  const all = new Array<number>(triples.length * 3);
  let at = 0;
  for (const [name, by, how] of triples) {
    all[at++] = name;
    all[at++] = by;
    all[at++] = how;
  }
  return all;
}

export function addArgument(
  triples: TypeTriple[],
  { head, leaf, place, isArray }: TypeArgument,
  emittedAt: (leaf: number) => number,
): void {
  const [of, by] = [emittedAt(head), emittedAt(leaf)];
  if (of < 0 || by < 0 || (of === by && head !== leaf) || place >= MAX_TYPE_ARGUMENTS) return;
  triples.push([of, by, TYPED_HAS_ARGUMENT | (isArray ? TYPED_IS_ARRAY : 0) | place]);
}
