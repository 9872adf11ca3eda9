/** Parameters and arguments of C# as their text says them. Pure. */
import { FUNCTION_TYPES } from "../types/container-rules";

/** What a parameter says before its type. */
type Passing = "out" | "ref" | "in" | null;

export interface WrittenParameter {
  name: string;
  /** with its type arguments */
  type: string;
  passing: Passing;
  /** it has a value of its own */
  isOptional: boolean;
  /** it takes any number of values: `params` */
  isRest: boolean;
  /** it is what an extension is called on: `this` */
  isReceiver: boolean;
}

const WORDS = /^(?:(?:this|ref|out|in|params|scoped|readonly)\s+)+/;

/** `params object[] rest`, `int count = 1`; null where the text reads like no parameter. */
export function parameterIn(text: string): WrittenParameter | null {
  const plain = text.replace(/^[ \t]*#.*$/gm, "").replace(/^\s*(?:\[[^\]]*\]\s*)*/, "");
  const [declared] = plain.split(/=(?![=>])/, 1);
  const words = WORDS.exec(declared)?.[0] ?? "";
  const named = /^([^]*?)\s*([\w@]+)\s*$/.exec(declared.slice(words.length));
  if (!named || named[1] === "") return null;
  return {
    name: named[2],
    type: named[1].replace(/\s+/g, ""),
    passing: passingIn(words),
    isOptional: declared.length < plain.length,
    isRest: /\bparams\b/.test(words),
    isReceiver: /\bthis\b/.test(words),
  };
}

function passingIn(words: string): Passing {
  const found = /\b(out|ref|in)\b/.exec(words)?.[1];
  return found === "out" || found === "ref" || found === "in" ? found : null;
}

/** An argument, without the name of its parameter and the word before it. */
export interface WrittenValue {
  /** the parameter that it names: `count: 1` */
  name: string | null;
  passing: Passing;
  text: string;
  /** characters before the text */
  before: number;
}

export function valueIn(text: string): WrittenValue {
  const name = /^(\w+)\s*:(?!:)\s*/.exec(text);
  const behind = text.slice(name?.[0].length ?? 0);
  const words = /^(?:out|ref|in)\s+/.exec(behind)?.[0] ?? "";
  const value = behind.slice(words.length);
  return { name: name?.[1] ?? null, passing: passingIn(words), text: value, before: text.length - value.length };
}

/** How many parameters a lambda has, and whether a block is its body; null for what is no lambda. */
export function lambdaIn(text: string): { count: number | null; isBlock: boolean } | null {
  if (/^(?:async\s+)?delegate\b/.test(text)) return { count: null, isBlock: true };
  const found = /^(?:(?:async|static)\s+)*(?:(\w+)|\(([^()]*(?:\([^()]*\)[^()]*)*)\))\s*=>\s*(\{)?/.exec(text);
  if (!found) return null;
  const listed = found[2]?.trim();
  const count = listed === undefined ? 1 : listed === "" ? 0 : parts(listed).length;
  return { count, isBlock: found[3] !== undefined };
}

/** The types that a lambda writes for all that it takes; null where it writes none. */
export function typedIn(text: string): string[] | null {
  const list = /^(?:(?:async|static)\s+)*\(([^()]*)\)\s*=>/.exec(text)?.[1];
  const written =
    list === undefined ? [] : parts(list).map((part) => /^\s*(?:\w+\s+(?=\w))?([^]*\S)\s+\w+\s*$/.exec(part));
  const types = written.flatMap((each) => (each ? [each[1].replace(/\s+/g, "")] : []));
  return written.length > 0 && types.length === written.length ? types : null;
}

/** The type that is written before a declared name, with its type arguments; null for none. */
export function typeBefore(source: string): string | null {
  let at = source.trimEnd().length;
  if (at === source.length) return null;
  const end = at;
  while (at > 0 && "?]".includes(source[at - 1]))
    at = source[at - 1] === "]" ? source.lastIndexOf("[", at - 1) : at - 1;
  for (let depth = 0; at > 0 && (depth > 0 || source[at - 1] === ">");) {
    at--;
    if (source[at] === ">") depth++;
    else if (source[at] === "<" && --depth === 0) break;
  }
  const name = /[\w.:]+$/.exec(source.slice(Math.max(0, at - MAX_NAME), at))?.[0];
  return name === undefined ? null : source.slice(at - name.length, end).replace(/\s+/g, "");
}

const MAX_NAME = 100;

/** The type of a value that says it: `default(Action<int>)`, `(Action<int>)null`; null for any other. */
export function typeSaid(text: string): string | null {
  const found = /^(?:default\s*\(([^()]+)\)|\(([\w.]+<[^()]*>)\)\s*\w.*)$/.exec(text);
  return (found?.[1] ?? found?.[2])?.replace(/\s+/g, "") ?? null;
}

/** The name of a type, with a mark for each of its arrays. */
export function headOf(type: string): string {
  const arrays = (/(?:\[,*\]\??)+$/.exec(type)?.[0].split("[").length ?? 1) - 1;
  const name = /^[\w.:@]+/.exec(type)?.[0].split(/[.:]+/).at(-1) ?? "";
  return name + "Array".repeat(arrays);
}

/** How many parameters a function type takes; null for a type that is none, and where its name does not tell it. */
export function takenBy(type: string): number | null {
  const head = headOf(type);
  const given = argumentsOfType(type);
  if (head === "Expression" && given.length === 1) return takenBy(given[0]);
  if (head === "Func") return given.length - 1;
  if (head === "Action") return given.length;
  return head === "Predicate" || head === "Converter" ? 1 : head === "Comparison" ? 2 : null;
}

/** The types that a function type hands to what it is given; null where its name does not tell them. */
export function handedBy(type: string): string[] | null {
  const head = headOf(type);
  const given = argumentsOfType(type);
  if (head === "Expression" && given.length === 1) return handedBy(given[0]);
  if (head === "Func") return given.slice(0, -1);
  return head === "Action" || head === "Predicate" ? given : null;
}

/** The type that a function type gives; null for one that gives nothing, or of which that is not known. */
export function resultTaken(type: string): string | null {
  const head = headOf(type);
  const given = argumentsOfType(type);
  if (head === "Expression" && given.length === 1) return resultTaken(given[0]);
  if (head === "Func" || head === "Converter") return given.at(-1) ?? null;
  return head === "Predicate" ? "bool" : head === "Comparison" ? "int" : null;
}

/** The type arguments of a type: `Task<int>` has one. */
export const argumentsOfType = (type: string): string[] => parts(/^[\w.:]+<(.*)>\??$/.exec(type)?.[1] ?? "");

export const isFunctionType = (type: string): boolean => FUNCTION_TYPES.has(headOf(type));

/** What commas part that stand in no brackets. */
function parts(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    if ("<([{".includes(list[at])) depth++;
    else if (">)]}".includes(list[at]) && list[at - 1] !== "=") depth--;
    else if (list[at] === "," && depth === 0) {
      found.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return list === "" ? [] : [...found, list.slice(start)];
}
