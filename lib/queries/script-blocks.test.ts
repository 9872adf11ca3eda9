/** What scripts declare in blocks of functions without a name: namesakes of other blocks are other symbols. */
import { expect, it } from "vitest";
import { askedIndex, indexedFolders } from "../../testing/queries/indexed";

const STEPS = `declare function it(title: string, body: () => void): void;
it("sails", () => {
  enum Step {
    First,
    Last,
  }
  let step = Step.First;
  step = Step.Last;
});
it("docks", () => {
  class Crate { size = 1; }
  enum Step { First }
  const other: Step = Step.First;
  new Crate().size;
});
it("loads", () => {
  class Crate { size = 2; }
  new Crate().size;
});
it("hoists", () => {
  function heave(by: number) {}
  heave(1);
});
it("lowers", () => {
  heave(2);
  function heave(by: number) {}
});
`;

const { ask } = askedIndex(() => indexedFolders({ yard: { "steps.ts": STEPS } }));

const lines = async (line: number, column: number) => {
  const { results } = await ask("symbol_usages", { repo: "yard", file: "steps.ts", line, column });
  return results.map((row) => row.line);
};

it("usages of a type of one block leave out those of its namesake in another", async () => {
  expect(await lines(3, 8)).toEqual([7, 8]);
  expect(await lines(12, 8)).toEqual([13, 13]);
  expect(await lines(17, 9)).toEqual([18]);
});

it("usages of a function of one block leave out those of its namesake in another", async () => {
  expect(await lines(21, 12)).toEqual([22]);
  expect(await lines(26, 12)).toEqual([25]);
});

it("usages of a member leave out those of the namesake's", async () => {
  expect(await lines(4, 5)).toEqual([7]);
  expect(await lines(12, 15)).toEqual([13]);
  expect(await lines(11, 17)).toEqual([14]);
  expect(await lines(17, 17)).toEqual([18]);
});
