/** A node of an outline, for tests that need one. */
import type { OutlineNode } from "../lib/contract/file-outline";

/** @param over what the test is about */
export const outlineNode = (name: string, over: Partial<OutlineNode> = {}): OutlineNode => ({
  name,
  kind: "class",
  role: "definition",
  line: 1,
  column: 1,
  endLine: over.line ?? 1,
  key: `cpp ${name}#`,
  signature: "",
  modifiers: [],
  children: [],
  ...over,
});
