/**
 * What the lexer must know of a language: words, comments, strings. Names get their colours from the file's symbols.
 */

import type { TokenClass } from "./token-class";

/** A literal or comment that opens with `open` and ends with `close`. */
export interface Span {
  open: RegExp;
  /** Ending; a function of the opening where that decides it (raw strings, here-documents). */
  close: string | ((opening: RegExpMatchArray) => string);
  as: "string" | "comment";
  /** A backslash hides the next character. */
  escapes?: boolean;
  /** May go on in the next line. */
  multiline?: boolean;
  /** Opens again inside itself: block comments of Rust and Kotlin. */
  nests?: string;
  /** The ending stands alone on its line. */
  wholeLine?: boolean;
}

/** A piece of a line that is recognised by its shape and has a colour of its own: a key, a tag, a heading. */
export interface Mark {
  pattern: RegExp;
  as: TokenClass;
}

export interface Grammar {
  keywords: ReadonlySet<string>;
  /** Words that are types although they look like nothing else. */
  types: ReadonlySet<string>;
  spans: readonly Span[];
  /** Looked for before spans. */
  marks?: readonly Mark[];
  /** Words and figures outside of marks and spans are a person's: they have no colour. */
  prose?: boolean;
  /** Keywords count in any case; `keywords` has them in lower case. */
  caseless?: boolean;
  /** `-` joins the parts of a name. */
  dashes?: boolean;
  /** `# word` at the start of a line is a directive (C family). */
  directives?: boolean;
  /** Capital names that are called are constructors, as in Java; in C# and Go functions have capitals too. */
  capitalCallsAreTypes?: boolean;
  /** ALL_CAPS names that are called are macros. */
  macros?: boolean;
  /** `name!` is a macro. */
  bangMacros?: boolean;
  /** `/…/` where a value may stand is a regular expression. */
  regexLiterals?: boolean;
  /** Names may start with these besides letters and _. */
  sigils?: string;
  /** `@name` is an annotation. */
  annotations?: boolean;
}

/** Only blanks stand before it in its line. */
export const lineStart = (source: string): RegExp => new RegExp(`(?<=^\\s*)${source}`, "y");

/** Words of a list that blanks separate. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
