/**
 * Rust's macros have names of their own, and most are seen by the order of the text and not by paths: `paint!(…)` means
 * the macro above, or one that `#[macro_use]` brings, and never a module or function `paint`.
 */
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import { resolved } from "../../visibility/imported";
import type { NameReader } from "../readers";

/** `paint!(…)`: what is called and is given no arguments but tokens. */
const isMacroCall = (file: CodeFile, i: number): boolean =>
  file.role(i) === "call" && file.uses.arity[i] < 0 && file.uses.left[i] === -1;

/** What `name!` means; null for any other name, and where the repository declares nothing that it could mean. */
export async function macroCalled(
  { code, imports }: NameReader,
  file: CodeFile,
  i: number,
): Promise<Resolution | null> {
  if (!isMacroCall(file, i)) return null;
  const all = (await code.declarations(file.name(i))).filter(
    (d) => d.language === "rust" && d.repositoryId === file.repositoryId,
  );
  const macros = all.filter(({ kind }) => kind === "macro");
  const own = macros.filter(({ fileId, ordinal }) => fileId === file.id && file.nameOccurrence(ordinal) < i);
  if (own.length > 0) return means([own.reduce((a, b) => (a.ordinal > b.ordinal ? a : b))], "scope");
  const imported = await imports.named(file, file.name(i));
  if (imported?.sort === "symbols") {
    const called = imported.declarations.filter(({ kind }) => kind === "macro" || kind === "function");
    if (called.length > 0) return resolved({ ...imported, declarations: called }, -1, "import");
  }
  if (imported?.sort === "outside" && macros.length === 0) return resolved(imported, -1, "import");
  if (macros.length > 0) return ofCrate(file, macros);
  // macros that are written as functions are brought in by an import, and one that is not found may be
  return null;
}

/** One of the crate, or the only one of the repository, is seen by `#[macro_use]`; of several, any may be meant. */
function ofCrate(file: CodeFile, macros: readonly Declaration[]): Resolution {
  const own = macros.filter(({ path }) => crateOf(path) === crateOf(file.path));
  if (own.length === 1) return means(own, "unique_name");
  const isOne = new Set(macros.map(({ keyHash }) => keyHash)).size === 1;
  return means(own.length > 0 ? own : macros, isOne ? "unique_name" : "name");
}

/** The folder that a crate's sources stand in. */
const crateOf = (path: string): string => /^(?:.*?\/)?(?:src|tests|benches|examples)(?=\/)/.exec(path)?.[0] ?? "";

/** Whether a use can mean a declaration at all: a macro is called, imported or named by a path, and is nothing else. */
export const isNoMacroUse = (file: CodeFile, i: number): boolean =>
  file.uses.left[i] === -1 && file.role(i) !== "call" && file.role(i) !== "import";
