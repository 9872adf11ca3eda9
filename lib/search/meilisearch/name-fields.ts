/**
 * The searchable forms of a name for an engine that only knows words: its parts, initials, flat form, and its ends.
 */
import { NameView } from "../rank/name-view";

interface NameFields {
  /** `get User By Id`; signs of operators as words */
  nameParts: string;
  /** without its prefix letter: `PlayerController` of `APlayerController`; absent without one */
  stripped?: string;
  initials?: string;
  /** small letters without separators */
  flat: string;
  /** the flat form from each further word on: `userbyid`, `byid`, `id` */
  tails?: string[];
}

const MOST_TAILS = 6;
const MOST_UNITS = 200;
const SIGNS: Record<string, string> = {
  "=": "eq",
  "!": "not",
  "+": "plus",
  "-": "minus",
  "*": "star",
  "/": "slash",
  "%": "percent",
  "<": "lt",
  ">": "gt",
  "&": "and",
  "|": "or",
  "^": "xor",
  "~": "tilde",
  "(": "call",
  "[": "at",
  ",": "comma",
};

const view = new NameView();

export function nameFields(name: string): NameFields {
  view.set(name.slice(0, MOST_UNITS));
  const starts: number[] = [];
  for (let at = 0; at < view.flatLength; at++) if (view.flatStarts[at] === 1 || at === 0) starts.push(at);
  const flat = String.fromCharCode(...view.flat.subarray(0, view.flatLength));
  const words = starts.map((start, i) => flat.slice(start, starts[i + 1]));
  const oneLetter = starts[1] === 1 && view.flatLength > 3;
  return {
    nameParts: [...words, ...signs(name)].join(" "),
    ...(oneLetter && { stripped: name.slice(view.flatAt[1]) }),
    ...(words.length > 1 && { initials: words.map((word) => word[0]).join("") }),
    flat,
    ...(starts.length > 1 && { tails: starts.slice(1, 1 + MOST_TAILS).map((start) => flat.slice(start)) }),
  };
}

/** The signs of an operator as words: `operator==` and `operator+` are the same word to the engine otherwise. */
export function signs(name: string): string[] {
  return [...name].flatMap((sign) => SIGNS[sign] ?? []);
}
