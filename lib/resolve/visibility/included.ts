/** Names that stand in a module because it includes the file that declares them. */
import type { CodeFile } from "../facts/code-file";
import { HOOKS } from "../languages/hooks";
import type { ModuleReader } from "../languages/readers";
import { MAX_REEXPORTS, type Imported } from "./imported";

/** Null for nothing. @param within ordinal of a module within the file, -1 for the file itself */
export async function includedName(
  { code, imports }: ModuleReader,
  module: CodeFile,
  within: number,
  name: string,
  depth: number,
): Promise<Imported | null> {
  const files = (await HOOKS[module.language].includedFiles?.(code, module, within)) ?? [];
  for (const fileId of depth > MAX_REEXPORTS ? [] : files) {
    const found = await imports.inModule(fileId, name, depth + 1);
    if (found?.sort === "symbols") return found;
  }
  return null;
}

/** The same of the module around an occurrence. */
export const includedAround = (
  known: ModuleReader,
  file: CodeFile,
  i: number,
  name: string,
): Promise<Imported | null> => includedName(known, file, moduleAround(file, i), name, 0);

/** The ordinal of the innermost module within the file; -1 for none. */
function moduleAround(file: CodeFile, i: number): number {
  let at = file.uses.enclosing[i];
  while (at >= 0 && file.kind(at) !== "module") at = file.symbols[at].container;
  return at;
}
