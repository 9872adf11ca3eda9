/**
 * Names of C++ that a header brings from an inner namespace into the one around: `namespace a { namespace b { struct
 * C; } using b::C; }`.
 */
import { splitQualified } from "../../../format/symbol-key";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isScope, type Declaration } from "../../facts/declaration";
import { isOfRepository } from "../../visibility/of-repository";

/** Headers that declare the name and are read. */
const MAX_HEADERS = 8;

/**
 * Of declarations of a name those that their own header brings into one of the scopes that are open, where the file
 * includes it.
 * @param scopes as prefixes of qualified names, each part with a dot behind it
 */
export async function broughtIn(
  code: CodeIndex,
  file: CodeFile,
  named: readonly Declaration[],
  scopes: readonly string[],
): Promise<readonly Declaration[]> {
  const inner = named.filter(
    (d) => d.language === "cpp" && d.holderKind !== null && isScope(d.holderKind) && isOfRepository(d, file),
  );
  if (inner.length === 0) return [];
  const includes = await code.included(file.id);
  const headers = [...new Set(inner.map(({ fileId }) => fileId))].filter((id) => id === file.id || includes(id));
  for (const id of headers.slice(0, MAX_HEADERS)) {
    const header = await code.file(id);
    const brought = header ? inner.filter((d) => d.fileId === id && isBrought(header, d, scopes)) : [];
    if (brought.length > 0) return inner.filter((d) => d.keyHash === brought[0].keyHash);
  }
  return [];
}

function isBrought(header: CodeFile, { owners, name }: Declaration, scopes: readonly string[]): boolean {
  return header.imports.some(({ kind, specifier }) => {
    if (kind !== "using") return false;
    const written = splitQualified(specifier);
    const around = [...owners, name].slice(0, -written.length);
    if (written.length < 2 || [...around, ...written].join(".") !== [...owners, name].join(".")) return false;
    return scopes.includes(around.map((part) => `${part}.`).join(""));
  });
}
