/**
 * The names that a file declares, with the colour of their kind: a kind has one colour, in the icon and in the code.
 */
import type { OutlineNode } from "@/lib/contract/file-outline";
import { kindLooks } from "../icons/kind-looks";
import type { NameClasses } from "./classify-name";
import type { TokenClass } from "./token-class";

/** A name that is declared as several things keeps the first colour. */
export function namesOfOutline(nodes: readonly OutlineNode[]): NameClasses {
  const names = new Map<string, TokenClass>();
  const visit = (node: OutlineNode): void => {
    const colour = kindLooks[node.kind].colour;
    // An out-of-class definition carries its owner: `AActor::Tick`.
    const name = node.name.slice(Math.max(node.name.lastIndexOf(":"), node.name.lastIndexOf(".")) + 1);
    if (!names.has(name)) names.set(name, colour);
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return names;
}
