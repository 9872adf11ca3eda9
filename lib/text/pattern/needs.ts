/**
 * What a text must hold for a pattern to match in it: literals, joined by "all" and "any". In folded case an index
 * answers that from its lists; as they stand a scan looks for them. If in doubt it requires too little, never too
 * much.
 */
import { foldCase } from "../../format/fold-case";
import type { PatternNode } from "./ast";
import { membersOf, sizeOf } from "./code-points";

/** `beyondAscii`: any character that is not ASCII. `all` of nothing holds everywhere. */
export type Need = { literal: string } | { beyondAscii: true } | { all: Need[] } | { any: Need[] };

export const NOTHING_NEEDED: Need = { all: [] };

/** Texts that one part can be, multiplied out, at most. */
const MOST_TEXTS = 48;
const LONGEST_TEXT = 120;
/** Letters of a set that are told apart: the digits of hexadecimal numbers still are. */
const LARGEST_SET = 16;
const LAST_ASCII = 127;
/** Copies of a repeated part that are looked at. */
const MOST_COPIES = 4;

/** @param letterOf what stands for a letter: its folded case, or itself */
export function needOf(tree: PatternNode, letterOf: (point: number) => number = foldCase): Need {
  return new Reading(letterOf).of(tree);
}

const withNone = (texts: string[] | null): string[] | null => (texts === null ? null : [...new Set(["", ...texts])]);

function crossed(left: readonly string[] | null, right: readonly string[] | null): string[] | null {
  if (left === null || right === null || left.length * right.length > MOST_TEXTS) return null;
  const texts = left.flatMap((start) => right.map((end) => start + end));
  return texts.some((text) => text.length > LONGEST_TEXT) ? null : [...new Set(texts)];
}

/**
 * Goes along a sequence, collects what stands side by side, and notes it when that cannot be continued. What was read
 * of a part is kept: its copies need the same, and copies of copies would be too many to read.
 */
class Reading {
  private readonly needs = new Map<PatternNode, Need>();
  private readonly texts = new Map<PatternNode, string[] | null>();

  constructor(private readonly letterOf: (point: number) => number) {}

  of(node: PatternNode): Need {
    const need = this.needs.get(node) ?? this.read(node);
    this.needs.set(node, need);
    return need;
  }

  private read(node: PatternNode): Need {
    const texts = this.textsOf(node);
    if (texts !== null) return anyOf(texts.map((text) => ({ literal: text })));
    switch (node.type) {
      case "concat":
        return this.sequence(node.parts);
      case "either":
        return anyOf(node.parts.map((part) => this.of(part)));
      case "set":
        return node.points.length > 0 && node.points[0] > LAST_ASCII ? { beyondAscii: true } : NOTHING_NEEDED;
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
    for (const part of this.flattened(parts)) {
      const own = this.textsOf(part);
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

  /** Sequences inside a sequence are part of it, and so are the copies that a repetition must have. */
  private flattened(parts: readonly PatternNode[]): PatternNode[] {
    return parts.flatMap((part) => {
      if (part.type === "concat") return this.flattened(part.parts);
      if (part.type === "repeat" && part.min > 0 && this.textsOf(part) === null) return unrolled(part);
      return [part];
    });
  }

  /** Every text that a node can match, or null when there are too many. */
  private textsOf(node: PatternNode): string[] | null {
    let texts = this.texts.get(node);
    if (texts === undefined) this.texts.set(node, (texts = this.readTexts(node)));
    return texts;
  }

  private readTexts(node: PatternNode): string[] | null {
    switch (node.type) {
      case "set":
        return this.textsOfSet(node.points);
      case "assert":
        return [""];
      case "unknown":
        return null;
      case "concat":
        return node.parts.reduce<string[] | null>((texts, part) => crossed(texts, this.textsOf(part)), [""]);
      case "either": {
        const parts = node.parts.map((part) => this.textsOf(part));
        const texts = parts.every((part) => part !== null) ? [...new Set(parts.flat())] : null;
        return texts !== null && texts.length <= MOST_TEXTS ? texts : null;
      }
      case "repeat": {
        if (node.max === 1 && node.min === 0) return withNone(this.textsOf(node.part));
        if (node.min !== node.max || node.max > LONGEST_TEXT) return null;
        let texts: string[] | null = [""];
        const part = this.textsOf(node.part);
        for (let copy = 0; copy < node.max && texts !== null; copy++) texts = crossed(texts, part);
        return texts;
      }
    }
  }

  private textsOfSet(points: readonly number[]): string[] | null {
    if (sizeOf(points) > LARGEST_SET * 3) return null;
    const letters = [...new Set(membersOf(points).map(this.letterOf))];
    return letters.length <= LARGEST_SET ? letters.map((point) => String.fromCodePoint(point)) : null;
  }
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
  const once = [...new Set(kept)];
  return once.length === 1 ? once[0] : { all: once };
}

/** Where one of the alternatives needs nothing, nothing is needed. */
function anyOf(needs: readonly Need[]): Need {
  if (needs.some(isNothing)) return NOTHING_NEEDED;
  const once = [...new Set(needs)];
  return once.length === 1 ? once[0] : { any: once };
}

const isNothing = (need: Need): boolean =>
  ("all" in need && need.all.length === 0) || ("literal" in need && need.literal === "");
