/** Where a function type of a script says what it gives, read from its text: `<T>(row: Row): Crane<T>`. Pure. */

export interface WrittenReturn {
  /** offset of the type's name, or of the first key of an object without one */
  at: number;
  isArray: boolean;
}

/** Characters of one function type that are read. */
export const MAX_FUNCTION_TYPE = 4000;

const CLOSED_BY: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };
const UNREAD = /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** What may follow a type that ends: anything else makes it a part of another one. */
const ENDS = /^\s*(?:[;,)}=]|$|\n\s*(?=\S)(?![|&.[?]|extends\b|is\b))/;

/**
 * The type that is given by the function type which begins with its type parameters or its list; null where none
 * begins there, or it gives no plain type.
 */
export function returnIn(written: string): WrittenReturn | null {
  const text = written.replace(UNREAD, (part) => part.replace(/[^\n]/g, " "));
  let at = text.search(/\S/);
  if (text[at] === "<") at = endOf(text, at);
  at = at < 0 ? -1 : at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
  if (text[at] !== "(") return null;
  const end = endOf(text, at);
  const mark = end < 0 ? null : /^\s*(?::|=>)\s*/.exec(text.slice(end));
  return mark ? plainType(text, end + mark[0].length) : null;
}

/**
 * Offset of the function type that a call means, where a type holds several: `{ (row: Row): Crane; <T>(): T }`. The
 * first that takes as many values; 0 for any other type.
 */
export function signatureIn(written: string, arity: number): number {
  const text = written.replace(UNREAD, (part) => part.replace(/[^\n]/g, " "));
  if (!text.startsWith("{")) return 0;
  const end = endOf(text, 0);
  for (let at = 1; at < end - 1;) {
    const begin = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    const list = text[begin] === "<" ? endOf(text, begin) : begin;
    if (list < 0 || text[list] !== "(") return 0;
    const behind = endOf(text, list);
    if (behind < 0) return 0;
    const taken = text.slice(list + 1, behind - 1).trim();
    // no more is read of them than whether they take anything
    if ((taken === "") === (arity === 0)) return begin;
    at = memberEnd(text, behind, end);
  }
  return 0;
}

/** The offset behind the member that goes on at an offset. */
function memberEnd(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && text[at] !== ";") at = "([{<".includes(text[at]) ? Math.max(endOf(text, at), at + 1) : at + 1;
  return at + 1;
}

function plainType(text: string, from: number): WrittenReturn | null {
  const name = /^(?:[\w$]+\.)*(?=[\w$])/.exec(text.slice(from));
  const key = name ? null : /^\{\s*(?:readonly\s+)?(?=[\w$])/.exec(text.slice(from));
  const at = from + (name ?? key ?? [""])[0].length;
  let end = name ? at + (/^[\w$]+/.exec(text.slice(at))?.[0].length ?? 0) : key ? endOf(text, from) : -1;
  if (name && text[end] === "<") end = endOf(text, end);
  if (end < 0) return null;
  const list = /^\s*\[\s*\]/.exec(text.slice(end))?.[0].length ?? 0;
  return ENDS.test(text.slice(end + list)) ? { at, isArray: list > 0 } : null;
}

/** The offset behind the bracket that closes the one at an offset; -1 where none does. */
function endOf(text: string, open: number): number {
  const closing: string[] = [];
  for (let at = open; at < text.length; at++) {
    const char = text[at];
    if (CLOSED_BY[char] !== undefined) closing.push(CLOSED_BY[char]);
    else if (char === ">" && text[at - 1] === "=") continue;
    else if (char === closing.at(-1)) closing.pop();
    if (closing.length === 0) return at + 1;
  }
  return -1;
}
