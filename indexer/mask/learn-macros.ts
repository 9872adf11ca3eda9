/**
 * Learns what macros mean from their `#define`s in a text, as far as a mask needs it: whether they vanish, stand for a
 * specifier, declare what an argument names, or head a loop. A macro whose definitions disagree is not learned, unless
 * one of them is empty: code that is read by it stays code when the macro is left out.
 */
import { ACCESS_WORDS, ATTRIBUTE_WORDS, EXPORT_MARK, LOOP_NAME, SPECIFIERS, TYPE_KEYWORDS } from "./c-macros";
import type { MacroDictionary, MacroMeaning } from "./macro-meanings";
import { namespaceMeaning } from "./namespace-macros";

const DEFINE = /^[ \t]*#[ \t]*define[ \t]+(\w+)(\([^)\n]*\))?((?:\\\r?\n|[^\n])*)/gm;
/** Definitions of one file that are read. */
const MAX_MACROS = 5000;
/** Attributes with their arguments, two deep. */
const ATTRIBUTES =
  /\b(?:__attribute__|__attribute|__declspec|__pragma|_Pragma|_Alignas|alignas)\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[\[[^\]]*\]\]/g;
/** Words that a grammar reads better than any mask: `#define if(x)` is for compilers. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...SPECIFIERS,
  ...TYPE_KEYWORDS,
  ...ACCESS_WORDS,
  ..."if else for while do switch case default return break continue goto sizeof new delete this offsetof final override".split(
    " ",
  ),
]);
/** `, state_t *s`, behind the other parameters or arguments. */
const FURTHER_PARAMETER = /^,\s*[A-Za-z_&*]/;
const LOOP = /^(?:for|while)\s*\(/;

/** The definitions in a text: their names, and how they are written. */
export const definitionsIn = (text: string): { name: string; source: string }[] =>
  [...text.matchAll(DEFINE)].slice(0, MAX_MACROS).map(({ 0: source, 1: name }) => ({ name, source }));

/** @param most definitions that are read */
export function learnMacros(text: string, most = MAX_MACROS): MacroDictionary {
  const definitions = new Map<string, Definition[]>();
  let read = 0;
  for (const [, name, parameters, rest] of text.matchAll(DEFINE)) {
    if (++read > most) break;
    if (KEYWORDS.has(name)) continue;
    const body = bodyOf(rest);
    const definition = { meaning: meaningOf(parameters ?? null, body), body, plain: parameters === undefined };
    const known = definitions.get(name);
    if (known) known.push(definition);
    else definitions.set(name, [definition]);
  }
  const learned = new Map<string, MacroMeaning>();
  for (const [name, all] of definitions) {
    const meaning = agreedBy(all);
    if (meaning) learned.set(name, meaning);
  }
  return learned;
}

interface Definition {
  /** null where it stands for something that no mask can do */
  meaning: MacroMeaning | null;
  body: string;
  /** without parameters */
  plain: boolean;
}

/** `1`, `"x"`, `-1`: what has a value somewhere is a flag elsewhere, and no mark. */
const VALUE = /^[-+(]*[\d"']/;

function agreedBy(definitions: readonly Definition[]): MacroMeaning | null {
  const meanings = definitions.map(({ meaning }) => meaning);
  const merged = meanings.reduce((a, b) => (a === null || b === null ? null : agreed(a, b)));
  if (merged) return merged;
  const mayVanish = definitions.some(({ plain, body }) => plain && body === "");
  return mayVanish && !definitions.some(({ body }) => VALUE.test(body)) ? { as: "nothing" } : null;
}

function bodyOf(rest: string): string {
  return rest
    .replace(/\\\r?\n/g, " ")
    .replace(/\/\*.*?\*\/|\/\/.*$/g, " ")
    .trim();
}

function meaningOf(parameters: string | null, body: string): MacroMeaning | null {
  const words = body.replace(ATTRIBUTES, " ").trim();
  const specifiers = words === "" ? [] : words.split(/\s+/).flatMap(plainKeyword);
  if (specifiers.every((word) => SPECIFIERS.has(word))) return ofSpecifiers(specifiers);
  if (parameters !== null) {
    const kept = ofArguments(parameters, words);
    if (kept) return kept;
  }
  if (parameters === null && FURTHER_PARAMETER.test(words)) return { as: "nothing" };
  if (parameters === null) return ACCESS_WORDS.has(words) ? { as: "word", word: words } : namespaceMeaning(words);
  if (LOOP.test(body) || LOOP_NAME.test(/^\w+(?=\s*\()/.exec(body)?.[0] ?? ""))
    return /[;}]$/.test(body) ? null : { as: "loop" };
  return declared(parameters, body) ?? { as: "statement" };
}

/** Compilers spell keywords in several ways: `__inline__`, `__const`. Others are macros: `FORCEINLINE`, `l_inline`. */
function plainKeyword(word: string): string[] {
  if (/^\w*(?:inline|INLINE)$/.test(word)) return ["inline"];
  if (ATTRIBUTE_WORDS.has(word) || EXPORT_MARK.test(word)) return [];
  return [word.replace(/^__([a-z]+?)(?:__)?$/, "$1")];
}

const PARAMETER = /^(\w+)$|^\w*\s*##\s*(\w+)$|^(\w+)\s*##\s*\w*$/;

/** `__VA_ARGS__`, a parameter alone, or `U##Type`, a name that is made of one. */
function ofArguments(parameters: string, body: string): MacroMeaning | null {
  const names = parameters
    .slice(1, -1)
    .split(",")
    .map((name) => name.trim());
  const [, alone, behind, before] = PARAMETER.exec(body) ?? [];
  if (alone !== undefined && (alone === "__VA_ARGS__" || (names.length === 1 && alone === names[0])))
    return { as: "arguments" };
  const argument = names.indexOf(alone ?? behind ?? before);
  return argument < 0 ? null : { as: "argument", argument };
}

function ofSpecifiers(specifiers: readonly string[]): MacroMeaning {
  const word = specifiers.find((specifier) => specifier === "static") ?? specifiers[0];
  return word === undefined ? { as: "nothing" } : { as: "word", word };
}

/** One inside the other at most. */
const TEMPLATE_ARGUMENTS = /<(?:[\w\s:,*&]|<[\w\s:,*&]*>)*>/g;

/** `struct lock name = …` declares what its argument names, when that name stands alone: `name##_init` is another. */
function declared(parameters: string, body: string): MacroMeaning | null {
  const names = parameters.slice(1, -1).split(",");
  const plain = body.replace(TEMPLATE_ARGUMENTS, " ");
  const head = /^((?:[A-Za-z_]\w*[\s*]+)+)([A-Za-z_]\w*)\s*(=|;|\[|\(|$)(?!#)/.exec(plain);
  if (!head || /\b(?:do|if|return|else|goto|typedef)\b/.test(head[1])) return null;
  const argument = names.findIndex((name) => name.trim() === head[2]);
  if (argument < 0) return null;
  return { as: head[3] === "(" ? "function" : "variable", argument };
}

/** Meanings that a macro has somewhere, if it means nothing elsewhere. */
const STRONGER: ReadonlySet<string> = new Set(["word", "arguments", "argument"]);

/**
 * Definitions under different conditions: a specifier here and nothing there is a specifier, one argument as good as
 * another.
 */
function agreed(a: MacroMeaning, b: MacroMeaning): MacroMeaning | null {
  if (a.as === "nothing" && STRONGER.has(b.as)) return b;
  if (b.as === "nothing" && STRONGER.has(a.as)) return a;
  if (a.as === "argument" && b.as === "argument") return a;
  return JSON.stringify(a) === JSON.stringify(b) ? a : null;
}
