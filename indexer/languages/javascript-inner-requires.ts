/**
 * `require` in functions. A name that it binds is an import of the file, as one at the top is, where the name stands
 * for nothing else: each use is in a block that takes the same from the same module.
 */
import type { TreeView } from "../extract/tree-view";
import { requireDeclarator } from "./javascript-imports";

const BLOCKS = ["statement_block", "switch_body", "program"];
/** Blocks that take a name: one that more of them take is no import. */
const MAX_BLOCKS = 100;
const NAMES = ["identifier", "shorthand_property_identifier", "shorthand_property_identifier_pattern"];

/** What a name is taken from, and the spans of the blocks that take it. */
interface Required {
  from: string;
  spans: [start: number, end: number][];
}

/** The names of each file that are required everywhere, found once. */
const REQUIRED = new WeakMap<TreeView, ReadonlySet<string>>();

/** @param node a declarator in a function @param name the identifier that it binds */
export function bindsRequired(view: TreeView, node: number, name: number): boolean {
  if (requiredBy(view, node).length === 0) return false;
  let found = REQUIRED.get(view);
  if (!found) REQUIRED.set(view, (found = requiredIn(view)));
  return found.has(view.text(name));
}

/** What comes with `import()` is a value of its own to a compiler, too. */
const requiredBy = (view: TreeView, node: number) =>
  /\brequire\b/.test(view.text(view.child(node, "value")).slice(0, 40)) ? requireDeclarator(view, node) : [];

function requiredIn(view: TreeView): Set<string> {
  const required = new Map<string, Required | null>();
  for (let n = 0; n < view.tree.count; n++) if (view.is(n, "variable_declarator")) note(view, n, required);
  for (let n = 0; n < view.tree.count; n++) {
    if (!view.is(n, ...NAMES)) continue;
    const spans = required.get(view.text(n))?.spans;
    const isInside = spans?.some(([start, end]) => start <= view.start(n) && view.end(n) <= end);
    if (spans && !isInside) required.set(view.text(n), null);
  }
  return new Set([...required].flatMap(([name, found]) => (found ? [name] : [])));
}

function note(view: TreeView, node: number, required: Map<string, Required | null>): void {
  const block = view.ancestor(node, ...BLOCKS);
  for (const { name, specifier, imported } of requiredBy(view, node)) {
    if (name === null || block < 0) continue;
    const from = `${specifier} ${imported ?? ""}`;
    const before = required.get(name);
    const span: Required["spans"][number] = [view.start(block), view.end(block)];
    if (before === undefined) required.set(name, { from, spans: [span] });
    else if (before?.from === from && before.spans.length < MAX_BLOCKS) before.spans.push(span);
    else required.set(name, null);
  }
}
