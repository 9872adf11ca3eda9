/** Reading words out of source text where the tree has no node for them: modifiers, access, bases, macro bodies. */

const SPACE = /\s+/g;

/** Words of a text outside brackets, strings and comments. */
export function wordsOutsideBrackets(text: string): string[] {
  const words: string[] = [];
  eachWordOutsideBrackets(text, (word) => words.push(word));
  return words;
}

/**
 * Calls back with the words of a text outside brackets, strings and comments: the modifiers in front of a name.
 * Bounded to the first 2,000 characters, which no honest list of modifiers exceeds. Read character by character: it
 * runs for every declaration.
 */
export function eachWordOutsideBrackets(text: string, found: (word: string) => void): void {
  const end = Math.min(text.length, 2000);
  let depth = 0;
  for (let at = 0; at < end;) {
    const c = text.charCodeAt(at);
    if (isWordCode(c)) {
      const start = at;
      while (at < end && isWordCode(text.charCodeAt(at))) at++;
      if (depth <= 0 && (c < 48 || c > 57)) found(text.slice(start, at));
      continue;
    }
    if (c === 40 || c === 91 || c === 123) depth++;
    else if (c === 41 || c === 93 || c === 125) depth--;
    else if (c === 34 || c === 39) at = stringEnd(text, at, c);
    else if (c === 47) at = commentEnd(text, at);
    at++;
  }
}

function isWordCode(c: number): boolean {
  return (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 95 || (c >= 48 && c <= 57);
}

/** Offset of the quote that closes a string, or the last character. */
function stringEnd(text: string, start: number, quote: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === 92) at++;
    else if (c === quote) return at;
  }
  return text.length;
}

/** Offset of a comment's last character; where no comment begins, the offset itself. */
function commentEnd(text: string, start: number): number {
  const next = text.charCodeAt(start + 1);
  if (next !== 47 && next !== 42) return start;
  const found = next === 47 ? text.indexOf("\n", start) : text.indexOf("*/", start + 2) + 1;
  return found <= 0 ? text.length : found;
}

/**
 * A name or type as written without type arguments, call arguments and white space: `ns::Base<T>` gives `ns::Base`.
 */
export function withoutArguments(text: string): string {
  let out = "";
  let depth = 0;
  for (let i = 0; i < text.length && i < 4000; i++) {
    const c = text[i];
    if (c === "<" || c === "(" || c === "[") depth++;
    else if (c === ">" || c === ")" || c === "]") depth = Math.max(0, depth - 1);
    else if (depth === 0) out += c;
  }
  return out.replace(SPACE, "");
}

/** A declared name in its one form: no white space around operators, at most 1,000 characters. */
export function normalName(text: string): string {
  const name = /\s/.test(text) ? text.replace(SPACE, " ").replace(/ ?([^\w\s]+) ?/g, "$1") : text;
  return name.length > 1000 ? name.slice(0, 1000) : name;
}

/** `&'a mut Dock`: what is implemented for a reference is called on the type. */
export const withoutReference = (type: string): string => type.replace(/^(?:&\s*(?:'\w+\s+)?(?:mut\s+)?)+/, "");
