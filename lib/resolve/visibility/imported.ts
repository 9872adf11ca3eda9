/** What imports bring, and the interface through which the rules of imports ask for it. */
import type { Basis } from "../../contract/vocabulary";
import type { ImportRecord } from "../../db/read/code-files";
import { chosen } from "../facts/choose-overload";
import type { CodeFile } from "../facts/code-file";
import type { Declaration } from "../facts/declaration";
import { apartFromModule } from "../facts/fitting-place";
import { means, meansOutside, unknown, type Resolution } from "../facts/resolution";

/** What an imported name stands for. */
export type Imported =
  | { sort: "symbols"; declarations: Declaration[] }
  | { sort: "module"; files: number[]; specifier: string }
  | { sort: "outside"; specifier: string };

/**
 * What an import brings whose file is not in the index: a path from the file itself leads to what a build makes, or to
 * what the checkout lacks, and nothing says that its names stand outside.
 */
export const notFound = (specifier: string): Imported =>
  /^\.{1,2}(?:\/|$)/.test(specifier) ? { sort: "symbols", declarations: [] } : { sort: "outside", specifier };

/** An export that another one stands for, and so on, up to here. */
export const MAX_REEXPORTS = 6;

/** The names of modules, and what import lines lead to. */
export interface ModuleNames {
  /** A top-level name of a module (file), through what it re-exports; null when it has none. */
  inModule(fileId: number, name: string, depth?: number): Promise<Imported | null>;
  /** What an import line brings. */
  target(file: CodeFile, found: ImportRecord, depth?: number): Promise<Imported>;
}

/** What an occurrence means that an import brings. */
export function broughtTo(file: CodeFile, i: number, imported: Imported, basis: Basis): Resolution {
  if (imported.sort !== "symbols") return resolved(imported, file.uses.arity[i], basis);
  const declarations = apartFromModule(file, i, imported.declarations);
  return resolved({ ...imported, declarations }, file.uses.arity[i], basis);
}

/** The same of a name alone. @param arity arguments of the call, -1 when it is none */
export function resolved(imported: Imported, arity: number, basis: Basis): Resolution {
  if (imported.sort === "outside") return meansOutside(imported.specifier);
  if (imported.sort === "module") return { ...unknown(), basis, fileId: imported.files[0] ?? null };
  return imported.declarations.length === 0 ? unknown() : means(chosen(imported.declarations, arity), basis);
}
