/** A type of a hierarchy, for tests that draw one. */
import type { HierarchyNode } from "../lib/contract/symbol-hierarchy";

/** @param over what the test is about */
export const hierarchyNode = (name: string, over: Partial<HierarchyNode> = {}): HierarchyNode => ({
  name,
  key: `cpp ${name}#`,
  kind: "class",
  basis: "scope",
  root: false,
  external: false,
  relation: "public",
  access: "public",
  virtual: false,
  cycle: false,
  more: 0,
  bases: [],
  inheritors: [],
  ...over,
});
