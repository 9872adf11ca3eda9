/**
 * Names that are visible without an import in languages that otherwise need one: constants of enums in `case RED:`,
 * Rust's macros and crates.
 */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { means, meansFile, type Resolution } from "../facts/resolution";
import { RULES } from "../languages/registry";
import { HOOKS } from "../languages/hooks";

/** What a bare name can mean without an import; null for nothing. */
export async function unimported(code: CodeIndex, file: CodeFile, i: number): Promise<Resolution | null> {
  const { family, standardMacros, enumLabels } = RULES[file.language];
  const all = (await code.declarations(file.name(i))).filter((d) => family.has(d.language));
  if (standardMacros !== null) {
    if (standardMacros.has(file.name(i))) return null;
    const isOfPlace = (d: Declaration) => d.kind === "macro" && d.repositoryId === file.repositoryId;
    const mayBeMacro = HOOKS[file.language].meansNoMacro?.(file, i) !== true;
    if (file.role(i) === "call" && mayBeMacro) return asGuess(all.filter(isOfPlace));
    const root = (await HOOKS[file.language].libraryNamed?.(code, file, i)) ?? null;
    return root === null ? null : meansFile(root);
  }
  if (!enumLabels || !mayBeLabel(file, i)) return null;
  const constants = all.filter((d) => d.kind === "enum_member");
  const mentioned = constants.filter((d) => file.mentions(d.owners[d.owners.length - 1] ?? ""));
  if (mentioned.length > 0) return asGuess(mentioned);
  // nothing here speaks of the enum: that it is the only one that has such a constant says little
  return constants.length > 0 ? means(constants, "name") : null;
}

/** `case RED:` names a value, calls nothing, and nothing is asked of it. */
const mayBeLabel = (file: CodeFile, i: number): boolean =>
  (!RULES[file.language].switchSubjects || file.lambdasAround(i).length > 0) &&
  file.role(i) === "read" &&
  (i + 1 >= file.uses.count || file.uses.left[i + 1] !== i);

function asGuess(found: readonly Declaration[]): Resolution | null {
  if (found.length === 0) return null;
  return means(found, new Set(found.map((d) => d.keyHash)).size === 1 ? "unique_name" : "name");
}
