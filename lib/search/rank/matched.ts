/**
 * Which parts of a name match what was typed, for marking them: pairs [start, end) of UTF-16 units, in order.
 */
import { align } from "./alignment";
import type { EvidenceClass } from "./evidence-class";
import { findFlat } from "./find-flat";
import { NameView } from "./name-view";
import type { NamePattern } from "./pattern";
import type { Reading } from "./query";

type Range = readonly [number, number];

/** Ranges of a name by the evidence that found it; the whole name for equal ones, none for a regular expression. */
export function matchedRanges(reading: Reading, evidence: EvidenceClass, name: string): Range[] {
  const view = NameView.of(name);
  if (!reading.name) return merged(reading.words.flatMap((word) => run(word, view)));
  switch (evidence) {
    case "exact":
    case "other_case":
    case "other_separators":
      return [[0, name.length]];
    case "regex":
      return [];
    case "typo":
    case "two_typos":
      return sharedEnds(reading.name.view, view);
    case "initials":
    case "word_starts":
    case "letters_in_order":
      return letters(reading.name, view, evidence !== "letters_in_order");
    default:
      return merged(run(reading.name, view));
  }
}

function run(pattern: NamePattern, view: NameView): Range[] {
  const length = pattern.view.flatLength;
  let at = findFlat(pattern.view, view, true);
  if (at < 0) at = findFlat(pattern.view, view, false);
  return at < 0 ? [] : [[view.flatAt[at], view.flatAt[at + length - 1] + 1]];
}

function letters(pattern: NamePattern, view: NameView, wordStartsOnly: boolean): Range[] {
  const length = pattern.view.flatLength;
  const way = align(pattern.view.flat, length, view, wordStartsOnly);
  if (!way) return [];
  return merged(Array.from(way.at.subarray(0, length), (at) => [view.flatAt[at], view.flatAt[at] + 1] as const));
}

/** What a mistyped name has right from both ends. */
function sharedEnds(q: NameView, view: NameView): Range[] {
  const most = Math.min(q.flatLength, view.flatLength);
  let head = 0;
  while (head < most && q.flat[head] === view.flat[head]) head++;
  let tail = 0;
  while (tail < most - head && q.flat[q.flatLength - 1 - tail] === view.flat[view.flatLength - 1 - tail]) tail++;
  const ranges: Range[] = [];
  if (head > 0) ranges.push([0, view.flatAt[head - 1] + 1]);
  if (tail > 0) ranges.push([view.flatAt[view.flatLength - tail], view.flatAt[view.flatLength - 1] + 1]);
  return merged(ranges);
}

/** In order, touching ranges joined. */
function merged(ranges: readonly Range[]): Range[] {
  const result: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = result[result.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
