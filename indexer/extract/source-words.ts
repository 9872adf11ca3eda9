/** Reading words out of source text where the tree has no node for them: modifiers, access, bases, macro bodies. */

const SPACE = /\s+/g;

/**
 * Words of a text outside brackets, strings and comments: the modifiers in front of a name. Bounded to the first 2,000
 * characters, which no honest list of modifiers exceeds.
 */
export function wordsOutsideBrackets(text: string): string[] {
  const words: string[] = [];
  let depth = 0;
  const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[A-Za-z_]\w*|[([{]|[)\]}]/g;
  for (const [found] of text.slice(0, 2000).matchAll(token)) {
    const c = found.charCodeAt(0);
    if (c === 40 || c === 91 || c === 123) depth++;
    else if (c === 41 || c === 93 || c === 125) depth--;
    else if (depth <= 0 && (c === 95 || (c | 32) >= 97) && c !== 34 && c !== 39) words.push(found);
  }
  return words;
}

/** A name or type as written without type arguments, call arguments and white space: `ns::Base<T>` gives `ns::Base`. */
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

const MACRO_TOKEN =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|\.?\d(?:[eEpP][+-]|[\w.])*|([A-Za-z_$][\w$]*)/g;

/** Calls back with the offset of every identifier in unparsed code. */
export function eachIdentifier(text: string, found: (name: string, offset: number) => void): void {
  for (const match of text.matchAll(MACRO_TOKEN)) if (match[1] !== undefined) found(match[1], match.index);
}
