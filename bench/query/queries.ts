/** What people type, made from names that are in the index, class by class. */
import { random, type Random } from "./random";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** `count` queries for each class. */
export function queriesByClass(names: readonly string[], count: number, seed: number): Record<string, string[]> {
  const next = random(seed + 1);
  const long = names.filter((name) => name.length >= 8 && name.length < 60);
  const pick = (): string => long[Math.floor(next() * long.length)];
  const make = (query: () => string): string[] => Array.from({ length: count }, query);
  return {
    exact: make(pick),
    prefix: make(() => pick().slice(0, 3 + Math.floor(next() * 5))),
    "1-2 letters": make(() => pick().slice(0, 1 + Math.floor(next() * 2))),
    "word starts": make(() => wordStarts(pick(), next)),
    substring: make(() => substring(pick(), next)),
    "1 typo": make(() => mistyped(pick(), next)),
    "2 typos": make(() => mistyped(mistyped(pick(), next), next)),
    "several words": make(() => shuffled(wordsOf(pick()), next).slice(0, 3).join(" ").toLowerCase()),
    "no match": make(() => Array.from({ length: 12 }, () => letter(next)).join("")),
  };
}

function wordsOf(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name];
}

/** One or two letters of each word: `FMyPC`, `getus`. */
function wordStarts(name: string, next: Random): string {
  return wordsOf(name)
    .map((word) => word.slice(0, 1 + Math.floor(next() * 2)))
    .join("");
}

function substring(name: string, next: Random): string {
  const length = 4 + Math.floor(next() * 5);
  const from = 1 + Math.floor(next() * Math.max(1, name.length - length - 1));
  return name.slice(from, from + length);
}

function letter(next: Random): string {
  return LETTERS[Math.floor(next() * LETTERS.length)];
}

/** A letter swapped, left out, doubled or replaced, the first one too. */
function mistyped(name: string, next: Random): string {
  const at = Math.floor(next() * (name.length - 1));
  const [before, here, after] = [name.slice(0, at), name[at], name.slice(at + 1)];
  const edits = [
    () => before + after[0] + here + after.slice(1),
    () => before + after,
    () => before + here + here + after,
    () => before + letter(next) + after,
  ];
  return edits[Math.floor(next() * edits.length)]();
}

function shuffled(words: string[], next: Random): string[] {
  return words
    .map((word) => ({ word, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ word }) => word);
}
