/**
 * What a text must hold for a pattern to match in it: literals in folded case, joined by "all" and "any". An index answers
 * that from its lists, and a scan skips the lines without them. Says too little rather than too much.
 */
import { foldCase } from "../../db/fold-case";
import type { PatternNode } from "./ast";
import { membersOf, sizeOf } from "./code-points";

/** `all` of nothing holds everywhere. */
export type Need = { literal: string } | { all: Need[] } | { any: Need[] };

export const NOTHING_NEEDED: Need = { all: [] };

/** Texts that one part can be, multiplied out, at most. */
const MOST_TEXTS = 24;
const LONGEST_TEXT = 120;
const LARGEST_SET = 12;
/** Copies of a repeated part that are looked at. */
const MOST_COPIES = 4;

export function needOf(tree: PatternNode): Need {
  return new Reading().of(tree);
}

/** Every text (folded) that a node can match, or null when there are too many. */
function textsOf(node: PatternNode): string[] | null {
  switch (node.type) {
    case "set":
      return textsOfSet(node.points);
    case "assert":
      return [""];
    case "unknown":
      return null;
    case "concat":
      return node.parts.reduce<string[] | null>((texts, part) => crossed(texts, textsOf(part)), [""]);
    case "either": {
      const parts = node.parts.map(textsOf);
      const texts = parts.every((part) => part !== null) ? [...new Set(parts.flat())] : null;
      return texts !== null && texts.length <= MOST_TEXTS ? texts : null;
    }
    case "repeat": {
      if (node.max === 1 && node.min === 0) return withNone(textsOf(node.part));
      if (node.min !== node.max || node.max > LONGEST_TEXT) return null;
      let texts: string[] | null = [""];
      const part = textsOf(node.part);
      for (let copy = 0; copy < node.max && texts !== null; copy++) texts = crossed(texts, part);
      return texts;
    }
  }
}

function textsOfSet(points: readonly number[]): string[] | null {
  if (sizeOf(points) > LARGEST_SET * 3) return null;
  const letters = [...new Set(membersOf(points).map(foldCase))];
  return letters.length <= LARGEST_SET ? letters.map((point) => String.fromCodePoint(point)) : null;
}

const withNone = (texts: string[] | null): string[] | null => (texts === null ? null : [...new Set(["", ...texts])]);

function crossed(left: readonly string[] | null, right: readonly string[] | null): string[] | null {
  if (left === null || right === null || left.length * right.length > MOST_TEXTS) return null;
  const texts = left.flatMap((start) => right.map((end) => start + end));
  return texts.some((text) => text.length > LONGEST_TEXT) ? null : [...new Set(texts)];
}

/** Goes along a sequence, collects what stands side by side, and notes it when that cannot be continued. */
class Reading {
  of(node: PatternNode): Need {
    const texts = textsOf(node);
    if (texts !== null) return anyOf(texts.map((text) => ({ literal: text })));
    switch (node.type) {
      case "concat":
        return this.sequence(node.parts);
      case "either":
        return anyOf(node.parts.map((part) => this.of(part)));
      case "repeat":
        return node.min === 0 ? NOTHING_NEEDED : this.sequence(unrolled(node));
      default:
        return NOTHING_NEEDED;
    }
  }

  private sequence(parts: readonly PatternNode[]): Need {
    const needs: Need[] = [];
    let texts: string[] = [""];
    const flush = (): void => {
      needs.push(anyOf(texts.map((text) => ({ literal: text }))));
      texts = [""];
    };
    for (const part of flattened(parts)) {
      const own = textsOf(part);
      const longer = crossed(texts, own);
      if (longer !== null) {
        texts = longer;
        continue;
      }
      flush();
      if (own !== null) texts = own;
      else needs.push(this.of(part));
    }
    flush();
    return allOf(needs);
  }
}

/** Sequences inside a sequence are part of it, and so are the copies that a repetition must have. */
function flattened(parts: readonly PatternNode[]): PatternNode[] {
  return parts.flatMap((part) => {
    if (part.type === "concat") return flattened(part.parts);
    if (part.type === "repeat" && part.min > 0 && part.min !== part.max) return unrolled(part);
    return [part];
  });
}

/** The copies that must be there, and something unknown between the first ones and the last. */
function unrolled({ part, min, max }: PatternNode & { type: "repeat" }): PatternNode[] {
  const copies = Math.min(min, MOST_COPIES);
  const first = Array.from({ length: copies }, () => part);
  return min === max && copies === min ? first : [...first, { type: "unknown" }, part];
}

function allOf(needs: readonly Need[]): Need {
  const kept = needs.flatMap((need) =>
    "all" in need ? need.all : "literal" in need && need.literal === "" ? [] : [need],
  );
  return kept.length === 1 ? kept[0] : { all: kept };
}

/** Where one of the alternatives needs nothing, nothing is needed. */
function anyOf(needs: readonly Need[]): Need {
  if (needs.some(isNothing)) return NOTHING_NEEDED;
  return needs.length === 1 ? needs[0] : { any: [...needs] };
}

const isNothing = (need: Need): boolean =>
  ("all" in need && need.all.length === 0) || ("literal" in need && need.literal === "");

/**
 * Literals of which every match holds one, the most telling such list; null when there is none. What a scan looks for
 * before it looks closer.
 */
export function literalsOf(need: Need): string[] | null {
  if ("literal" in need) return need.literal === "" ? null : [need.literal];
  if ("any" in need) {
    const lists = need.any.map(literalsOf);
    return lists.every((list) => list !== null) ? lists.flat() : null;
  }
  let best: string[] | null = null;
  for (const list of need.all.map(literalsOf))
    if (list !== null && (best === null || tells(list) > tells(best))) best = list;
  return best;
}

/** The longer its shortest text and the fewer there are, the fewer places it has. */
const tells = (texts: readonly string[]): number => Math.min(...texts.map((text) => text.length)) - texts.length / 8;
