/**
 * What a header declares that both languages can read, `void dig(struct pit *at);`, C++ may define: `dig` with what it
 * takes in its key, which the header's has not.
 */
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";

/** Declarations of a function, with the definition in a source that includes their header, where only one is there. */
export async function withDefinition(code: CodeIndex, found: readonly Declaration[]): Promise<readonly Declaration[]> {
  if (found.length === 0 || !found.every(isAnnounced)) return found;
  const [{ name }] = found;
  const headers = new Set<number | null>(found.map(({ fileId }) => fileId));
  const defined: Declaration[] = [];
  for (const d of await code.declarations(name)) {
    if (!isDefined(d)) continue;
    const source = await code.file(d.fileId);
    if (source?.imports.some(({ targetFile }) => headers.has(targetFile))) defined.push(d);
  }
  const isOne = new Set(defined.map(({ keyHash }) => keyHash)).size === 1;
  return isOne ? [...defined, ...found] : found;
}

const isAnnounced = ({ kind, language, role, holderKind }: Declaration): boolean =>
  kind === "function" && language === "c" && role === "declaration" && holderKind === null;

const isDefined = ({ kind, language, role, holderKind }: Declaration): boolean =>
  kind === "function" && language === "cpp" && role === "definition" && holderKind === null;
