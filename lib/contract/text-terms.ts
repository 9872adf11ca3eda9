/**
 * What a pattern of a text search asks of a line: `/expression/`, `"text"`, words as they stand, joined by OR, AND and
 * NOT in capitals. NOT holds for the part before the next OR. Refuses to guess: where an operator lacks a side, or
 * nothing is wanted at all (`NOT NULL`), the pattern is a text like any other.
 */

/** A text or an expression that a line holds. */
export interface Term {
  text: string;
  regex: boolean;
}

/** All of some, and none of others; `all` is never empty. */
export interface LineRule {
  all: Term[];
  none: Term[];
}

type Token =
  | { is: "term"; term: Term; start: number; end: number }
  | { is: "words"; start: number; end: number }
  | { is: Operator };
type Operator = "OR" | "AND" | "NOT";
const OPERATORS: readonly string[] = ["OR", "AND", "NOT"] satisfies Operator[];

/** One of the rules has to hold. Null where the pattern stands for itself, blanks and all. */
export function parseTerms(pattern: string): LineRule[] | null {
  const tokens = joinWords(tokensOf(pattern));
  if (tokens.every(({ is }) => is === "words")) return null;
  return rulesOf(tokens, pattern);
}

/** Where expressions and quoted texts stand, [start, end): nothing in them is a filter. */
export const closedParts = (pattern: string): [number, number][] =>
  tokensOf(pattern).flatMap((token): [number, number][] => (token.is === "term" ? [[token.start, token.end]] : []));

/**
 * `/x/`: neither end is a blank, and no other slash stands bare in it, as in a path or behind the slashes of a
 * comment.
 */
const EXPRESSION = /^\/((?![*\s])(?:[^/\\]|\\.)*?(?:[^/\\\s]|\\.))\/(?=\s|$)/;
const QUOTED = /^"((?:[^"\\]|\\.)+)"(?=\s|$)/;
const WORD = /^\S+/;

function tokensOf(pattern: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < pattern.length;) {
    const rest = pattern.slice(at);
    const blanks = /^\s+/.exec(rest)?.[0].length ?? 0;
    if (blanks > 0) {
      at += blanks;
      continue;
    }
    const expression = EXPRESSION.exec(rest);
    const quoted = QUOTED.exec(rest);
    const [whole] = expression ?? quoted ?? WORD.exec(rest) ?? [rest];
    const place = { start: at, end: at + whole.length };
    if (expression !== null)
      tokens.push({ is: "term", term: { text: unslashed(expression[1]), regex: true }, ...place });
    else if (quoted !== null) tokens.push({ is: "term", term: { text: unquoted(quoted[1]), regex: false }, ...place });
    else if (isOperator(whole)) tokens.push({ is: whole });
    else tokens.push({ is: "words", ...place });
    at += whole.length;
  }
  return tokens;
}

const isOperator = (word: string): word is Operator => OPERATORS.includes(word);

/** A slash needs no backslash in an expression; everything else keeps its own. */
const unslashed = (expression: string): string => expression.replaceAll("\\/", "/");
const unquoted = (text: string): string => text.replace(/\\(["\\])/g, "$1");

/**
 * What follows each other without an operator is one text, blanks and quotes as they stand (`#include "a.h"`). Only
 * expressions and quoted texts among themselves are wanted each.
 */
function joinWords(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let run: Exclude<Token, { is: Operator }>[] = [];
  const finish = (): void => {
    const [first, last] = [run.at(0), run.at(-1)];
    if (run.every(({ is }) => is === "term")) joined.push(...run);
    else if (first && last) joined.push({ is: "words", start: first.start, end: last.end });
    run = [];
  };
  for (const token of tokens) {
    if (token.is === "term" || token.is === "words") {
      run.push(token);
      continue;
    }
    finish();
    joined.push(token);
  }
  finish();
  return joined;
}

function rulesOf(tokens: readonly Token[], pattern: string): LineRule[] | null {
  const rules: LineRule[] = [{ all: [], none: [] }];
  /** The operator that waits for what follows it. */
  let open: Operator | null = null;
  let isFirst = true;
  for (const token of tokens) {
    if (token.is === "term" || token.is === "words") {
      const rule = rules[rules.length - 1];
      const term = token.is === "term" ? token.term : { text: pattern.slice(token.start, token.end), regex: false };
      (open === "NOT" ? rule.none : rule.all).push(term);
      [open, isFirst] = [null, false];
      continue;
    }
    const mayStand = token.is === "NOT" ? open === null || open === "AND" : open === null && !isFirst;
    if (!mayStand) return null;
    if (token.is === "OR") rules.push({ all: [], none: [] });
    open = token.is === "OR" ? null : token.is;
    isFirst = token.is === "OR";
  }
  return open === null && rules.every(({ all }) => all.length > 0) ? rules : null;
}
