/**
 * What a module of Unreal holds: the types that the files below its build file define, those of modules inside it left
 * out.
 */
import { typesInFolder } from "../../../db/read/unreal-files";
import type { Queryable } from "../../../db/pool";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { folderOf, isBuildFile } from "./modules";
import { unrealModules } from "./modules";

/** Types of one module that are listed. */
const MAX_TYPES = 5000;

/** Whether a symbol is such a module. */
export const isUnrealModule = (d: Declaration): boolean => d.kind === "module" && isBuildFile(d.path);

/** In the order of files and lines. @param module for which `isUnrealModule` holds */
export async function typesOfModule(module: Declaration, code: CodeIndex, pool: Queryable): Promise<Declaration[]> {
  const ids = await typesInFolder(pool, module.repositoryId, folderOf(module.path), MAX_TYPES);
  const [types, modules] = await Promise.all([
    code.declared(ids),
    code.ofRepository(unrealModules, module.repositoryId),
  ]);
  return ids.flatMap((id) => {
    const declaration = types.get(id);
    const isOwn = declaration && modules.of(declaration.path) === module.name;
    return isOwn ? [declaration] : [];
  });
}
