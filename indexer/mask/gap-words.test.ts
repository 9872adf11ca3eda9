import { expect, it } from "vitest";
import { gapWords, meaningsOf } from "./gap-words";

it("are the names in a gap and before it, and not those that stand elsewhere", () => {
  const text = `int FAR;${" ".repeat(300)}int NEAR f() { ) INSIDE ; }${" ".repeat(300)}int FAR;`;
  const gap = [text.indexOf(")") + 5, text.indexOf("INSIDE") + 6];
  expect([...gapWords(text, gap)]).toEqual(["NEAR", "INSIDE"]);
});

it("are none where there is no gap", () => {
  expect(gapWords("INSIDE NEAR FAR", []).size).toBe(0);
});

it("are bounded, and looked up in what is known", () => {
  const text = Array.from({ length: 2000 }, (_, i) => `word${i}`).join(" ");
  const words = gapWords(text, [0, text.length]);
  expect(words.size).toBe(500);
  const known = new Map([
    ["word3", { as: "nothing" as const }],
    ["word1999", { as: "nothing" as const }],
  ]);
  expect([...meaningsOf(words, known).keys()]).toEqual(["word3"]);
});
