/** Identifiers in code that the grammar leaves unparsed: bodies and arguments of macros. */

/** What a character can be part of: identifiers, and numbers (which their suffixes and points are part of). */
const STARTS = 1;
const CONTINUES = 2;
const DIGIT = 4;

const SORTS = Uint8Array.from({ length: 128 }, (_, c) => {
  const char = String.fromCharCode(c);
  if (/\d/.test(char)) return CONTINUES | DIGIT;
  return /[A-Za-z_$]/.test(char) ? STARTS | CONTINUES : 0;
});

const DOUBLE_QUOTE = 34;
const QUOTE = 39;
const STAR = 42;
const POINT = 46;
const SLASH = 47;
const BACKSLASH = 92;

/**
 * Calls back with [start, end) of every identifier between two offsets of a text. Strings, comments and numbers are
 * passed over; a quote that nothing closes is a character like others.
 */
export function eachIdentifier(
  text: string,
  from: number,
  to: number,
  found: (start: number, end: number) => void,
): void {
  let unclosed = 0;
  for (let at = from; at < to;) {
    const start = at++;
    const c = text.charCodeAt(start);
    if (is(c, STARTS)) {
      while (at < to && is(text.charCodeAt(at), CONTINUES)) at++;
      found(start, at);
    } else if (is(c, DIGIT) || (c === POINT && at < to && is(text.charCodeAt(at), DIGIT))) {
      at = numberEnd(text, at, to);
    } else if (c === SLASH) {
      at = commentEnd(text, at, to);
    } else if ((c === DOUBLE_QUOTE || c === QUOTE) && c !== unclosed) {
      const end = stringEnd(text, at, to, c);
      if (end < 0) unclosed = c;
      else at = end;
    }
  }
}

const is = (c: number, sort: number): boolean => c < 128 && (SORTS[c] & sort) !== 0;

/** Behind a number that goes on at `at`: `0x1Fu`, `1.5e+3`. */
function numberEnd(text: string, at: number, to: number): number {
  for (; at < to; at++) {
    const c = text.charCodeAt(at);
    const isSign = (c === 43 || c === 45) && /[eEpP]/.test(text[at - 1]);
    if (!isSign && c !== POINT && (c === 36 || !is(c, CONTINUES))) break;
  }
  return at;
}

/** Behind the comment whose second character stands at `at`; where none does, `at`. */
function commentEnd(text: string, at: number, to: number): number {
  const c = text.charCodeAt(at);
  if (at >= to || (c !== SLASH && c !== STAR)) return at;
  const end = c === SLASH ? text.indexOf("\n", at) : text.indexOf("*/", at + 1);
  return end < 0 || end > to ? to : c === SLASH ? end : end + 2;
}

/** Behind the string that goes on at `at`, or -1 where nothing closes it. */
function stringEnd(text: string, at: number, to: number, quote: number): number {
  for (; at < to; at++) {
    const c = text.charCodeAt(at);
    if (c === quote) return at + 1;
    if (c === BACKSLASH) at++;
  }
  return -1;
}
