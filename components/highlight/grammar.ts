/** What the lexer must know of a language: words, comments, strings. Names get their colours from the file's symbols. */

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

export interface Grammar {
  keywords: ReadonlySet<string>;
  /** Words that are types although they look like nothing else. */
  types: ReadonlySet<string>;
  spans: readonly Span[];
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

/** Words of a list that blanks separate. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
