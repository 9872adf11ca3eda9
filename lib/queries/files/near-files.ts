/** Names of files that a typed name may have meant. */
import { TOO_FAR, typoDistance } from "../../search/rank/distance";
import { letterMask } from "./match-path";
import type { PathEntry } from "./path-list";

/** File names within two slips of the keys, nearest first; with their ending or without it. */
export function nearFileNames(typed: string, entries: Iterable<PathEntry>, limit: number): string[] {
  const word = typed.toLowerCase().slice(typed.lastIndexOf("/") + 1);
  if (word.length < 3 || word.length > 64) return [];
  const codes = codesOf(word);
  const letters = letterMask(word);
  const near = new Map<string, number>();
  for (const { path, lower, mask } of entries) {
    // Two slips lose two letters at most.
    if (bitsOf(letters & ~mask) > 2) continue;
    const start = lower.lastIndexOf("/") + 1;
    const name = lower.slice(start);
    if (name.length < word.length - 2) continue;
    const dot = name.lastIndexOf(".");
    const stem = dot > 0 ? name.slice(0, dot) : name;
    const distance = Math.min(distanceOf(codes, name), distanceOf(codes, stem));
    if (distance < TOO_FAR) near.set(path.slice(start), distance);
  }
  const ordered = [...near].sort((a, b) => a[1] - b[1] || a[0].length - b[0].length);
  return ordered.slice(0, limit).map(([name]) => name);
}

function distanceOf(typed: Uint16Array, name: string): number {
  if (Math.abs(typed.length - name.length) > 2) return TOO_FAR;
  return typoDistance(typed, typed.length, codesOf(name), name.length, 2);
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

function codesOf(text: string): Uint16Array {
  return Uint16Array.from(text, (letter) => letter.charCodeAt(0));
}
