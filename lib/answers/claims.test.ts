import { expect, it } from "vitest";
import type { Claim } from "../contract/ask-code";
import { Claims } from "./claims";

/** All claims of a text that comes in these steps. */
function read(text: string, step: number, pieces = 5): Claim[] {
  const claims = new Claims(pieces);
  const found: Claim[] = [];
  const take = (changed: { at: number; claim: Claim }[]) => changed.forEach(({ at, claim }) => (found[at] = claim));
  for (let at = 0; at < text.length; at += step) take(claims.add(text.slice(at, at + step)));
  take(claims.end());
  return found;
}
const shown = (claims: readonly Claim[]) =>
  claims.map(
    ({ state, item, parts }) =>
      `${state}${item ? " item" : ""}: ${parts
        .map((part) =>
          "text" in part ? part.text : part.type === "piece" ? `<${part.number}>` : `<no ${part.number}>`,
        )
        .join("")}`,
  );

const ANSWER =
  "The lock is freed in `release()` [1]. It waits é漢 there, e.g. for a reader [2, 3]. Nobody says so.\n\n" +
  "Two things follow:\n- First it sleeps. [4]\n- Then it wakes [9] [2-3].\n";

it("each sentence and each item is a claim, and bears the pieces that it cites", () => {
  expect(shown(read(ANSWER, 1000))).toEqual([
    "cited: The lock is freed in release() <1>.",
    "cited: It waits é漢 there, e.g. for a reader <2><3>.",
    "uncited: Nobody says so.",
    "uncited: Two things follow:",
    "cited item: First it sleeps. <4>",
    "cited item: Then it wakes <no 9> <2><3>.",
  ]);
});

it("is the same wherever the text was cut", () => {
  for (const step of [1, 2, 3, 5, 7, 11]) expect(read(ANSWER, step), `steps of ${step}`).toEqual(read(ANSWER, 1000));
});

it("never shows half a citation while it is written", () => {
  const claims = new Claims(20);
  for (const sign of "It waits [1")
    for (const { claim } of claims.add(sign)) expect(shown([claim])[0]).not.toContain("[");
  expect(shown(claims.add("2]. ").map(({ claim }) => claim)).at(-1)).toBe("open: It waits <12>.");
});

it("a number that no piece has cites nothing", () => {
  expect(shown(read("It waits [6]. It sleeps [0].", 3))).toEqual([
    "uncited: It waits <no 6>.",
    "uncited: It sleeps <no 0>.",
  ]);
});

it("an index in code is no citation", () => {
  expect(shown(read("It takes `parts[1]` first. It takes parts[1] then.", 4))).toEqual([
    "uncited: It takes parts[1] first.",
    "uncited: It takes parts[1] then.",
  ]);
});

it("leaves out what a model thinks aloud", () => {
  expect(shown(read("<think>It may be [1]. Or not.</think>\n\nIt waits [2].", 2))).toEqual(["cited: It waits <2>."]);
  expect(read("<think>never ends", 2)).toEqual([]);
});

it("a block of code is one claim, without a source", () => {
  const claims = read("See there [1]:\n```ts\na[1] = 2. Then\nb();\n```\nIt ends [2].", 3);
  expect(claims.map(({ state }) => state)).toEqual(["cited", "uncited", "cited"]);
});

it("is bounded", () => {
  const claims = new Claims(1);
  claims.add("word ".repeat(10_000));
  expect(claims.isFull).toBe(true);
});
