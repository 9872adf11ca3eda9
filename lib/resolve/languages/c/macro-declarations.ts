/**
 * What a macro's body declares under names that it makes of an argument: `typedef Handle<type> type##_Ref;`, and in
 * the body of a type `type name() const;`. Pure.
 */
import type { MacroText } from "./macro-text";

/** A type as a body writes it, by the name that it ends in. */
export interface MadeType {
  /** `std`, `vector` */
  parts: readonly string[];
  /** where the last part begins in the body */
  offset: number;
  arguments: readonly (MadeType | null)[];
}

export interface MadeName {
  /** what the macro pastes to the argument */
  prefix: string;
  suffix: string;
  /** place of the argument among the macro's parameters */
  place: number;
  type: MadeType;
}

/** Longer bodies are read up to here. */
const MAX_LENGTH = 4000;
const STATEMENT = /[^;{}]+/g;
const NAME = String.raw`(\w+(?:\s*##\s*\w+)*)`;
const TYPEDEF = new RegExp(String.raw`^\s*typedef\b(.*?\W)${NAME}\s*$`, "s");
const USING = new RegExp(String.raw`^\s*using\s+${NAME}\s*=(.*)$`, "s");
const MEMBER = new RegExp(
  String.raw`^(?:\s*(?:public|protected|private)\s*:)*(.*?[\s*&>])${NAME}\s*(?:\([^()]*\)[\w\s]*|=.*)?$`,
  "s",
);
/** Words in front of a type's name that say no more of it. */
const BEFORE_TYPE =
  /^(?:\s*\b(?:const|volatile|mutable|static|virtual|inline|constexpr|explicit|extern|struct|class|enum|union|typename)\b)*\s*/;
/** Words that begin no declaration. */
const NO_TYPE: ReadonlySet<string> = new Set(
  "return delete throw goto case default else new using typedef friend if while for do auto".split(" "),
);

/** Types that a body gives a name by `typedef` or `using`. */
export function typesMade({ text, parameters }: MacroText): MadeName[] {
  return statements(text).flatMap(({ words, offset }) => {
    const typedef = TYPEDEF.exec(words);
    if (typedef) return made(typedef[2], parameters, typedef[1], offset + words.indexOf("typedef") + "typedef".length);
    const using = USING.exec(words);
    return using ? made(using[1], parameters, using[2], offset + using[0].length - using[2].length) : [];
  });
}

/** Fields and functions that a body declares, with the type that each has or gives. */
export function membersMade({ text, parameters }: MacroText): MadeName[] {
  return statements(text).flatMap(({ words, offset }) => {
    const [, type, name] = MEMBER.exec(words) ?? [];
    return type === undefined ? [] : made(name, parameters, type, offset + words.indexOf(type));
  });
}

/** The argument that a name is made of; null where it is another one. */
export function argumentIn(name: string, { prefix, suffix }: MadeName): string | null {
  const isMade = name.length > prefix.length + suffix.length && name.startsWith(prefix) && name.endsWith(suffix);
  return isMade ? name.slice(prefix.length, name.length - suffix.length) : null;
}

const statements = (text: string) =>
  [...text.slice(0, MAX_LENGTH).matchAll(STATEMENT)].map(({ 0: words, index: offset }) => ({ words, offset }));

function made(name: string, parameters: readonly string[], written: string, offset: number): MadeName[] {
  const parts = name.split("##").map((part) => part.trim());
  const of = parts.filter((part) => parameters.includes(part));
  const type = of.length === 1 ? typeIn(written, offset) : null;
  if (!type) return [];
  const at = parts.indexOf(of[0]);
  const [prefix, suffix] = [parts.slice(0, at).join(""), parts.slice(at + 1).join("")];
  return [{ prefix, suffix, place: parameters.indexOf(of[0]), type }];
}

/** The type that a text writes, whatever pointers stand behind it; null where it is none that has a name. */
export function typeIn(written: string, offset: number): MadeType | null {
  const before = BEFORE_TYPE.exec(written)?.[0].length ?? 0;
  const path = /^(?:::\s*)?(\w+(?:\s*::\s*\w+)*)/.exec(written.slice(before));
  if (!path) return null;
  const parts = path[1].split("::").map((part) => part.trim());
  const last = parts[parts.length - 1];
  const end = before + path[0].length;
  const given = argumentsIn(written, end);
  if (NO_TYPE.has(last) || !given || !/^[\s*&]*(?:const\b[\s*&]*)?$/.test(written.slice(given.end))) return null;
  return { parts, offset: offset + end - last.length, arguments: given.types(offset) };
}

/** Type arguments behind a name, if there are any; null where they never end. */
function argumentsIn(written: string, from: number) {
  const open = /^\s*</.exec(written.slice(from));
  if (!open) return { end: from, types: () => [] };
  const starts = [from + open[0].length];
  let depth = 1;
  for (let at = starts[0]; at < written.length; at++) {
    if (written[at] === "<") depth++;
    else if (written[at] === ">") depth--;
    else if (written[at] === "," && depth === 1) starts.push(at + 1);
    if (depth > 0) continue;
    const ends = [...starts.slice(1).map((start) => start - 1), at];
    const types = (offset: number) =>
      starts.map((start, place) => typeIn(written.slice(start, ends[place]), offset + start));
    return { end: at + 1, types };
  }
  return null;
}
