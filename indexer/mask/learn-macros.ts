/**
 * Learns what macros mean from their `#define`s in a text, as far as a mask needs it: whether they vanish, stand for a
 * specifier, declare what an argument names, or head a loop. A macro whose definitions disagree is not learned.
 */
import { ACCESS_WORDS, LOOP_NAME, SPECIFIERS, TYPE_KEYWORDS } from "./c-macros";
import type { MacroDictionary, MacroMeaning } from "./macro-meanings";

const DEFINE = /^[ \t]*#[ \t]*define[ \t]+(\w+)(\([^)\n]*\))?((?:\\\r?\n|[^\n])*)/gm;
/** Definitions of one file that are read. */
const MAX_MACROS = 5000;
/** Attributes with their arguments, two deep. */
const ATTRIBUTES =
  /\b(?:__attribute__|__attribute|__declspec|_Alignas|alignas)\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[\[[^\]]*\]\]/g;
/** Words that a grammar reads better than any mask: `#define if(x)` is for compilers. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...SPECIFIERS,
  ...TYPE_KEYWORDS,
  ..."if else for while do switch case default return break continue goto sizeof new delete this offsetof".split(" "),
]);
const LOOP = /^(?:for|while)\s*\(/;

/** @param most definitions that are read */
export function learnMacros(text: string, most = MAX_MACROS): MacroDictionary {
  const learned = new Map<string, MacroMeaning>();
  const disagreed = new Set<string>();
  let read = 0;
  for (const [, name, parameters, rest] of text.matchAll(DEFINE)) {
    if (++read > most) break;
    if (KEYWORDS.has(name)) continue;
    const meaning = meaningOf(parameters ?? null, bodyOf(rest));
    const before = learned.get(name);
    const merged = before ? agreed(before, meaning) : meaning;
    if (merged === null) disagreed.add(name);
    else learned.set(name, merged);
  }
  for (const name of disagreed) learned.delete(name);
  return learned;
}

function bodyOf(rest: string): string {
  return rest
    .replace(/\\\r?\n/g, " ")
    .replace(/\/\*.*?\*\/|\/\/.*$/g, " ")
    .trim();
}

function meaningOf(parameters: string | null, body: string): MacroMeaning | null {
  const words = body.replace(ATTRIBUTES, " ").trim();
  const specifiers = words === "" ? [] : words.split(/\s+/).map(plainKeyword);
  if (specifiers.every((word) => SPECIFIERS.has(word))) return ofSpecifiers(specifiers);
  if (parameters === null) return ACCESS_WORDS.has(words) ? { as: "word", word: words } : null;
  if (LOOP.test(body) || LOOP_NAME.test(/^\w+(?=\s*\()/.exec(body)?.[0] ?? ""))
    return /[;}]$/.test(body) ? null : { as: "loop" };
  return declared(parameters, body) ?? { as: "statement" };
}

/** Compilers spell keywords in several ways: `__inline__`, `__const`. */
const plainKeyword = (word: string): string => word.replace(/^__([a-z]+?)(?:__)?$/, "$1");

function ofSpecifiers(specifiers: readonly string[]): MacroMeaning {
  const word = specifiers.find((specifier) => specifier === "static") ?? specifiers[0];
  return word === undefined ? { as: "nothing" } : { as: "word", word };
}

/** `struct lock name = …` declares what its argument names, when that name stands alone: `name##_init` is another. */
function declared(parameters: string, body: string): MacroMeaning | null {
  const names = parameters.slice(1, -1).split(",");
  const head = /^((?:[A-Za-z_]\w*[\s*]+)+)([A-Za-z_]\w*)\s*(=|;|\[|\(|$)(?!#)/.exec(body);
  if (!head || /\b(?:do|if|return|else|goto|typedef)\b/.test(head[1])) return null;
  const argument = names.findIndex((name) => name.trim() === head[2]);
  if (argument < 0) return null;
  return { as: head[3] === "(" ? "function" : "variable", argument };
}

/** Definitions under different conditions: a specifier here and nothing there is a specifier. */
function agreed(a: MacroMeaning, b: MacroMeaning | null): MacroMeaning | null {
  if (b === null) return null;
  if (a.as === "nothing" && b.as === "word") return b;
  if (a.as === "word" && b.as === "nothing") return a;
  return JSON.stringify(a) === JSON.stringify(b) ? a : null;
}
