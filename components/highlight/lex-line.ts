/**
 * Colours one line of code at a time, in microseconds, in the page and on the server alike, so that the code looks the
 * same before and after the editor takes over. Knows comments, strings, numbers and names; understands no more than
 * that: the kind of a name comes from the file's own symbols, else from its shape.
 */
import { classifyName, type NameClasses } from "./classify-name";
import type { Grammar, Span } from "./grammar";
import type { TokenClass } from "./token-class";

/** What is still open at the end of a line; null for nothing. */
interface OpenSpan {
  span: Span;
  close: string;
  depth: number;
}
export type LexState = OpenSpan | null;

/** A stretch of a line: it ends before `end` and starts where the one before ends. */
export interface Run {
  end: number;
  as: TokenClass;
}

/** Longer lines keep one colour from here on: nobody reads them, and they would cost time. */
const LONGEST = 5000;

const NUMBER =
  /(?:0[xX][\da-fA-F_']+|0[bB][01_']+|0[oO][0-7_]+|\d[\d_']*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)(?:[a-zA-Z]\w*)?/y;
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const DASHED = /[\p{L}_](?:[\p{L}\p{N}_]|-(?=[\p{L}\p{N}_]))*/uy;
const SPACE = /\s+/y;
const PUNCT = /[^\s\w"'`#@$/]+|./y;
const REGEX = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/[a-z]*/y;
const DIRECTIVE = /^\s*#\s*\w+/y;
const INCLUDED = /\s*<[^>]*>/y;

/** The runs of a line, and what stays open after it. */
export function lexLine(
  line: string,
  state: LexState,
  grammar: Grammar,
  names: NameClasses,
): { runs: Run[]; state: LexState } {
  const lexer = new Lexer(line.length > LONGEST ? line.slice(0, LONGEST) : line, grammar, names);
  const open = lexer.run(state);
  if (line.length > LONGEST) lexer.push(line.length, "plain");
  return { runs: lexer.runs, state: open };
}

class Lexer {
  readonly runs: Run[] = [];
  private at = 0;
  /** The last piece that was no blank, to tell a division from a regular expression. */
  private before = "";

  constructor(
    private readonly line: string,
    private readonly grammar: Grammar,
    private readonly names: NameClasses,
  ) {}

  run(state: LexState): LexState {
    let open = state === null ? null : this.finish(state);
    if (open === null && this.at === 0 && this.grammar.directives) this.directive();
    while (open === null && this.at < this.line.length) open = this.next();
    return open;
  }

  push(end: number, as: TokenClass): void {
    const last = this.runs.at(-1);
    if (last?.as === as) last.end = end;
    else if (end > (last?.end ?? 0)) this.runs.push({ end, as });
    this.at = end;
  }

  private next(): LexState {
    if (this.take(SPACE) !== null) return (this.push(this.at, this.runs.at(-1)?.as ?? "plain"), null);
    if (this.mark()) return null;
    for (const span of this.grammar.spans) {
      const opening = this.match(span.open);
      if (opening !== null) return this.openSpan(span, opening);
    }
    if (this.literal()) return null;
    if (this.name()) return null;
    this.before = this.take(PUNCT) ?? this.line[this.at++];
    this.push(this.at, "punct");
    return null;
  }

  private mark(): boolean {
    for (const { pattern, as } of this.grammar.marks ?? []) {
      const found = this.take(pattern);
      if (found === null) continue;
      this.before = found;
      this.push(this.at, as);
      return true;
    }
    return false;
  }

  private openSpan(span: Span, opening: RegExpMatchArray): LexState {
    const close = typeof span.close === "string" ? span.close : span.close(opening);
    this.before = close;
    if (close === "\n") return (this.push(this.line.length, span.as), null);
    this.push(this.at + opening[0].length, span.as);
    return this.finish({ span, close, depth: 1 });
  }

  /** Goes on inside an open span; null when it closes in this line. */
  private finish(open: OpenSpan): LexState {
    const { span, close } = open;
    if (span.wholeLine) {
      const fresh = this.at === 0;
      this.push(this.line.length, span.as);
      return fresh && this.line.trim().replace(/[;,]$/, "") === close ? null : open;
    }
    let { depth } = open;
    for (let at = this.at; at < this.line.length; at++) {
      if (span.escapes && this.line[at] === "\\") at++;
      else if (this.line.startsWith(close, at)) {
        at += close.length - 1;
        if (--depth === 0) return (this.push(at + 1, span.as), null);
      } else if (span.nests !== undefined && this.line.startsWith(span.nests, at)) {
        depth++;
        at += span.nests.length - 1;
      }
    }
    this.push(this.line.length, span.as);
    return span.multiline ? { ...open, depth } : null;
  }

  private literal(): boolean {
    const number = this.take(NUMBER);
    if (number !== null) {
      this.before = number;
      this.push(this.at, this.grammar.prose ? "plain" : "number");
      return true;
    }
    const mayBeRegex =
      this.grammar.regexLiterals && /^$|[(,=:[!&|?{};~+\-*%<>]$|^(return|when|if|unless|in|of)$/.test(this.before);
    const regex = mayBeRegex ? this.take(REGEX) : null;
    if (regex === null) return false;
    this.before = regex;
    this.push(this.at, "string");
    return true;
  }

  private name(): boolean {
    const start = this.at;
    while (this.grammar.sigils?.includes(this.line[this.at])) this.at++;
    const word = this.take(this.grammar.dashes ? DASHED : NAME);
    if (word === null) {
      this.at = start;
      return false;
    }
    const bang = this.grammar.bangMacros === true && this.line[this.at] === "!" && this.line[this.at + 1] !== "=";
    const as = bang
      ? "note"
      : classifyName(word, this.before, this.line.slice(this.at, this.at + 40), this.grammar, this.names);
    this.before = word;
    this.push(bang ? this.at + 1 : this.at, as);
    return true;
  }

  /** `#include <a/b.h>` and its like; the rest of the line is code. */
  private directive(): void {
    const directive = this.take(DIRECTIVE);
    if (directive === null) return;
    this.push(this.at, "keyword");
    if (/include|import/.test(directive) && this.take(INCLUDED) !== null) this.push(this.at, "string");
  }

  private match(pattern: RegExp): RegExpMatchArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.line);
  }

  private take(pattern: RegExp): string | null {
    const found = this.match(pattern);
    if (found === null || found[0] === "") return null;
    this.at += found[0].length;
    return found[0];
  }
}
