/**
 * A scanner for C-family code that knows comments, strings, raw strings and preprocessor lines, and hands out the rest
 * token by token. For masks, which run before any parse; it judges nothing.
 */

export const TOKEN_END = 0;
export const TOKEN_WORD = 1;
export const TOKEN_OTHER = 2;

const NEWLINE = 10;

/** What a character below 128 begins. */
const SORT_PLAIN = 0;
const SORT_WORD = 1;
const SORT_DIGIT = 2;
const SORT_QUOTE = 3;
const SORT_SKIP = 4;
const SORTS = new Uint8Array(128);
for (let c = 0; c < 128; c++) {
  const isLetter = (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 95;
  SORTS[c] = isLetter ? SORT_WORD : c >= 48 && c <= 57 ? SORT_DIGIT : SORT_PLAIN;
}
SORTS[34] = SORTS[39] = SORT_QUOTE;
SORTS[35] = SORTS[47] = SORTS[92] = SORT_SKIP;

/**
 * The character at an offset, as a code; 0 outside of the text. V8 calls `charCodeAt` instead of inlining it wherever
 * that was once asked for a place outside.
 */
export const codeAt = (source: string, at: number): number =>
  at >= 0 && at < source.length ? source.charCodeAt(at) : 0;

export class CTokens {
  /**
   * sort of the current token, its bounds, its first character (0 at the end), and whether it is the first on its line
   */
  kind: number = TOKEN_END;
  start = 0;
  end = 0;
  code = 0;
  firstOnLine = true;

  /** @param onDirective told of each preprocessor line that is passed, with its bounds */
  constructor(
    readonly source: string,
    private readonly onDirective: ((start: number, end: number) => void) | null = null,
  ) {}

  /** Moves to the next token from an offset (default: where the last one ended). */
  next(from = this.end): number {
    const { source } = this;
    let at = from;
    let first = from === 0;
    while (at < source.length) {
      const c = source.charCodeAt(at);
      if (c <= 32) {
        if (c === NEWLINE) first = true;
        at++;
        continue;
      }
      const sort = c < 128 ? SORTS[c] : SORT_WORD;
      if (sort === SORT_PLAIN) return this.set(TOKEN_OTHER, at, at + 1, c, first);
      if (sort === SORT_WORD) return this.wordAt(at, c, first);
      if (sort === SORT_DIGIT) return this.set(TOKEN_OTHER, at, numberEnd(source, at), c, first);
      if (sort === SORT_QUOTE) return this.set(TOKEN_OTHER, at, quotedEnd(source, at, c), c, first);
      const after = this.skipped(at, c, first);
      if (after === at) return this.set(TOKEN_OTHER, at, at + 1, c, first);
      at = after;
    }
    return this.set(TOKEN_END, at, at, 0, first);
  }

  /** Where a comment, a directive or a line continuation that begins here ends; the offset itself where none does. */
  private skipped(at: number, c: number, first: boolean): number {
    const { source } = this;
    if (c === 47) return commentEnd(source, at);
    if (c === 35) return first ? this.directive(at) : at;
    return codeAt(source, at + 1) <= 32 ? at + 1 : at;
  }

  private directive(at: number): number {
    const end = directiveEnd(this.source, at);
    this.onDirective?.(at, end);
    return end;
  }

  private wordAt(at: number, c: number, first: boolean): number {
    const { source } = this;
    const end = wordEnd(source, at);
    const isRaw = codeAt(source, end) === 34 && source.charCodeAt(end - 1) === 82 && end - at <= 3;
    return isRaw
      ? this.set(TOKEN_OTHER, at, rawStringEnd(source, end), c, first)
      : this.set(TOKEN_WORD, at, end, c, first);
  }

  get word(): string {
    return this.source.slice(this.start, this.end);
  }

  /** Offset after the bracket that closes the one at `open`, or -1 when it is not closed within 20,000 characters. */
  closing(open: number): number {
    const inner = new CTokens(this.source);
    let depth = 0;
    for (inner.next(open); inner.kind !== TOKEN_END && inner.start - open < 20_000; inner.next()) {
      if (inner.kind !== TOKEN_OTHER || inner.end - inner.start !== 1) continue;
      const c = inner.code;
      if (c === 40) depth++;
      else if (c === 41 && --depth === 0) return inner.end;
    }
    return -1;
  }

  private set(kind: number, start: number, end: number, code: number, firstOnLine: boolean): number {
    this.kind = kind;
    this.start = start;
    this.end = end;
    this.code = code;
    this.firstOnLine = firstOnLine;
    return kind;
  }
}

export function isWordStart(c: number): boolean {
  return (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 95 || c > 127;
}

export function wordEnd(source: string, start: number): number {
  let at = start;
  while (at < source.length && isInWord(source.charCodeAt(at))) at++;
  return at;
}

const isInWord = (c: number): boolean => c > 127 || SORTS[c] === SORT_WORD || SORTS[c] === SORT_DIGIT;

function numberEnd(source: string, start: number): number {
  let at = start;
  for (; at < source.length; at++) {
    const c = source.charCodeAt(at);
    if (!isInWord(c) && c !== 39 && c !== 46) break;
  }
  return at;
}

/** Where the comment ends that begins at a slash; the offset itself where none does. */
export function commentEnd(source: string, at: number): number {
  const next = codeAt(source, at + 1);
  return next === 47 ? lineEnd(source, at) : next === 42 ? after(source, "*/", at + 2) : at;
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf("\n", at);
  return end < 0 ? source.length : end;
}

function after(source: string, mark: string, at: number): number {
  const found = source.indexOf(mark, at);
  return found < 0 ? source.length : found + mark.length;
}

/**
 * A directive goes on over `\` at line ends; the line end itself is left, so that the next token is first on its line.
 */
function directiveEnd(source: string, at: number): number {
  let end = lineEnd(source, at);
  while (end < source.length) {
    const before = source.charCodeAt(end - 1) === 13 ? end - 2 : end - 1;
    if (source.charCodeAt(before) !== 92) return end;
    end = lineEnd(source, end + 1);
  }
  return end;
}

function quotedEnd(source: string, start: number, quote: number): number {
  for (let at = start + 1; at < source.length; at++) {
    const c = source.charCodeAt(at);
    if (c === 92) at += source.charCodeAt(at + 1) === 13 && source.charCodeAt(at + 2) === NEWLINE ? 2 : 1;
    else if (c === quote) return at + 1;
    else if (c === NEWLINE) return at;
  }
  return source.length;
}

/** `R"mark( … )mark"` */
function rawStringEnd(source: string, quote: number): number {
  const open = source.indexOf("(", quote);
  if (open < 0 || open - quote > 17) return quotedEnd(source, quote, 34);
  return after(source, `)${source.slice(quote + 1, open)}"`, open);
}
