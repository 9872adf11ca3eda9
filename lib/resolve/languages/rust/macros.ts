/**
 * Rust's macros have names of their own, and most are seen by the order of the text and not by paths: `paint!(…)`
 * means the macro above, or one that `#[macro_use]` brings, and never a module or function `paint`.
 */
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import { resolved } from "../../visibility/imported";
import type { NameReader } from "../readers";
import { crateOf } from "./modules";

/** `paint!(…)`: what is called and is given no arguments but tokens. */
export const isMacroCall = (file: CodeFile, i: number): boolean =>
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
    const called = calledWithMark(imported.declarations);
    if (called.length > 0) return resolved({ ...imported, declarations: called }, -1, "import");
  }
  if (imported?.sort === "outside" && macros.length === 0) return resolved(imported, -1, "import");
  if (macros.length > 0) return ofCrate(code, file, macros);
  // macros that are written as functions are brought in by an import, and one that is not found may be
  return null;
}

/**
 * One of the crate is seen by `#[macro_use]`, of several any may be meant. Another crate's is seen where it is
 * exported.
 */
async function ofCrate(code: CodeIndex, file: CodeFile, macros: readonly Declaration[]): Promise<Resolution> {
  const own = macros.filter(({ path }) => crateOf(path) === crateOf(file.path));
  if (own.length === 1) return means(own, "unique_name");
  if (own.length > 0) return means(own, "name");
  const isOne = new Set(macros.map(({ keyHash }) => keyHash)).size === 1;
  return means(macros, isOne && (await isExported(code, macros[0])) ? "unique_name" : "name");
}

/** Characters before a macro's name that are looked at: its attributes and comments. */
const MAX_BEFORE = 2000;
const EXPORTED = /#\[[^\]]*\bmacro_export\b[^\]]*\](?:\s|#\[[^\]]*\]|\/\/[^\n]*)*macro_rules\s*!\s*$/;

async function isExported(code: CodeIndex, { fileId, ordinal }: Declaration): Promise<boolean> {
  const [home, text] = await Promise.all([code.file(fileId), code.text(fileId)]);
  const at = home?.nameOccurrence(ordinal) ?? -1;
  if (!home || !text || at < 0) return false;
  const end = text.offsetAt(home.uses.line[at], home.uses.column[at]);
  return EXPORTED.test(text.slice(Math.max(0, end - MAX_BEFORE), end));
}

/** Macros; where there are none, functions, which those that make tokens of tokens are written as. */
function calledWithMark(found: readonly Declaration[]): Declaration[] {
  const macros = found.filter(({ kind }) => kind === "macro");
  return macros.length > 0 ? macros : found.filter(({ kind }) => kind === "function");
}

/** Of declarations that share a name those that the use can mean, by whether it has the mark of a macro. */
export function ofMark(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[] {
  if (isMacroCall(file, i)) return calledWithMark(found);
  return isNoMacroUse(file, i) ? found.filter(({ kind }) => kind !== "macro") : found;
}

/** Whether a use can mean no macro: one is called with `!`, imported or named by a path, and is nothing else. */
export const isNoMacroUse = (file: CodeFile, i: number): boolean =>
  file.uses.left[i] === -1 && file.role(i) !== "import" && !isMacroCall(file, i);
