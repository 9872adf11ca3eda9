/**
 * Long lists of numbers, which a parser need not read: tables of code points, keys and samples name nothing, and each
 * number of them costs as much as a name. A list loses whole elements with their commas, so that what is left of it
 * parses, and every other node stays where it is. Refuses to start within a line, which may be a comment up to its
 * end, and to touch the arguments of a call, which are counted.
 */

/** UTF-16 units; a shorter part of a list is read faster than it is stepped over. */
const LONG = 400;

/** How far back the start of a list is looked for. */
const REACH = 4_000;

/** What the line in front of a number ends with: the start of a list or another element, and one comment. */
const LIST_SO_FAR = /[,{[][ \t\r]*(?:\/\*[^*\n]{0,80}\*\/[ \t\r]*)?\n$/;
const LONGEST_END = 120;

const TAB = 9;
const SPACE = 32;
const MINUS = 45;

/**
 * Elements of a list, each with the comma behind it and one comment. Repeated in portions, for an expression keeps its
 * way back.
 */
const ELEMENTS =
  /(?:-?(?:0[xX][\da-fA-F]+[uUlL]{0,3}|\d[\d_.]*(?:[eE][-+]?\d+)?[uUlLfF]{0,3})\s*,\s*(?:\/\*[^*]{0,80}\*\/\s*)?){1,64}/y;

/**
 * Pairs of start and end (UTF-16 offsets), ascending, at most so many. Most texts have none.
 * @param lines where the lines of the text start
 */
export function insidesOfNumberLists(source: string, lines: Uint32Array, mostPairs: number): number[] {
  const insides: number[] = [];
  let done = 0;
  for (let line = 1; line < lines.length && insides.length < mostPairs * 2; line++) {
    const lineStart = lines[line];
    const start = numberAt(source, lineStart);
    if (start < 0 || start < done || !LIST_SO_FAR.test(source.slice(Math.max(0, lineStart - LONGEST_END), lineStart)))
      continue;
    done = endOfElements(source, start);
    if (done - start >= LONG && isList(source, start)) insides.push(start, done);
  }
  return insides;
}

/** Where the number stands that a line begins with; -1 for none. */
function numberAt(source: string, lineStart: number): number {
  let at = lineStart;
  while (at < source.length - 1 && isBlank(source.charCodeAt(at))) at++;
  if (at >= source.length - 1) return -1;
  const c = source.charCodeAt(at);
  return isDigit(c === MINUS ? source.charCodeAt(at + 1) : c) ? at : -1;
}

const isBlank = (c: number): boolean => c === SPACE || c === TAB;

const isDigit = (c: number): boolean => c >= 48 && c <= 57;

/** Behind the last comma, or the comment that follows it. */
function endOfElements(source: string, start: number): number {
  let end = start;
  for (ELEMENTS.lastIndex = start; ELEMENTS.test(source);) end = ELEMENTS.lastIndex;
  while (end > start && source.charCodeAt(end - 1) <= 32) end--;
  return end;
}

/** Whether the nearest bracket that is open there is one of a list. */
function isList(source: string, start: number): boolean {
  for (let at = start - 1, closed = 0; at >= Math.max(0, start - REACH); at--) {
    const character = source[at];
    if (character === ")" || character === "]" || character === "}") closed++;
    else if ((character === "(" || character === "[" || character === "{") && closed-- === 0) return character !== "(";
  }
  return false;
}
