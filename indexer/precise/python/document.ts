/** What a language server says of one Python file, in the words of the port. Pure. */
import type { PreciseDocument, PreciseOccurrence, PreciseRelation } from "../port";
import type { DefinedAt } from "../language-server/definitions";
import { inside } from "../language-server/inside";
import type { PythonName, PythonText } from "./names";

/**
 * @param found for each name, in their order
 * @param wordAt the name that stands at a place; null where the file cannot be read
 */
export function documentOf(
  file: { path: string; contentHash: Uint8Array; root: string; wordAt: (place: DefinedAt) => string | null },
  text: PythonText,
  names: readonly PythonName[],
  found: readonly (DefinedAt[] | null)[],
): PreciseDocument {
  const { path, contentHash, root, wordAt } = file;
  const occurrences: PreciseOccurrence[] = [];
  names.forEach(({ name, line, column }, at) => {
    const places = found[at]?.filter((place) => !isOfCall(name, wordAt(place))) ?? [];
    if (places.length === 0) return;
    const targets = places.flatMap((place) => inside(root, place) ?? []);
    const isOwn = targets.some((target) => target.path === path && target.line === line && target.column === column);
    if (!isOwn) occurrences.push({ line, column, targets, isOutside: targets.length === 0 });
  });
  return { path, contentHash, occurrences, relations: [...basesIn(text, occurrences)] };
}

/**
 * What a call runs is told in the place of what is called: `self.kind()` with a class in `kind`. The name means
 * `kind`.
 */
const isOfCall = (name: string, word: string | null): boolean =>
  word !== null && word !== name && /^__(?:init|new|call)__$/.test(word);

function* basesIn(text: PythonText, occurrences: readonly PreciseOccurrence[]): Iterable<PreciseRelation> {
  const byPlace = new Map(occurrences.map((occurrence) => [`${occurrence.line}:${occurrence.column}`, occurrence]));
  for (const { name, bases } of text.classes())
    for (const base of bases)
      for (const to of byPlace.get(`${base.line}:${base.column}`)?.targets ?? [])
        yield { kind: "base", from: name, to };
}
