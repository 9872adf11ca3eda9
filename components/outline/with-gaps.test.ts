import { expect, test } from "vitest";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { flattenOutline } from "./flatten-outline";
import { withGaps } from "./with-gaps";

const node = (name: string, line: number, children: OutlineNode[] = []): OutlineNode => ({
  name,
  kind: "method",
  role: "definition",
  line,
  column: 1,
  endLine: line,
  key: name,
  signature: "",
  modifiers: [],
  children,
});

test("a gap is listed between the symbols around it", () => {
  const rows = flattenOutline([node("Lamp", 1, [node("a", 2), node("b", 9)])], new Set(), "");
  const names = withGaps(rows, [{ startLine: 4, endLine: 6 }]).map((row) => ("node" in row ? row.node.name : "gap"));
  expect(names).toEqual(["Lamp", "a", "gap", "b"]);
  expect(withGaps([], [{ startLine: 1, endLine: 2 }])).toHaveLength(1);
});
