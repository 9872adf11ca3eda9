/**
 * Names of a Python text by their places: those in f-strings and in quoted annotations too, since they mean something.
 * Pure; texts that are no Python give names all the same.
 */
import { lineAt, lineStarts } from "../../../lib/format/line-starts";
import type { Place } from "../port";

export interface PythonName extends Place {
  name: string;
}

/** A class and what stands between its brackets, as far as it is a name: `Base`, the last one of `module.Base`. */
export interface PythonClass {
  name: Place;
  bases: readonly Place[];
}

const KEYWORDS = new Set(
  (
    "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda " +
    "nonlocal not or pass raise return try while with yield"
  ).split(" "),
);

const TOKEN =
  /#[^\n]*|([fFrRbBuUtT]{0,2})("""(?:\\[\s\S]|(?!""")[\s\S])*(?:"""|$)|'''(?:\\[\s\S]|(?!''')[\s\S])*(?:'''|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?)|[\p{ID_Start}_][\p{ID_Continue}]*|[()[\]{},=:.*]/gu;
const NAME = /[\p{ID_Start}_][\p{ID_Continue}]*/gu;
/** A string that may be a type: `"Crane[Load] | None"`. */
const QUOTED_TYPE = /^(["'])[\w.]+(?:\[[\w.[\], |]*\])?(?: *\| *[\w.]+(?:\[[\w.[\], |]*\])?)*\1$/;
const MAX_QUOTED = 200;

interface Token {
  text: string;
  offset: number;
}

export class PythonText {
  private readonly starts: Uint32Array;
  private readonly tokens: readonly Token[];

  constructor(text: string) {
    this.starts = lineStarts(text);
    this.tokens = [...tokensOf(text)];
  }

  *names(): Iterable<PythonName> {
    for (const { text, offset } of this.tokens) if (isName(text)) yield { name: text, ...this.place(offset) };
  }

  *classes(): Iterable<PythonClass> {
    const { tokens } = this;
    for (let at = 0; at + 2 < tokens.length; at++) {
      if (tokens[at].text !== "class" || !isName(tokens[at + 1].text) || tokens[at + 2].text !== "(") continue;
      yield { name: this.place(tokens[at + 1].offset), bases: this.bases(at + 3) };
    }
  }

  /** @param at of the first token behind the bracket */
  private bases(at: number): Place[] {
    return argumentsFrom(this.tokens, at).flatMap((argument) => {
      const bracket = argument.findIndex(({ text }) => /^[([{]$/.test(text));
      const [before, open] = bracket < 0 ? [argument, null] : [argument.slice(0, bracket), argument[bracket].text];
      const last = before.at(-1);
      const isPlain = open !== "(" && before.every(({ text }) => text === "." || isName(text));
      return last && isPlain && isName(last.text) ? [this.place(last.offset)] : [];
    });
  }

  private place(offset: number): Place {
    const line = lineAt(this.starts, offset);
    return { line, column: offset - this.starts[line] };
  }
}

/** Tokens up to the closing bracket, divided by commas. */
function argumentsFrom(tokens: readonly Token[], from: number): Token[][] {
  const found: Token[][] = [[]];
  let depth = 0;
  for (let at = from; at < tokens.length && (depth > 0 || tokens[at].text !== ")"); at++) {
    const { text } = tokens[at];
    if (/^[([{]$/.test(text)) depth++;
    else if (/^[)\]}]$/.test(text)) depth--;
    if (depth === 0 && text === ",") found.push([]);
    else found.at(-1)?.push(tokens[at]);
  }
  return found;
}

const isName = (text: string): boolean => /^[\p{ID_Start}_]/u.test(text) && !KEYWORDS.has(text);

function* tokensOf(text: string): Iterable<Token> {
  for (const match of text.matchAll(TOKEN)) {
    const [whole, prefix, quoted] = match;
    if (quoted === undefined) {
      if (!whole.startsWith("#")) yield { text: whole, offset: match.index };
    } else if (/[fFtT]/.test(prefix)) yield* inBraces(quoted, match.index + prefix.length);
    else if (prefix === "" && quoted.length < MAX_QUOTED && QUOTED_TYPE.test(quoted))
      for (const name of quoted.matchAll(NAME)) yield { text: name[0], offset: match.index + name.index };
  }
}

/** Names in the braces of an f-string; what is quoted within them is passed over. */
function* inBraces(quoted: string, offset: number): Iterable<Token> {
  const bare = quoted.replaceAll("{{", "  ");
  for (const part of bare.matchAll(/\{([^{}]*)(?=[{}])/g)) {
    const code = part[1]
      .replace(/"[^"]*"|'[^']*'/g, (string) => " ".repeat(string.length))
      .replace(/![rsa]?$|:.*$/s, "");
    for (const name of code.matchAll(NAME)) yield { text: name[0], offset: offset + part.index + 1 + name.index };
  }
}
