/**
 * Types that comments of Ruby name for people and for YARD: `@return [Ship, nil]`, `@param ship [Ship]`, `@yieldparam
 * ship [Ship]`. Pure.
 */

/** A type as it is written: the path of a class, and whether a list of such is meant. */
export interface TaggedType {
  path: string;
  isList: boolean;
}

const TYPES = String.raw`\[((?:[^[\]]|\[[^[\]]*\])*)\]`;

/** What the method above whose comment it is gives; null where it says none, or more than one. */
export const returnedBy = (comment: string): TaggedType | null =>
  typeIn(new RegExp(String.raw`@return\s+${TYPES}`).exec(comment)?.[1]);

/** What a parameter is: `@param ship [Ship]` and `@param [Ship] ship`. */
export function parameterIn(comment: string, name: string): TaggedType | null {
  const before = new RegExp(String.raw`@param\s+[*&:]*${name}:?\s+${TYPES}`).exec(comment);
  return typeIn((before ?? new RegExp(String.raw`@param\s+${TYPES}\s+[*&:]*${name}\b`).exec(comment))?.[1]);
}

/** What a block is handed at a place, 0 for the first. */
export function yieldedBy(comment: string, place: number): TaggedType | null {
  const tag = new RegExp(String.raw`@yieldparam\s+(?:\w+\s+)?${TYPES}`, "g");
  return typeIn([...comment.matchAll(tag)][place]?.[1]);
}

const NOTHING: ReadonlySet<string> = new Set(["nil", "void", "false"]);
const LIST = /^(?:Array|Enumerable|Enumerator|Set)<([^<>(){}]+)>$/;
const PATH = /^(?:::)?\p{Lu}\w*(?:::\p{Lu}\w*)*$/u;

/** The one type of a list of them, `nil` aside. */
function typeIn(written: string | undefined): TaggedType | null {
  const types = (written ?? "").split(/,(?![^<{(]*[>})])/).map((each) => each.trim());
  const [type = "", ...others] = types.filter((each) => !NOTHING.has(each));
  const held = LIST.exec(type)?.[1].trim();
  const path = held ?? type;
  return others.length === 0 && PATH.test(path) ? { path: path.replace(/^::/, ""), isList: held !== undefined } : null;
}
