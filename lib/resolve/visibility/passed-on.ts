/**
 * What a module takes from another one and hands on by a name that it declares for it: `exports.a = require("./a")`.
 * It means what stands behind it; where that has no name, as a function that is a whole module, it means itself.
 */
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { outside, type ValueType } from "../facts/value-type";
import { MAX_REEXPORTS, type Imported, type ModuleNames } from "./imported";

/** What stands behind the first of some top-level declarations of a file; null where it hands on nothing. */
export async function handedOn(
  { code, imports }: { code: CodeIndex; imports: ModuleNames },
  [first]: readonly (Declaration | undefined)[],
  depth = 0,
): Promise<Imported | null> {
  if (first?.kind !== "constant" || first.owners.length > 0 || depth > MAX_REEXPORTS) return null;
  const home = await code.file(first.fileId);
  const found = home?.bindings.named(first.name);
  return home && found?.kind === "export_from" ? imports.target(home, found, depth + 1) : null;
}

/** The module, or the outside, that a declaration hands on; null for anything else. */
export async function moduleHandedOn(
  names: { code: CodeIndex; imports: ModuleNames },
  declared: Declaration,
): Promise<ValueType | null> {
  const found = await handedOn(names, [declared]);
  if (found?.sort === "module") return found;
  return found?.sort === "outside" ? outside(found.specifier) : null;
}
