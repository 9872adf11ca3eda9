/**
 * The insides of long block comments, which a parser need not read: it walks over text character by character, and
 * much of some codebases is documentation. The tree stays the same, because each comment keeps its ends and its place.
 * For languages that write strings and comments as C does, without nesting. Refuses to guess: what may be a string is
 * passed, and a comment that is not found only costs time.
 */

/** UTF-16 units; shorter comments are read faster than they are stepped over. */
const LONG = 120;
/** What is left of a comment at its ends, so that every sort of it is still told: `/**`, `/*!` and the end. */
const HEAD = 3;
const TAIL = 2;

/** How a language writes strings that span lines: Java's text blocks, C++'s raw strings. */
export type LongStrings = "text blocks" | "raw strings";

/**
 * Long strings, strings, characters, line comments, block comments. What spans lines and is never closed takes the
 * rest, so that no text is walked over twice.
 */
const TOKENS: Readonly<Record<LongStrings, RegExp>> = {
  "text blocks":
    /"""(?:[\s\S]*?"""|[\s\S]*)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\/\/[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)/g,
  "raw strings":
    /R"([^()\\\s"]{0,16})\((?:[\s\S]*?\)\1"|[\s\S]*)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\/\/[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)/g,
};

/** Pairs of start and end (UTF-16 offsets), ascending, at most so many. */
export function insidesOfLongComments(source: string, longStrings: LongStrings, mostPairs: number): number[] {
  const insides: number[] = [];
  if (!source.includes("/*")) return insides;
  const token = TOKENS[longStrings];
  token.lastIndex = 0;
  for (let found = token.exec(source); found && insides.length < mostPairs * 2; found = token.exec(source)) {
    const { index, 0: text } = found;
    const isComment = text.startsWith("/*") && text.endsWith("*/");
    if (isComment && text.length > LONG) insides.push(index + HEAD, index + text.length - TAIL);
  }
  return insides;
}
