/**
 * A scanner for C-family code that knows comments, strings, raw strings and preprocessor lines, and hands out the rest
 * token by token. For masks, which run before any parse; it judges nothing.
 */

export const TOKEN_END = 0;
export const TOKEN_WORD = 1;
export const TOKEN_OTHER = 2;

const NEWLINE = 10;

export class CTokens {
  /** sort of the current token, its bounds, and whether it is the first on its line */
  kind = TOKEN_END;
  start = 0;
  end = 0;
  firstOnLine = true;

  constructor(readonly source: string) {}

  /** Moves to the next token from an offset (default: where the last one ended). */
  next(from = this.end): number {
    const { source } = this;
    let at = from;
    let first = from === 0;
    for (;;) {
      const c = source.charCodeAt(at);
      if (c !== c) return this.set(TOKEN_END, at, at, first);
      if (c <= 32) {
        if (c === NEWLINE) first = true;
        at++;
      } else if (c === 47 && source.charCodeAt(at + 1) === 47) at = lineEnd(source, at);
      else if (c === 47 && source.charCodeAt(at + 1) === 42) at = after(source, "*/", at + 2);
      else if (c === 35 && first) at = directiveEnd(source, at);
      else if (c === 92 && source.charCodeAt(at + 1) <= 32) at++;
      else break;
    }
    const c = source.charCodeAt(at);
    if (isWordStart(c)) {
      const end = wordEnd(source, at);
      const quote = source.charCodeAt(end);
      if (quote === 34 && source.charCodeAt(end - 1) === 82 && end - at <= 3)
        return this.set(TOKEN_OTHER, at, rawStringEnd(source, end), first);
      return this.set(TOKEN_WORD, at, end, first);
    }
    if (c === 34 || c === 39) return this.set(TOKEN_OTHER, at, quotedEnd(source, at, c), first);
    if (c >= 48 && c <= 57) return this.set(TOKEN_OTHER, at, numberEnd(source, at), first);
    return this.set(TOKEN_OTHER, at, at + 1, first);
  }

  get code(): number {
    return this.source.charCodeAt(this.start);
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

  private set(kind: number, start: number, end: number, firstOnLine: boolean): number {
    this.kind = kind;
    this.start = start;
    this.end = end;
    this.firstOnLine = firstOnLine;
    return kind;
  }
}

export function isWordStart(c: number): boolean {
  return (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 95 || c > 127;
}

export function wordEnd(source: string, start: number): number {
  let at = start;
  for (;;) {
    const c = source.charCodeAt(at);
    if (!isWordStart(c) && !(c >= 48 && c <= 57)) return at;
    at++;
  }
}

function numberEnd(source: string, start: number): number {
  let at = start;
  for (;;) {
    const c = source.charCodeAt(at);
    const isDigitMark = c === 39 || c === 46;
    if (!isWordStart(c) && !(c >= 48 && c <= 57) && !isDigitMark) return at;
    at++;
  }
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf("\n", at);
  return end < 0 ? source.length : end;
}

function after(source: string, mark: string, at: number): number {
  const found = source.indexOf(mark, at);
  return found < 0 ? source.length : found + mark.length;
}

/** A directive goes on over `\` at line ends; the line end itself is left, so that the next token is first on its line. */
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
    if (c === 92) at++;
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
