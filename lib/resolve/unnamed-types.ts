/**
 * Fields of types without a name that a function writes out for its own values: `tests := []struct{ name string }{…}`. No name leads from
 * such a value to its type, but no other function has values of it.
 */
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import type { Declaration } from "./declaration";
import { fileOf } from "./declared-name";

const LANGUAGES: ReadonlySet<string> = new Set(["go", "c"]);

/** Those of the innermost function that has any, for a member of a local value whose type is not known. */
export async function fieldsOfUnnamed(code: CodeIndex, file: CodeFile, i: number): Promise<Declaration[]> {
  const left = file.uses.left[i];
  if (!LANGUAGES.has(file.language) || left < 0 || file.uses.local[left] < 0) return [];
  const fields = (await code.named(file.name(i))).where(fileOf, file.id).filter(({ kind }) => kind === "field");
  for (let at = file.uses.enclosing[i]; at >= 0 && fields.length > 0; at = file.symbols[at].container) {
    const held = fields.filter(({ holder }) => holder === file.scope(at));
    if (held.length > 0) return held;
  }
  return [];
}
