import { expect, it } from "vitest";
import { Mentions } from "./mentions";

/** A name's hash, as good as any. */
const hashOf = (name: number): number => Math.imul(name + 1, 0x85ebca6b) >>> 0;

it("every count is the one that was given, however many names there are and however often one is mentioned", () => {
  const mentions = new Mentions();
  const countOf = (name: number): number => (name % 1000 === 0 ? 65_534 + (name / 1000) * 3 : 1 + (name % 7));
  for (let name = 0; name < 20_000; name++) mentions.set(hashOf(name), countOf(name));
  const wrong = Array.from({ length: 20_000 }, (_, name) => name).filter(
    (name) => mentions.get(hashOf(name)) !== countOf(name),
  );
  expect(wrong).toEqual([]);
  expect(mentions.get(hashOf(20_001))).toBe(0);
});

it("of two names with the same hash the larger count stands", () => {
  const mentions = new Mentions();
  for (const count of [70_000, 3, 90_000, 80_000]) mentions.set(7, count);
  expect(mentions.get(7)).toBe(90_000);
  // As the sign of a 32-bit number may have it.
  mentions.set(-7, 2);
  expect(mentions.get(-7 >>> 0)).toBe(2);
});
