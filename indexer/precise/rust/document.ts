/** What rust-analyzer says of one Rust file, in the words of the port. Pure. */
import { MADE, VARIABLE } from "../../../lib/format/precise-facts";
import type { DefinedAt } from "../language-server/definitions";
import { inside } from "../language-server/inside";
import type { DeclaredPlace, Place, PreciseDocument, PreciseOccurrence, PreciseRelation } from "../port";
import { placeKey, type DeclaringFiles } from "./guesses";
import type { RustBlock, WrittenName } from "./names";

/**
 * @param root that rust-analyzer knows the repository by
 * @param isMade whether a macro's body stands at a place
 * @param found for each name, in their order
 */
export function occurrencesOf(
  { path, root, isMade }: { path: string; root: string; isMade: (place: DeclaredPlace) => boolean },
  names: readonly WrittenName[],
  found: readonly (DefinedAt[] | null)[],
): PreciseOccurrence[] {
  const marked = (target: DeclaredPlace): DeclaredPlace => (isMade(target) ? { ...target, member: MADE } : target);
  return names.flatMap((name, at) => {
    const { line, column } = name;
    const places = found[at] ?? [];
    const targets = places.flatMap((place) => inside(root, place) ?? []).filter((target) => !isWholeFile(target));
    const others = targets.filter((target) => target.path !== path || !isSame(target, { line, column }));
    const isOutside = places.length > 0 && places.every((place) => inside(root, place) === null);
    if (others.length < targets.length && !takesOut(name, others)) return [];
    if (others.length === 0 && !isOutside) return [];
    const told = isShorthand(name, path, others) ? variableFirst(others) : others;
    return [{ line, column, targets: name.isMember ? told.map(marked) : told, isOutside }];
  });
}

/** `Crane { load }` reads the variable `load`, which is told first, and gives it to the field. */
const isShorthand = ({ isMember, isImported }: WrittenName, path: string, targets: readonly DeclaredPlace[]): boolean =>
  targets.length === 2 && targets[0].path === path && !isMember && !isImported;

/** Where the variable is no symbol, that there is one is kept all the same: the field alone would hide it. */
const variableFirst = ([variable, ...fields]: readonly DeclaredPlace[]): DeclaredPlace[] => [
  { ...variable, member: VARIABLE },
  ...fields,
];

/** `let Crane { load } = …` declares the variable `load`, which is told as well, and names the field. */
const takesOut = ({ isMember, isImported }: WrittenName, others: readonly DeclaredPlace[]): boolean =>
  others.length === 1 && !isMember && !isImported;

/** A module that is a file has no name in it: rules know where it is declared. */
const isWholeFile = ({ line, column }: Place): boolean => line === 0 && column === 0;

export function documentOf(
  file: { path: string; contentHash: Uint8Array; blocks: readonly RustBlock[] },
  occurrences: readonly PreciseOccurrence[],
  declaring: DeclaringFiles,
): PreciseDocument {
  const { path, contentHash, blocks } = file;
  return { path, contentHash, occurrences, relations: relationsOf(path, blocks, occurrences, declaring) };
}

/** A type's bases are the traits that it implements; its functions override those of the traits. */
function relationsOf(
  path: string,
  blocks: readonly RustBlock[],
  occurrences: readonly PreciseOccurrence[],
  declaring: DeclaringFiles,
): PreciseRelation[] {
  const byPlace = new Map(occurrences.map((occurrence) => [placeKey(occurrence), occurrence.targets]));
  const meant = (name: Place): readonly DeclaredPlace[] => byPlace.get(placeKey(name)) ?? [];
  return blocks.flatMap(({ name, owner, traits, isImpl, functions }) => {
    const above = traits.flatMap(meant);
    const below = name === null ? [] : isImpl ? meant(name) : [{ path, ...placeOf(name) }];
    const bases = below.flatMap((from) => above.map((to): PreciseRelation => ({ kind: "base", from, to })));
    if (!isImpl) return bases;
    // Functions of one name and one type are one symbol where their parameters are alike: rules tell them apart.
    const single = functions.filter((each) => owner !== null && declaring.isSingle(owner, each.name));
    return [
      ...bases,
      ...single.flatMap((from) =>
        above.flatMap((trait) => {
          const members = declaring
            .blocks(trait.path)
            .find((block) => block.name !== null && isSame(block.name, trait));
          const member = members?.functions.find((each) => each.name === from.name);
          const to = member && { path: trait.path, ...placeOf(member) };
          return to ? [{ kind: "override" as const, from: placeOf(from), to }] : [];
        }),
      ),
    ];
  });
}

const isSame = (a: Place, b: Place): boolean => a.line === b.line && a.column === b.column;

const placeOf = ({ line, column }: Place): Place => ({ line, column });
