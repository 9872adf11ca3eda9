/** What tells overloads apart, which all have one name: their parameters. Pure. */
import type { OutlineNode } from "@/lib/contract/file-outline";

type Named = Pick<OutlineNode, "name" | "ownName" | "signature">;

/**
 * `(String msg)` of those whose name a sibling has with other parameters; empty for all others, a prototype beside its
 * definition among them, and for what takes none in brackets.
 */
export function toldApart(siblings: readonly Named[]): (node: Named) => string {
  const byName = new Map<string, Named[]>();
  for (const node of siblings) byName.set(node.name, [...(byName.get(node.name) ?? []), node]);
  const told = new Map<Named, string>();
  for (const alike of byName.values()) {
    if (alike.length === 1) continue;
    const parameters = alike.map(parametersOf);
    if (new Set(parameters).size > 1) alike.forEach((node, at) => told.set(node, parameters[at]));
  }
  return (node) => told.get(node) ?? "";
}

/** With their brackets, in one line. */
function parametersOf({ name, ownName = name, signature }: Named): string {
  const at = signature.indexOf(ownName);
  const from = at < 0 ? -1 : signature.indexOf("(", at + ownName.length);
  if (from < 0) return "";
  let open = 0;
  for (let to = from; to < signature.length; to++) {
    if (signature[to] === "(") open++;
    if (signature[to] === ")" && --open === 0) return signature.slice(from, to + 1).replace(/\s+/g, " ");
  }
  return "";
}
