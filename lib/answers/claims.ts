/**
 * The text of an answer as claims, while it comes: each sentence and each item of a list is one, with the pieces that
 * it cites. A claim that cites none is without a source; a number that no piece has is no citation. Pure.
 */
import type { Claim, ClaimPart } from "../contract/ask-code";

/** UTF-16 units of text that are taken; the rest is left out. */
const MAX_TEXT = 24_000;
const THINKING = { begin: "<think>", end: "</think>" };

export class Claims {
  private text = "";
  private done: Claim[] = [];
  /** where the text begins that is not in `done` */
  private from = 0;
  private fenced = false;

  /** @param pieces that the pack has: 1 to this can be cited */
  constructor(private readonly pieces: number) {}

  /** Takes the next part of the text, wherever it was cut. @returns claims that are new or longer than before */
  add(text: string): { at: number; claim: Claim }[] {
    this.text = (this.text + text).slice(0, MAX_TEXT);
    return this.read(false);
  }

  /** Nothing more comes. */
  end(): { at: number; claim: Claim }[] {
    return this.read(true);
  }

  get isFull(): boolean {
    return this.text.length >= MAX_TEXT;
  }

  private read(isEnd: boolean): { at: number; claim: Claim }[] {
    const begin = afterThinking(this.text, isEnd);
    if (begin === null) return [];
    this.from = Math.max(this.from, begin);
    const changed: { at: number; claim: Claim }[] = [];
    for (;;) {
      const rest = this.text.slice(this.from);
      const next = this.fenced ? fencedEnd(rest) : claimEnd(rest, isEnd);
      const claim = this.claimOf(rest.slice(0, next?.length ?? rest.length), next !== null || isEnd);
      if (claim !== null) changed.push({ at: this.done.length, claim });
      if (next === null) return changed;
      if (claim !== null) this.done.push(claim);
      this.from += next.length;
      if (next.fence) this.fenced = !this.fenced;
    }
  }

  /** Null for blanks. */
  private claimOf(raw: string, isComplete: boolean): Claim | null {
    const { starts, item, text } = placed(raw, this.text.slice(0, this.from));
    if (!this.fenced && text.startsWith(FENCE)) return null;
    const shown = isComplete ? text.replace(CLOSING, "") : text.replace(PENDING, "");
    const parts = this.fenced ? [textPart(shown)] : partsOf(shown, this.pieces);
    if (parts.every((part) => part.type === "text" && part.text.trim() === "")) return null;
    const isCited = parts.some(({ type }) => type === "piece");
    return { starts, item, parts, state: isComplete ? (isCited ? "cited" : "uncited") : "open" };
  }
}

const FENCE = "```";
/** The end of a block of code, and blanks. */
const CLOSING = /(?:(?:^|\n)\s*```[^\n]*)?\s*$/;
/** A citation that may not have come to its end yet, and the blank before it. */
const PENDING = /\s*[[【][\s\d,;–^-]*$|\s+$/;

/** Where the answer begins: some models think aloud first. Null as long as it is not told. */
function afterThinking(text: string, isEnd: boolean): number | null {
  const begin = /\S/.exec(text)?.index ?? 0;
  const own = text.slice(begin);
  if (own.startsWith(THINKING.begin)) {
    const end = text.indexOf(THINKING.end, begin);
    return end >= 0 ? end + THINKING.end.length : isEnd ? text.length : null;
  }
  return !isEnd && THINKING.begin.startsWith(own) ? null : begin;
}

/** Where a claim ends in a text; `fence`: a block of code begins or ends behind it. */
interface End {
  length: number;
  fence: boolean;
}

function fencedEnd(rest: string): End | null {
  const end = /(?:^|\n)\s*```[^\n]*(?:\n|$)/.exec(rest);
  return end === null ? null : { length: end.index + end[0].length, fence: true };
}

/** What stands behind a sentence and belongs to it: closing marks and citations. */
const TAIL = /^["'”’)\]*_]*(?:\s*[[【][\s\d,;–^-]*[\]】])*[.!?]?/;
/** Words whose full stop ends no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|z\.B|d\.h|bzw|No|Nr)\.$/;

function claimEnd(rest: string, isEnd: boolean): End | null {
  let inCode = false;
  for (let at = 0; at < rest.length; at++) {
    const sign = rest[at];
    if (sign === "\n") return { length: at + 1, fence: /^\s*```/.test(rest.slice(0, at)) };
    if (sign === "`") inCode = !inCode;
    if (inCode || !".!?".includes(sign)) continue;
    if (ABBREVIATION.test(rest.slice(Math.max(0, at - 6), at + 1)) || /^\s*(?:\d+|-)\.?$/.test(rest.slice(0, at + 1)))
      continue;
    const end = at + 1 + (TAIL.exec(rest.slice(at + 1))?.[0].length ?? 0);
    const behind = rest.slice(end);
    // What follows decides: a small letter goes on with the sentence, a bracket may be a citation of it.
    const next = /^(\s+)(\S)/.exec(behind);
    if (next === null) {
      if (!isEnd && behind.trim() === "" && !behind.includes("\n")) return null;
      if (behind.trim() !== "") continue;
      continue;
    }
    if (next[1].includes("\n")) continue;
    if (/[[【]/.test(next[2])) {
      if (!isEnd && !/[\]】]/.test(behind)) return null;
      continue;
    }
    if (!/\p{Ll}/u.test(next[2])) return { length: end + next[1].length, fence: false };
  }
  return null;
}

/** What a claim begins: a paragraph or an item of a list, or nothing where it goes on with one. */
function placed(raw: string, before: string): Pick<Claim, "starts" | "item"> & { text: string } {
  const isFirstOfLine = before.trim() === "" || /\n[^\S\n]*$/.test(before) || before.trimEnd().endsWith("</think>");
  const bullet = isFirstOfLine ? /^\s*(?:[-*•]|\d{1,2}[.)])\s+/.exec(raw) : null;
  const text = raw
    .slice(bullet?.[0].length ?? 0)
    .replace(/^\s+/, "")

    .replace(/^#{1,6}\s+/, "");
  return { starts: isFirstOfLine, item: bullet !== null, text };
}

const textPart = (text: string): ClaimPart => ({ type: "text", text });

/** A group of numbers in brackets that stands by itself: `[2]`, `[1, 3]`, `[2-4]`. */
const GROUP = /(?<![\p{L}\p{N}_])[[【]\s*(\^?\d{1,4}(?:\s*[,;–-]\s*\^?\d{1,4})*)\s*[\]】]/gu;
/** Pieces that a range may name. */
const MOST_OF_RANGE = 8;

/** Text and citations; in code a number in brackets is an index. */
function partsOf(text: string, pieces: number): ClaimPart[] {
  const parts: ClaimPart[] = [];
  for (const [at, stretch] of text.split("`").entries()) {
    const isCode = at % 2 === 1;
    if (isCode) {
      parts.push({ type: "code", text: stretch });
      continue;
    }
    let from = 0;
    for (const found of stretch.matchAll(GROUP)) {
      const before = stretch.slice(from, found.index);
      if (before !== "") parts.push(textPart(before));
      for (const number of numbersOf(found[1]))
        parts.push(number >= 1 && number <= pieces ? { type: "piece", number } : { type: "removed", number });
      from = found.index + found[0].length;
    }
    if (from < stretch.length) parts.push(textPart(stretch.slice(from)));
  }
  return parts;
}

function numbersOf(group: string): number[] {
  return group.split(/[,;]/).flatMap((each) => {
    const [first, last = first] = each.split(/[–-]/).map((number) => Number(number.replace("^", "").trim()));
    const count = Math.min(Math.max(last - first + 1, 1), MOST_OF_RANGE);
    return Array.from({ length: count }, (_one, at) => first + at);
  });
}
