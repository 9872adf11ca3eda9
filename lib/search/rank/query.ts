/**
 * Reads what was typed into the box: a name, a qualified name, words in any order, a name with its container or path,
 * perhaps after a keyword. A query may be read in several ways; each reading is tried and the best evidence counts.
 * Refuses nothing: whatever is typed has a reading, long input is cut.
 */
import type { SymbolKind } from "../../contract/vocabulary";
import { KIND_GROUPS } from "../../contract/vocabulary";
import { NameView } from "./name-view";
import { joinedPattern, namePattern, type NamePattern, typosOf } from "./pattern";

/** Longest query that is read, in UTF-16 units; the rest is ignored. */
const MAX_QUERY_UNITS = 256;
const MAX_WORDS = 6;

/** A word that says where the symbol is, not how it is called. */
export interface ContextWord {
  /** lower case, as typed otherwise, without slashes around */
  text: string;
  /** a qualifier with a capital: it names a type rather than a file or folder */
  meansType: boolean;
  view: NameView;
  /** it may have typos, in a path as well */
  misspelled?: true;
}

/** One way to read the query. */
export interface Reading {
  /** the name meant; null when `words` describe it */
  name: NamePattern | null;
  /** words that all stand in the name; empty when `name` says it */
  words: NamePattern[];
  /** outermost first for a qualifier */
  context: ContextWord[];
  /** a typed qualifier (`HashMap::resize`) in order; otherwise loose words (`hashmap put`), which must all match */
  qualified: boolean;
}

/** Whether a reading takes loose words for the place. */
export function isLoose(reading: Reading): boolean {
  return reading.context.length > 0 && !reading.qualified;
}

/** The reading with typos in the place that must fit: the innermost. One too short for a typo stays as it is. */
export function misspelled(reading: Reading): Reading {
  const last = reading.context.length - 1;
  if (typosOf(reading.context[last].view.flatLength) === 0) return reading;
  return { ...reading, context: reading.context.map((word, i) => (i === last ? { ...word, misspelled: true } : word)) };
}

/** What is in something, where the typed word ends as if its member or file were to follow. */
export type Inside = { owner: string } | { folder: string };

/** `HashMap::`, `list->`, `java.util.`, `ext4/`; null where a name stands last, and for operators. */
export function insideOf(text: string): Inside | null {
  const [, word, separator] = /^([^\s(<"]*[\p{L}\p{N}_$])(::|->|[.#\\/])$/u.exec(text) ?? [];
  if (word === undefined) return null;
  return separator === "/" ? { folder: word } : { owner: word };
}

export interface SymbolQuery {
  text: string;
  /** kinds that a leading keyword asks for; null without one */
  kinds: readonly SymbolKind[] | null;
  keyword: string | null;
  readings: Reading[];
  /** how many words were typed */
  words: number;
  /** the query names tests, so that tests are no lesser answer */
  asksForTests: boolean;
}

const KEYWORDS: Record<string, readonly SymbolKind[]> = {
  class: KIND_GROUPS.type,
  struct: ["struct", "class"],
  interface: ["interface"],
  trait: ["interface"],
  enum: ["enum"],
  union: ["union"],
  record: KIND_GROUPS.type,
  object: KIND_GROUPS.type,
  type: KIND_GROUPS.type,
  typedef: ["type_alias"],
  def: KIND_GROUPS.function,
  fn: KIND_GROUPS.function,
  fun: KIND_GROUPS.function,
  func: KIND_GROUPS.function,
  function: KIND_GROUPS.function,
  method: KIND_GROUPS.function,
  field: ["field", "property"],
  const: ["constant", "variable", "field"],
  var: KIND_GROUPS.variable,
  let: KIND_GROUPS.variable,
  val: KIND_GROUPS.variable,
  macro: ["macro"],
  define: ["macro"],
  namespace: KIND_GROUPS.scope,
  package: KIND_GROUPS.scope,
  module: KIND_GROUPS.scope,
  mod: KIND_GROUPS.scope,
};

/** What may stand before a keyword. */
const MODIFIERS: ReadonlySet<string> = new Set(
  "abstract async export final inline partial private protected pub public sealed static".split(" "),
);

const SEPARATORS = /::|->|[.#$/\\]/;
/** Where `$` belongs to the name: `$scope`, `stream$`. */
const OTHER_SEPARATORS = /::|->|[.#/\\]/;
const FILE_NAME = /\.(c|h|cc|cpp|cxx|hpp|hh|inl|cs|java|kt|kts|ts|tsx|js|jsx|mjs|py|go|rs|rb|php)$/i;

/** Reads a query. Never throws. */
export function parseQuery(input: string): SymbolQuery {
  const text = input.slice(0, MAX_QUERY_UNITS).replace(/\s+/g, " ").trim();
  const words = wordsOf(text);
  const keyword = leadingKeyword(words);
  const readings = keyword ? [...readWords(words.slice(keyword.words)), ...wordReadings(words)] : readWords(words);
  return {
    text,
    kinds: keyword?.kinds ?? null,
    keyword: keyword?.text ?? null,
    readings,
    words: words.length,
    asksForTests: /test|mock|sample|example|bench/i.test(text),
  };
}

interface Keyword {
  text: string;
  kinds: readonly SymbolKind[];
  /** words up to and with it, and a second one that adds nothing (`enum class`, `typedef struct`) */
  words: number;
}

/** The keyword before a name, with its modifiers: `class`, `public static class`, `enum class`. */
function leadingKeyword(words: readonly string[]): Keyword | null {
  const lower = words.slice(0, -1).map((word) => word.replace(/^#/, "").toLowerCase());
  let at = lower.findIndex((word) => !MODIFIERS.has(word));
  if (at < 0 || !Object.hasOwn(KEYWORDS, lower[at])) return null;
  const second = lower[at + 1];
  if (lower[at] === "typedef" && second && Object.hasOwn(KEYWORDS, second)) at++;
  const doubled = lower[at] === "enum" && (second === "class" || second === "struct");
  return { text: lower[at], kinds: KEYWORDS[lower[at]], words: at + (doubled ? 2 : 1) };
}

/** Blank-separated words without the marks of a call, pointer or template; `operator ==` stays one word. */
function wordsOf(text: string): string[] {
  const joined = text.replace(/\boperator\s+(?=[^\w\s])/g, "operator");
  const words = joined.split(" ").map((word) => {
    if (/operator[^\w]/.test(word)) return word;
    return word
      .replace(/<.*$/, "")
      .replace(/\(.*$/, "")
      .replace(/^[&*@!"'`]+/, "")
      .replace(/[;,:"'`)>{]+$/, "");
  });
  const kept = words.filter((word) => word !== "").slice(0, MAX_WORDS);
  return kept.length > 0 || text === "" ? kept : [text];
}

function readWords(words: string[]): Reading[] {
  if (words.length === 0) return [];
  if (words.length === 1) return oneWordReadings(words[0]);
  return wordReadings(words);
}

/**
 * A `$` is a letter of the name (`$scope`), stands before it (`User::$name`) or parts it from its owner (`Map$Entry`).
 */
function oneWordReadings(word: string): Reading[] {
  const parted = qualifiedReading(word);
  if (!word.includes("$")) return [parted];
  const kept = qualifiedReading(word, OTHER_SEPARATORS);
  return kept.name?.text === parted.name?.text ? [parted] : [kept, parted];
}

/** Segments of a qualified name, outermost first; an operator's signs separate nothing. */
function segments(word: string, separators = SEPARATORS): string[] {
  const operator = /(^|::|\.)(operator[^\w].*)$/.exec(word);
  const head = operator ? word.slice(0, operator.index) : word;
  const parts = head.split(separators).filter((part) => part !== "");
  return operator ? [...parts, operator[2]] : parts;
}

function qualifiedReading(word: string, separators = SEPARATORS): Reading {
  const parts = segments(word, separators);
  const name = parts.pop() ?? word;
  return { name: namePattern(name), words: [], context: parts.map((part) => contextWord(part, true)), qualified: true };
}

function contextWord(text: string, qualifier = false): ContextWord {
  const lower = text.toLowerCase().replace(/^\/+|\/+$/g, "");
  return { text: lower, meansType: qualifier && /[A-Z]/.test(text), view: NameView.of(lower) };
}

/** Whether a word can only be a place: a path or a file's name. */
function isPath(word: string): boolean {
  return word.includes("/") || FILE_NAME.test(word);
}

/** With three words and more the name is the first or the last of them, unless a path stands there. */
function wordReadings(words: string[]): Reading[] {
  const readings: Reading[] = [];
  if (!words.some(isPath)) {
    readings.push({ name: joinedPattern(words), words: [], context: [], qualified: false });
    readings.push({ name: null, words: words.map((w) => namePattern(w, false)), context: [], qualified: false });
  }
  words.forEach((word, i) => {
    const between = i > 0 && i < words.length - 1;
    if (isPath(word) || (between && !isPath(words[0]) && !isPath(words[words.length - 1]))) return;
    const own = segments(word);
    const name = own.pop() ?? word;
    const others = words.filter((_, other) => other !== i);
    readings.push({
      name: namePattern(name),
      words: [],
      context: [...own, ...others].map((part) => contextWord(part)),
      qualified: false,
    });
  });
  if (words.length > 2) readings.push(...splitReadings(words));
  return readings.filter((reading) => reading.words.every((word) => word.view.flatLength > 0));
}

/** One word for the place, the others together for the name: `ext4 map blocks`, `map blocks ext4`. */
function splitReadings(words: string[]): Reading[] {
  const readings: Reading[] = [];
  for (const [place, rest] of [
    [words[0], words.slice(1)],
    [words[words.length - 1], words.slice(0, -1)],
  ] as const) {
    if (rest.some(isPath)) continue;
    readings.push({
      name: null,
      words: rest.map((w) => namePattern(w, false)),
      context: [contextWord(place)],
      qualified: false,
    });
  }
  return readings;
}
