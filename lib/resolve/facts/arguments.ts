/**
 * What a call passes, as it is written: the texts of the arguments and where they begin. Pure, and bounded in what it
 * reads.
 */

/** An argument's text without the blanks around it, and its offset in the source. */
export interface WrittenArgument {
  text: string;
  start: number;
  /** it stands behind the list, and is passed to the last parameter */
  isLast?: boolean;
}

/** Characters of one call that are read, and of a string in it. */
const MAX_LENGTH = 4000;
/** Characters between a call's name and its list: type arguments. */
const MAX_BEFORE_LIST = 300;
/** Characters behind a comma that tell whether it stands in type arguments. */
const MAX_AFTER_COMMA = 100;
/** No more than so many characters behind the name decide what is passed. */
export const MAX_BEHIND_NAME = MAX_BEFORE_LIST + 2 * MAX_LENGTH + MAX_AFTER_COMMA;
const OPENING = "([{";
const CLOSING = ")]}";

/** The arguments of the call whose name ends at an offset; null where no list of arguments follows. */
export function argumentsBehind(source: string, nameEnd: number): WrittenArgument[] | null {
  const open = listStart(source, nameEnd);
  return open < 0 ? null : argumentsFrom(source, open);
}

/** The arguments of the list that opens at an offset; null where it does not end. */
export function argumentsFrom(source: string, open: number): WrittenArgument[] | null {
  const found: WrittenArgument[] = [];
  const end = Math.min(source.length, open + MAX_LENGTH);
  let depth = 0;
  let start = open + 1;
  const add = (until: number) => {
    const text = source.slice(start, until);
    if (text.trim() !== "") found.push({ text: text.trim(), start: start + text.length - text.trimStart().length });
    start = until + 1;
  };
  for (let at = open; at < end; at = passed(source, at)) {
    const c = source[at];
    if (OPENING.includes(c)) depth++;
    else if (CLOSING.includes(c) && --depth === 0) {
      add(at);
      return found;
    } else if (c === "," && depth === 1 && !inTypeArguments(source, start, at)) add(at);
  }
  return null;
}

/** The same, and the lambda that stands behind the list or for it: `f(a) { … }`. */
export function argumentsAndLambda(source: string, nameEnd: number): WrittenArgument[] | null {
  const listed = argumentsBehind(source, nameEnd);
  const open = listStart(source, nameEnd);
  const listEnd = listed && open >= 0 ? endOf(source, open) : nameEnd;
  const lambda = /^\s*(?:<[\w\s,.?]{0,200}>)?\s*(?:\w+@)?(?=\{)/.exec(source.slice(listEnd, listEnd + MAX_BEFORE_LIST));
  if (!lambda || listEnd < 0) return listed;
  const start = listEnd + lambda[0].length;
  return [...(listed ?? []), { text: source.slice(start, start + MAX_BEFORE_LIST), start, isLast: true }];
}

/** What stands behind the name of an infix call, `a plus b`: null where an operator makes something else of it. */
export function operandBehind(source: string, nameEnd: number): WrittenArgument[] | null {
  const start = nameEnd + (/^\s+/.exec(source.slice(nameEnd, nameEnd + MAX_BEFORE_LIST))?.[0].length ?? 0);
  let depth = 0;
  let end = start;
  for (; end < Math.min(source.length, start + MAX_LENGTH); end = passed(source, end)) {
    const c = source[end];
    if (depth === 0 && /[\s,;)\]}]/.test(c)) break;
    if (OPENING.includes(c)) depth++;
    else if (CLOSING.includes(c)) depth--;
  }
  const isWhole = !/^(?:[ \t]*(?:[-+*/%]|\.\.|as\b)|\s*\??\.)/.test(source.slice(end, end + MAX_AFTER_COMMA));
  return start > nameEnd && end > start && isWhole ? [{ text: source.slice(start, end), start }] : null;
}

/** How many the list holds that opens at an offset, and the offset behind it; null where it does not end. */
export function listAt(source: string, open: number): { count: number; end: number } | null {
  const listed = argumentsFrom(source, open);
  const end = listed ? endOf(source, open) : -1;
  return listed && end >= 0 ? { count: listed.length, end } : null;
}

/** The offset behind the bracket that closes the one at an offset; -1 where it is too far. */
function endOf(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < Math.min(source.length, open + MAX_LENGTH); at = passed(source, at)) {
    if (OPENING.includes(source[at])) depth++;
    else if (CLOSING.includes(source[at]) && --depth === 0) return at + 1;
  }
  return -1;
}

/** Type arguments, or type parameters with attributes in brackets. */
const BEFORE_LIST = /^\s*(?:<(?:[\w\s,.:<>?&*[\]=]|\[\s*[\w.]+\([^()[\]]*\)\s*\]){0,200}>)?\s*\(/;

/** Where the list begins, behind type arguments if there are any; -1 for none. */
function listStart(source: string, nameEnd: number): number {
  const before = BEFORE_LIST.exec(source.slice(nameEnd, nameEnd + MAX_BEFORE_LIST));
  return before ? nameEnd + before[0].length - 1 : -1;
}

/** `new Map<A, B>()`, `Func<List<int>, int[], Task> run`: the commas in it part no arguments. */
function inTypeArguments(source: string, start: number, at: number): boolean {
  const before = source.slice(start, at).replace(/[-=]>/g, "");
  const open = before.split("<").length - before.split(">").length;
  return open > 0 && /^(?:[\w\s,.:?&*<]|\[[\s,]*\])*>/.test(source.slice(at + 1, at + MAX_AFTER_COMMA));
}

/**
 * Offset of the name that a plain expression ends in (`c` of `a.b(x).c()`, `A` of `new A()`); -1 for any other
 * expression.
 */
export function lastNameIn(text: string): number {
  let found = -1;
  let depth = 0;
  for (let at = /^[&*]?\s*(?:new\s+)?/.exec(text)?.[0].length ?? 0; at < text.length; at = passed(text, at)) {
    const c = text[at];
    if (CLOSING.includes(c)) depth--;
    else if (OPENING.includes(c) && (c === "(" || depth > 0)) depth++;
    if (depth > 0 || "()".includes(c)) continue;
    const step = /^(?:[A-Za-z_$][\w$]*|\s*(?:\.|->|::|\?\.)\s*|<[\w\s,.?<>&[\]]*>(?=\s*\(|\w+\())/.exec(
      text.slice(at, at + 200),
    )?.[0];
    if (step === undefined || (found >= 0 && /^\w/.test(step) && !/[.>:]\s*$/.test(text.slice(0, at)))) return -1;
    if (/^[\w$]/.test(step)) found = at;
    at += step.length - 1;
  }
  return found;
}

/**
 * Offset of the class's name in `new Crane<Load>(1) { … }` and nothing else, with or without a body; -1 for others.
 */
export function nameOfMade(text: string): number {
  const head = /^new\s+(?:\w+\.)*(?=\w)/.exec(text);
  const list = head ? /^\w+\s*(?:<[\w\s,.<>?&[\]]*>)?\s*\(/.exec(text.slice(head[0].length)) : null;
  const end = head && list ? endOf(text, head[0].length + list[0].length - 1) : -1;
  return head && end >= 0 && /^\s*(?:\{[^]*\})?$/.test(text.slice(end)) ? head[0].length : -1;
}

/** The offset behind the character, the string or the comment that begins at one. */
export function passed(source: string, at: number): number {
  const c = source[at];
  if (c === '"' || c === "'" || c === "`") {
    for (let end = at + 1; end < source.length && end < at + MAX_LENGTH; end++) {
      if (source[end] === "\\") end++;
      else if (source[end] === c) return end + 1;
      else if (source[end] === "\n" && c !== "`") return end;
    }
  }
  if (c === "/" && source[at + 1] === "/") return lineEnd(source, at);
  if (c !== "/" || source[at + 1] !== "*") return at + 1;
  const end = source.indexOf("*/", at);
  return end < 0 ? source.length : end + 2;
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf("\n", at);
  return end < 0 ? source.length : end;
}
