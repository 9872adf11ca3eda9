/**
 * Which answers of rust-analyzer may be guesses: where it does not know a type, it tells the function that a trait
 * declares although that of an impl is meant, or one of the library although the repository has its own. Pure.
 */
import type { DeclaredPlace, Place, PreciseOccurrence } from "../port";
import type { RustBlock, RustName, WrittenName } from "./names";

/** What is known of the repository's files. */
export interface DeclaringFiles {
  blocks(path: string): readonly RustBlock[];
  /** whether a function of that name is declared anywhere in the repository */
  hasFunction(name: string): boolean;
  /** whether an impl of a trait of that name, for a type of that name, declares the function */
  isImplemented(trait: string, type: string, name: string): boolean;
  /** whether a type of that name has one function of that name only */
  isSingle(type: string, name: string): boolean;
}

/**
 * Answers without those for names that an import brings which rust-analyzer does not know: what it tells then of the
 * same name elsewhere in the file is what the import hides.
 * @param found what is told for each name, in their order; null for nothing
 */
export function withoutHidden(
  names: readonly WrittenName[],
  found: readonly (unknown[] | null)[],
  occurrences: readonly PreciseOccurrence[],
): readonly PreciseOccurrence[] {
  const unknown = new Set(
    names.filter(({ isImported }, at) => isImported && found[at] === null).map(({ name }) => name),
  );
  if (unknown.size === 0) return occurrences;
  const hidden = new Set(names.filter(({ name, isMember }) => !isMember && unknown.has(name)).map(placeKey));
  return occurrences.filter((occurrence) => !hidden.has(placeKey(occurrence)));
}

/**
 * Answers without the repository's own for what a path asks of a type that is not there: `Queue::push` means the
 * type's own function, of which nothing is known, before that of a trait that the repository implements for it.
 * @param isMissing whether what is told for a name stands for what is not there, in their order
 */
export function withoutGivenToMissing(
  names: readonly WrittenName[],
  isMissing: (at: number) => boolean,
  occurrences: readonly PreciseOccurrence[],
): readonly PreciseOccurrence[] {
  const asked = new Set(names.filter(({ isPath }, at) => isPath && isMissing(at - 1)).map(placeKey));
  return occurrences.filter((occurrence) => occurrence.isOutside || !asked.has(placeKey(occurrence)));
}

/** Names whose answers have to be looked at: functions of traits, and such as the repository has others of. */
export function doubtful(
  names: readonly RustName[],
  occurrences: readonly PreciseOccurrence[],
  declaring: DeclaringFiles,
): RustName[] {
  const byPlace = new Map(occurrences.map((occurrence) => [placeKey(occurrence), occurrence]));
  const isOfTrait = (target: DeclaredPlace): boolean =>
    declaring
      .blocks(target.path)
      .some(({ isImpl, functions }) => !isImpl && functions.some((each) => placeKey(each) === placeKey(target)));
  return names.filter((name) => {
    const occurrence = byPlace.get(placeKey(name));
    if (occurrence === undefined) return false;
    if (!occurrence.isOutside) return occurrence.targets.some(isOfTrait);
    return declaring.hasFunction(name.name) || declaring.hasFunction(CONVERSIONS.get(name.name)?.by ?? "");
  });
}

/** What the library declares, and the function of whose impl it calls: that is what is meant. */
const CONVERSIONS: ReadonlyMap<string, { trait: string; by: string }> = new Map([
  ["into", { trait: "From", by: "from" }],
  ["try_into", { trait: "TryFrom", by: "try_from" }],
  ["parse", { trait: "FromStr", by: "from_str" }],
]);

/**
 * Whether what rust-analyzer shows of a function says that it was not sure: a type that the trait stands for here is
 * left out or unknown, or one is told that has an impl with that function; or a conversion is told whose impl is here.
 */
export function isGuess(hover: string, name: string, declaring: DeclaringFiles): boolean {
  const types = new Map([...hover.matchAll(SUBSTITUTION)].map(([, parameter, type]) => [parameter, type]));
  if ([...types.values()].some((type) => type.includes("{unknown}"))) return true;
  const called = CONVERSIONS.get(name);
  const isCalled = (type: string): boolean =>
    called !== undefined && declaring.isImplemented(called.trait, headOf(type) ?? "", called.by);
  if ([...types.values()].some(isCalled)) return true;
  const [, trait, parameters] = TRAIT.exec(hover) ?? [];
  if (trait === undefined) return false;
  const own = types.get("Self");
  if (own === undefined || parametersIn(parameters ?? "").some((parameter) => !types.has(parameter))) return true;
  const type = headOf(own);
  return type !== undefined && declaring.isImplemented(trait, type, name);
}

/** `Crane` of `&mut Crane<u8>` */
const headOf = (type: string): string | undefined => /^(?:&(?:'\w+ )?(?:mut )?)*(\w+)/.exec(type)?.[1];

/** `Self` = `Crane<u8>` */
const SUBSTITUTION = /`(\w+)` = `([^`]*)`/g;

/** `pub trait Lift<T>` above the function, where it is declared in a trait. */
const TRAIT = /^(?:pub(?:\([^)]*\))? )?(?:unsafe )?(?:auto )?trait (\w+)(?:<(.*)>)?$/m;

/** Names of types among a trait's parameters; bounds and defaults stand behind them. */
const parametersIn = (text: string): string[] =>
  text.split(/,(?![^<(]*[>)])/).flatMap((parameter) => /^\s*([A-Za-z_]\w*)\s*(?:$|:|=)/.exec(parameter)?.[1] ?? []);

export const placeKey = ({ line, column }: Place): string => `${line}:${column}`;
