/** The lines of a stored text that match: of a long one only the parts that can match are unpacked. */
import { lineAt } from "../../format/line-starts";
import type { SourceText, TextPiece } from "../../format/source-text";
import type { PassingParts } from "../candidates";
import type { TextPattern } from "../pattern/text-pattern";
import { findMatchingLines } from "./matching-lines";

/** A whole text, or the parts of it that can match. */
interface SearchedText {
  text: SourceText;
  passing?: PassingParts;
}

export interface MatchingLine {
  /** 0-based */
  line: number;
  text: string;
}

/** How many lines match, and whether that is all: not when it was stopped before the end. */
export function countLines(searched: SearchedText, pattern: TextPattern, stop: () => boolean) {
  let lines = 0;
  const whole = eachLine(searched, pattern, () => lines++, stop);
  return { lines, whole };
}

/** Matching lines `skip` to `skip + take`; fewer when it was stopped. */
export function linesAfter(
  searched: SearchedText,
  pattern: TextPattern,
  { skip, take }: { skip: number; take: number },
  stop: () => boolean,
): MatchingLine[] {
  const found: MatchingLine[] = [];
  let seen = 0;
  const show = ({ text, firstLine, starts }: TextPiece, start: number, end: number): void => {
    if (seen++ < skip || found.length === take) return;
    found.push({ line: firstLine + lineAt(starts, start), text: text.slice(start, end) });
  };
  eachLine(searched, pattern, show, () => found.length === take || stop());
  return found;
}

/** @returns false when it was stopped before the end */
function eachLine(
  { text, passing }: SearchedText,
  pattern: TextPattern,
  onLine: (piece: TextPiece, start: number, end: number) => void,
  stop: () => boolean,
): boolean {
  const { holds } = pattern;
  let isFirst = true;
  for (const piece of text.pieces(passing?.of === text.partCount ? passing.parts : undefined)) {
    if (!isFirst && stop()) return false;
    isFirst = false;
    const onMatch = (start: number, end: number): void => {
      if (holds === null || holds(piece.text.slice(start, end))) onLine(piece, start, end);
    };
    if (!findMatchingLines(piece.text, pattern, onMatch, stop)) return false;
  }
  return true;
}
