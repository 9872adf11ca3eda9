/** Names that a module shares with a function or a macro: how one is used says which of them is meant. */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import type { ModulePaths } from "../languages/rules/import-hooks";
import { RULES } from "../languages/registry";
import { MAX_REEXPORTS, type Imported, type ModuleNames } from "./imported";

interface Names {
  code: CodeIndex;
  imports: ModuleNames;
}

/** `pub mod tally; pub use tally::tally;`: what shares the name of a module that a file declares. */
export async function besideModule(
  { code, imports }: Names,
  [own, more]: readonly Declaration[],
  depth: number,
): Promise<Declaration[]> {
  if (own.kind !== "module" || more !== undefined || depth > MAX_REEXPORTS) return [];
  const home = RULES[own.language].moduleImports ? await code.file(own.fileId) : null;
  const named = home?.bindings.ofModule(-1, own.name);
  const found = home && named ? await imports.target(home, named, depth + 1) : null;
  return found?.sort === "symbols" ? found.declarations.filter(({ kind }) => kind !== "module") : [];
}

/**
 * `pub use self::{tally, tally::tally};`: a module and what shares its name, brought by several imports; null where
 * these bring no such pair.
 */
export async function sharedByImports(
  { code, imports, paths }: Names & { paths: ModulePaths },
  file: CodeFile,
  within: number,
  name: string,
  depth: number,
): Promise<Imported | null> {
  const records = depth > MAX_REEXPORTS ? [] : file.bindings.allOfModule(within, name);
  if (records.length < 2) return null;
  const found: Declaration[] = [];
  for (const record of records) {
    const brought = await imports.target(file, record, depth + 1);
    if (brought.sort === "symbols") found.push(...brought.declarations);
    if (brought.sort !== "module") continue;
    const { all } = await code.named(record.specifier.split("::").pop() ?? name);
    for (const d of all) if ((await paths.announced([d])) === brought.files[0]) found.push(d);
  }
  const modules = found.filter(({ kind }) => kind === "module");
  return modules.length > 0 && modules.length < found.length ? { sort: "symbols", declarations: found } : null;
}
