/** The symbol of a file that has the name of one that is gone: it may be the same under another key. Pure. */
import type { OutlineNode } from "@/lib/contract/file-outline";

/**
 * The last part of a key, without its marks for kind and overload; a name that no identifier could be is in backticks.
 */
const LAST_PART = /(?:`((?:[^`]|``)*)`|([^`#/.:()\s]+))(?:\([^()]*\))?[#/.:!]*$/;

/** Name that a key ends in; null of what is no key. */
export function nameInKey(key: string): string | null {
  const found = LAST_PART.exec(key);
  return found === null ? null : (found[1]?.replaceAll("``", "`") ?? found[2]);
}

/** The first symbol of that name, its definition before others. */
export function namesakeOf(nodes: readonly OutlineNode[], key: string): OutlineNode | null {
  const name = nameInKey(key);
  const all = withName(nodes, name);
  return all.find(({ role }) => role === "definition") ?? all.at(0) ?? null;
}

const withName = (nodes: readonly OutlineNode[], name: string | null): OutlineNode[] =>
  nodes.flatMap((node) => [
    ...(nameInKey(node.key) === name && name !== null ? [node] : []),
    ...withName(node.children, name),
  ]);
