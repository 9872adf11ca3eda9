import { expect, it } from "vitest";
import { Pace } from "./pace";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it("a few begin at once, the others a few in each turn, in their order", async () => {
  const pace = new Pace(3);
  const begun: number[] = [];
  for (let n = 0; n < 8; n++) pace.begin(() => begun.push(n));
  expect(begun).toEqual([0, 1, 2]);
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  pace.begin(() => begun.push(8));
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  await turn();
  pace.begin(() => begun.push(9));
  expect(begun.at(-1)).toBe(9);
});

it("one that fails holds nobody up", async () => {
  const pace = new Pace(1);
  const begun: string[] = [];
  expect(() =>
    pace.begin(() => {
      throw new Error("no");
    }),
  ).toThrow("no");
  pace.begin(() => begun.push("next"));
  await turn();
  expect(begun).toEqual(["next"]);
});
