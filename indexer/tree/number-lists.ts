/**
 * Long lists of numbers, which a parser need not read: tables of code points, keys and samples name nothing, and each
 * number of them costs as much as a name. A list loses whole elements with their commas, so that what is left of it
 * parses, and every other node stays where it is. Refuses to start within a line, which may be a comment up to its end, and
 * to touch the arguments of a call, which are counted.
 */

/** UTF-16 units; a shorter part of a list is read faster than it is stepped over. */
const LONG = 400;

/** How far back the start of a list is looked for. */
const REACH = 4_000;

/** A line that begins with a number, behind the start of a list or another element. */
const LINE_OF_LIST = /[,{[][ \t\r]*(?:\/\*[^*\n]{0,80}\*\/[ \t\r]*)?\n[ \t]*(?=-?\d)/g;

/** Elements of a list, each with the comma behind it and one comment. Repeated in portions, for an expression keeps its way back. */
const ELEMENTS =
  /(?:-?(?:0[xX][\da-fA-F]+[uUlL]{0,3}|\d[\d_.]*(?:[eE][-+]?\d+)?[uUlLfF]{0,3})\s*,\s*(?:\/\*[^*]{0,80}\*\/\s*)?){1,64}/y;

/** Pairs of start and end (UTF-16 offsets), ascending, at most so many. Most texts have none. */
export function insidesOfNumberLists(source: string, mostPairs: number): number[] {
  const insides: number[] = [];
  LINE_OF_LIST.lastIndex = 0;
  while (insides.length < mostPairs * 2 && LINE_OF_LIST.test(source)) {
    const start = LINE_OF_LIST.lastIndex;
    const end = endOfElements(source, start);
    if (end - start >= LONG && isList(source, start)) insides.push(start, end);
    // the end of a line may be where the next list begins
    LINE_OF_LIST.lastIndex = Math.max(start, end - 1);
  }
  return insides;
}

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
