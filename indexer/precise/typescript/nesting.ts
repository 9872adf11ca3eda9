/** How deep a syntax tree is nested, without a stack of calls. */
import ts from "typescript";

/** The binder and the checker get through about four thousand levels; nobody writes a hundred. */
const MAX_DEPTH = 1_000;

export function tooDeep(file: ts.SourceFile): boolean {
  const open: { node: ts.Node; depth: number }[] = [{ node: file, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    if (depth > MAX_DEPTH) return true;
    ts.forEachChild(node, (child) => {
      open.push({ node: child, depth: depth + 1 });
    });
  }
  return false;
}
