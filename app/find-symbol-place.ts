/** Where the symbol of a deep link is now: in the file still, elsewhere, or nowhere. */
import type { OutlineNode } from "@/lib/contract/file-outline";
import { ask } from "./ask";

interface SymbolPlace {
  /** Its page, when it moved to another file. */
  url?: string;
  /** Its name, when it is nowhere. */
  missing?: string;
}

/** @returns an empty object when the file still holds it */
export async function findSymbolPlace(
  key: string,
  repo: string,
  path: string,
  outline: readonly OutlineNode[],
): Promise<SymbolPlace> {
  if (holds(outline, key)) return {};
  const { answer } = await ask("symbol_declaration", { key, scope: "all", context_lines: 0 });
  const places = answer?.results.flatMap(({ declarations }) => declarations) ?? [];
  const place = places.find((candidate) => candidate.repo === repo) ?? places[0];
  // The outline of a large file is cut: the symbol may be here beyond the cut, and a redirect would come back for ever.
  if (place !== undefined) return place.repo === repo && place.file === path ? {} : { url: place.url };
  return { missing: nameOfKey(key) };
}

const holds = (nodes: readonly OutlineNode[], key: string): boolean =>
  nodes.some((node) => node.key === key || holds(node.children, key));

/** The last name in a key: `cpp A#b(1).` gives `b`. */
function nameOfKey(key: string): string {
  const [, quoted, plain] = /(?:`([^`]+)`|([^`/#.!()\s]+))(?:\([^)]*\)\.?|[#.!/])?$/.exec(key) ?? [];
  return quoted ?? plain ?? key.slice(0, 100);
}
