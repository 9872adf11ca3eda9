import { expect, it } from "vitest";
import { inTurn } from "./in-turn";

it("A few pieces of work are under way at once, and what nobody wants any more is not begun", async () => {
  const open = new AbortController();
  const gone = new AbortController();
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const piece = (at: number, { signal }: AbortController) =>
    inTurn(() => {
      begun.push(at);
      return new Promise<void>((resolve) => ends.push(resolve));
    }, signal);
  const all = [piece(1, open), piece(2, open), piece(3, gone), piece(4, open)];
  await Promise.resolve();
  expect(begun).toEqual([1, 2]);
  gone.abort(new Error("left"));
  ends[0]();
  await all[0];
  await expect(all[2]).rejects.toThrow("left");
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual([1, 2, 4]);
  for (const end of ends) end();
  await all[3];
});
