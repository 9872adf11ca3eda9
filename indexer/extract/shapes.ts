/**
 * Facts about objects without a name: the first key of the object for each key, and the place that a literal is
 * assigned or passed to.
 */
import type { CompiledLanguage } from "../languages/compiled";
import type { Shape } from "../languages/table/types";
import {
  MAX_TYPE_ARGUMENTS,
  TYPED_EXTENDS,
  TYPED_GIVEN_TO,
  TYPED_HAS_ARGUMENT,
  TYPED_IS_ARRAY,
  TYPED_KEY_OF,
  TYPED_LISTED_IN,
} from "../model";
import type { OccurrenceList } from "./occurrence-list";
import { passes } from "./find-names";
import type { TreeView } from "./tree-view";
import { typeLeaf } from "./type-leaf";
import type { TypeTriple } from "./type-triples";

/** @param emittedAt the occurrence of an identifier, -1 for none */
export function triplesOf(
  { members, isType, holder, base, given }: Shape,
  { language, view, occurrences }: { language: CompiledLanguage; view: TreeView; occurrences: OccurrenceList },
  emittedAt: (leaf: number) => number,
): TypeTriple[] {
  const keys = members.map(({ key }) => emittedAt(key)).filter((at) => at >= 0);
  const [first] = keys;
  if (first === undefined || emittedAt(members[0].key) !== first) return [];
  const { local, symbol } = occurrences.all;
  const triples = keys.map((key): TypeTriple => [key, first, TYPED_KEY_OF]);
  const held = holder === undefined ? -1 : emittedAt(holder);
  if (holder !== undefined && (held < 0 || local[held] !== held)) return [];
  // a key of a type is its own declaration
  if (isType || held >= 0) for (const key of keys) if (symbol[key] < 0) local[key] = key;
  const spread = base < 0 ? -1 : emittedAt(typeLeaf(language, view, base));
  if (spread >= 0) triples.push([first, spread, TYPED_EXTENDS]);
  const head = given === null ? -1 : typeLeaf(language, view, given.to);
  const to = emittedAt(head);
  if (given === null || to < 0 || to === first) return triples;
  const isListed = given.isElement && !(given.place < 0 && passes(view, given.to, head, language.table.arrayTypes));
  if (given.place < 0) triples.push([first, to, isListed ? TYPED_LISTED_IN : TYPED_GIVEN_TO]);
  else if (given.place < MAX_TYPE_ARGUMENTS)
    triples.push([first, to, TYPED_HAS_ARGUMENT | given.place | (given.isElement ? TYPED_IS_ARRAY : 0)]);
  return triples;
}
