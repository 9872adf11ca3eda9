/**
 * What tests around a place say of a value of several types: `if (shape.kind === "circle") { … }`,
 * `"radius" in shape && …`, `switch (shape.kind)`. Read from the text before the place; what cannot be read there says
 * nothing. Pure.
 */

/** What holds of the value at the place. */
export interface Tested {
  /** members that it has */
  has: Set<string>;
  /** the texts that a member may be, by its name */
  texts: Map<string, Set<string>>;
}

/** A bracket that is open at the place; a block with the word and the condition before it. */
interface Open {
  at: number;
  word: string;
  condition: string;
}

const UNREAD = /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** The text before a place: what is open there, outermost first, with what stands in each before the next. */
interface Before {
  open: readonly Open[];
  /** with texts and without comments, and with neither, by the place in `open` */
  segments: readonly { code: string; bare: string }[];
}

export function readBefore(before: string): Before {
  const code = before.replace(UNREAD, (part) => (part.startsWith("/") ? blank(part) : part));
  const bare = before.replace(UNREAD, blank);
  const open = openIn(bare, code);
  const until = (index: number) => open[index + 1]?.at ?? code.length;
  const segments = open.map(({ at }, index) => ({
    code: code.slice(at + 1, until(index)),
    bare: bare.slice(at + 1, until(index)),
  }));
  return { open, segments };
}

/** Conditions that hold at the place: of each `if` that is open, and what `&&` or `?` stands behind. */
export const conditionsIn = (before: Before): string[] =>
  before.open.flatMap((_open, index) => conditionsOf(before, index));

function conditionsOf({ open, segments }: Before, index: number): string[] {
  const { word, condition } = open[index];
  const { code, bare } = segments[index];
  return [...(word === "if" && !/\|\||\?\?/.test(condition) ? [condition] : []), guardIn(code, bare)];
}

/** @param before the code before the place, from some statement on; @param value how the value is written there */
export function testedIn(before: string, value: string): Tested {
  const read = readBefore(before);
  const tests = testsOf(value);
  const found: Tested = { has: new Set(), texts: new Map() };
  for (const [index, { word, condition }] of read.open.entries()) {
    const { code, bare } = read.segments[index];
    if (word === "switch") noteLabels(code, bare, condition, value, found);
    for (const each of conditionsOf(read, index)) note(each, tests, found);
  }
  return found;
}

function openIn(bare: string, code: string): Open[] {
  const open: Open[] = [];
  let closed = { from: 0, to: -1 };
  for (let at = 0; at < bare.length; at++) {
    const char = bare[at];
    if ("([{".includes(char)) {
      const follows = char === "{" && closed.to >= 0 && bare.slice(closed.to + 1, at).trim() === "";
      const word = follows ? (/(\w+)\s*$/.exec(bare.slice(Math.max(0, closed.from - 20), closed.from))?.[1] ?? "") : "";
      open.push({ at, word, condition: follows ? code.slice(closed.from + 1, closed.to) : "" });
    } else if (")]}".includes(char)) {
      const from = open.pop()?.at ?? 0;
      closed = { from, to: char === ")" ? at : -1 };
    }
  }
  // what stands in no bracket is read as well
  return [{ at: -1, word: "", condition: "" }, ...open];
}

const CONTINUES = /^\s*(?:&&|\?|\))/;
const CONTINUED = /(?:&&|\(|\?|=|return)\s*$/;

/** Of an unfinished statement the tests that hold at its end: what `&&` or `?` stands behind. */
function guardIn(code: string, bare: string): string {
  const from = Math.max(bare.lastIndexOf(";"), bare.lastIndexOf("{"), bare.lastIndexOf("}"), bare.lastIndexOf(",")) + 1;
  const lines = code.slice(from).split("\n");
  let first = lines.length - 1;
  while (first > 0 && (CONTINUES.test(lines[first]) || CONTINUED.test(lines[first - 1]))) first--;
  const statement = lines.slice(first).join("\n");
  const open = statement.slice(Math.max(statement.lastIndexOf("||"), statement.search(/:[^:]*$/)) + 1);
  const end = Math.max(open.lastIndexOf("&&"), open.search(/\?(?![.?])[^?]*$/));
  return end < 0 ? "" : open.slice(0, end);
}

interface Tests {
  equals: RegExp;
  inside: RegExp;
}

function testsOf(value: string): Tests {
  const written = escaped(value);
  return {
    equals: new RegExp(String.raw`(?<![\w$.!])${written}\??\.(\w+)\s*===?\s*(['"])([^'"\n]*)\2`, "g"),
    inside: new RegExp(String.raw`(?<!!\s*\(\s*)(['"])(\w+)\1\s+in\s+${written}(?![\w$.?![(])`, "g"),
  };
}

/** How a value may be written in other places, as a pattern. */
export const escaped = (value: string): string => value.replace(/\$/g, "\\$").replace(/[?!]*\./g, "[?!]*\\.");

function note(condition: string, { equals, inside }: Tests, found: Tested): void {
  for (const [, member, , text] of condition.matchAll(equals)) found.texts.set(member, new Set([text]));
  for (const [, , member] of condition.matchAll(inside)) found.has.add(member);
}

/** The labels right before the end of the body of a `switch`. */
function noteLabels(code: string, bare: string, subject: string, value: string, found: Tested): void {
  const member = new RegExp(String.raw`^\s*${escaped(value)}\??\.(\w+)\s*$`).exec(subject)?.[1];
  if (member === undefined) return;
  let texts = new Set<string>();
  let end = -1;
  for (const label of code.matchAll(/\bcase\s+(['"])([^'"\n]*)\1\s*:|\bdefault\s*:/g)) {
    if (depthAt(bare, label.index) > 0) continue;
    if (end < 0 || code.slice(end, label.index).trim() !== "") texts = new Set();
    if (label[2] !== undefined) texts.add(label[2]);
    end = label.index + label[0].length;
  }
  if (texts.size > 0) found.texts.set(member, texts);
}

/** Brackets that are open at an offset. */
export function depthAt(bare: string, at: number): number {
  let depth = 0;
  for (let i = 0; i < at; i++)
    if (bare[i] === "{") depth++;
    else if (bare[i] === "}") depth--;
  return depth;
}
