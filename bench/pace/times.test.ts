import { expect, test } from "vitest";
import type { SampledSymbol } from "../operations/sample";
import { pacesOf, turnsOf } from "./times";

const symbols = Array.from({ length: 25 }, (_, at): SampledSymbol => ({
  ...{ name: `name${at}`, kind: "function", key: `key ${at}`, repo: "yard", file: "a.ts", line: 1, column: 1 },
}));

test("every symbol is asked about once while the engine runs and once while it is held, either first as often", () => {
  const turns = turnsOf(symbols);
  expect(turns.map(({ isRunning, symbols }) => [isRunning, symbols.length])).toEqual([
    ...[
      [true, 10],
      [false, 10],
    ],
    ...[
      [false, 10],
      [true, 10],
    ],
    ...[
      [true, 5],
      [false, 5],
    ],
  ]);
  for (const wanted of [true, false])
    expect(turns.filter(({ isRunning }) => isRunning === wanted).flatMap((turn) => turn.symbols)).toEqual(symbols);
});

test("the pace is what most questions kept", () => {
  const [find] = pacesOf({ find: [1, 2, 30], usages: [1] }, { find: [1, 2, 3], usages: [1] });
  expect(find).toMatchObject({ questions: 3, running: { p50: 2, p95: 30 }, held: { p50: 2, p95: 3 } });
});
