/** A filter as it is typed, at the end of a text: `repo:li`. And the values that fit what stands there. Pure. */

const SHOWN = 6;

export interface TypedFilter<Name extends string> {
  name: Name;
  /** Of its value, so far. */
  typed: string;
  /** What stands before the filter, with the blank between. */
  before: string;
  /** It is turned round: `-repo:li`. */
  negated: boolean;
}

/** Null where the last word is no filter of these names. */
export function typedFilter<Name extends string>(text: string, names: readonly Name[]): TypedFilter<Name> | null {
  const found = /(^|\s)(-?)([a-z]+):(?!:)([^\s"]*)$/.exec(text);
  const name = names.find((each) => each === found?.[3]);
  if (found === null || name === undefined) return null;
  return { name, typed: found[4], before: text.slice(0, found.index) + found[1], negated: found[2] === "-" };
}

/** What begins with it comes first; else the order is the given one. Empty where the value is whole. */
export function fittingValues(known: readonly string[], typed: string): readonly string[] {
  const wanted = typed.toLowerCase();
  if (known.some((value) => value.toLowerCase() === wanted)) return [];
  const begins = (value: string): number => (value.toLowerCase().startsWith(wanted) ? 0 : 1);
  return known
    .filter((value) => value.toLowerCase().includes(wanted))
    .toSorted((a, b) => begins(a) - begins(b))
    .slice(0, SHOWN);
}
