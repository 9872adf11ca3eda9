import { expect, it } from "vitest";
import { evidenceAt } from "./evidence-at";

const FILE = { start: 3, text: "crane.lift();\r\n  quay.lift(); crane.lift();\nlifted();" };
const lift = { name: "lift", basis: "receiver" } as const;

it("names what stands before the name at the place, and not before its namesakes in the line", () => {
  expect(evidenceAt(FILE, { line: 4, column: 8 }, lift)).toContain("The type of “quay” is known");
  expect(evidenceAt(FILE, { line: 4, column: 24 }, lift)).toContain("The type of “crane” is known");
  expect(evidenceAt(FILE, { line: 3, column: 7 }, lift)).toContain("“crane”");
});

it("says nothing of a line that was not read, or that holds another name there", () => {
  expect(evidenceAt(FILE, { line: 2, column: 1 }, lift)).toBeUndefined();
  expect(evidenceAt(FILE, { line: 9, column: 1 }, lift)).toBeUndefined();
  expect(evidenceAt(FILE, { line: 5, column: 1 }, lift)).toBeUndefined();
  expect(evidenceAt(FILE, { line: 4, column: 3 }, lift)).toBeUndefined();
  expect(evidenceAt({ start: 1, text: null }, { line: 1, column: 1 }, lift)).toBeUndefined();
});
