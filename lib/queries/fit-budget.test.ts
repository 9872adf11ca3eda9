import { expect, test } from "vitest";
import { tokensOf } from "./count-tokens";
import { fitBudget } from "./fit-budget";

const json = (answer: unknown) => tokensOf(JSON.stringify(answer));
const rows = (count: number) => Array.from({ length: count }, (_one, n) => ({ name: `symbol number ${n}`, line: n }));

test("an answer that fits stays whole", () => {
  const answer = { results: rows(3) };
  expect(fitBudget(answer, 1000, json)).toEqual({ answer, cut: null });
});

test("a list keeps as many of its first rows as fit, and says how many it lost", () => {
  const { answer, cut } = fitBudget({ results: rows(200), totalMatches: 200 }, 300, json);
  expect(json(answer)).toBeLessThanOrEqual(300);
  expect(answer.results.length).toBeGreaterThan(20);
  expect(answer.results[0].line).toBe(0);
  expect(cut).toEqual({ results: 200 - answer.results.length });
});

test("a tree is cut on every level", () => {
  const tree = { results: [{ name: "root", inheritors: rows(40).map((row) => ({ ...row, inheritors: rows(40) })) }] };
  const { answer, cut } = fitBudget(tree, 400, json);
  const [root] = answer.results;
  expect(json(answer)).toBeLessThanOrEqual(400);
  expect(root.inheritors[0].inheritors.length).toBe(root.inheritors.length);
  expect(cut?.inheritors).toBeGreaterThan(150);
});

test("source goes when a single row is too long", () => {
  const answer = { results: [{ file: "a.c", line: 7, snippet: "int x;\n".repeat(5000) as string | null }] };
  const fitted = fitBudget(answer, 200, json);
  expect(fitted).toEqual({ answer: { results: [{ file: "a.c", line: 7, snippet: null }] }, cut: { snippet: 1 } });
});
