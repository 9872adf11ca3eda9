import { expect, test } from "vitest";
import { docSummary } from "./doc-summary";

test("the signs of a comment are no part of what it says", () => {
  expect(docSummary("/**\n * Lights the beacon.\n * Slowly.\n */")).toBe("Lights the beacon. Slowly.");
  expect(docSummary("// One.\n// Two.")).toBe("One. Two.");
  expect(docSummary('"""Says hello."""')).toBe("Says hello.");
  expect(docSummary("# A lamp.")).toBe("A lamp.");
});
test("tags and later paragraphs are left to the page", () => {
  expect(docSummary("/** Adds.\n * @param a one\n */")).toBe("Adds.");
  expect(docSummary("/** Adds.\n *\n * Long story. */")).toBe("Adds.");
});
test("a long one ends in an ellipsis between words", () => {
  const summary = docSummary(`// ${"word ".repeat(60)}`);
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary.endsWith("word…")).toBe(true);
});
