/**
 * The colour of a name: the file's own symbols decide, then keywords, then what stands around the name and its shape.
 */
import type { Grammar } from "./grammar";
import type { TokenClass } from "./token-class";

/** Names that the file declares, each with its colour. */
export type NameClasses = ReadonlyMap<string, TokenClass>;

/** Macros that stand for a word of the language: `ENGINE_API`, `FORCEINLINE`. */
const MARK = /_(?:API|ABI|DECL|EXPORT)$|^FORCE\w*INLINE|_INLINE$/;
/** `DECLARE_DELEGATE_OneParam` */
const DECLARING = /^[A-Z][A-Z0-9]*_[A-Z0-9]+_\w+$/;

/**
 * @param before the piece before the name, blanks left out
 * @param after some of the line after the name
 */
export function classifyName(
  word: string,
  before: string,
  after: string,
  grammar: Grammar,
  names: NameClasses,
): TokenClass {
  const member = before.endsWith(".") || before.endsWith("->") || before.endsWith("::");
  if (
    grammar.keywords.has(grammar.caseless ? word.toLowerCase() : word) &&
    !before.endsWith(".") &&
    !before.endsWith("->")
  )
    return "keyword";
  if (grammar.prose) return "plain";
  if (grammar.annotations && before.endsWith("@")) return "note";
  const called = /^\s*\(/.test(after);
  const known = names.get(word);
  if (known !== undefined) return known === "data" && called ? "call" : known;
  if (grammar.types.has(word)) return "type";
  const shouted = /^[A-Z][A-Z0-9_]+$/.test(word);
  if (called) return callColour(word, before, shouted, grammar);
  if (shouted) return grammar.macros && MARK.test(word) ? "note" : "data";
  if (/^[A-Z]\w*[a-z]/.test(word) || /_t$/.test(word)) return "type";
  return member && !before.endsWith("::") ? "data" : "plain";
}

function callColour(word: string, before: string, shouted: boolean, grammar: Grammar): TokenClass {
  if (grammar.macros && (shouted || DECLARING.test(word))) return "note";
  if (before === "new") return "type";
  return grammar.capitalCallsAreTypes && /^[A-Z]/.test(word) ? "type" : "call";
}
