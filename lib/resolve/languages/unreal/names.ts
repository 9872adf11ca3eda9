/**
 * What a name means that only Unreal gives: a path of a class or an asset, the class that a Blueprint generates, or a
 * module where modules are listed.
 */
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isUnrealModule } from "./module-types";
import { means, meansOutside, unknown, type Resolution } from "../../facts/resolution";
import type { EnginePaths } from "../engine-hooks";
import { isUnrealPath } from "./unreal-paths";

const GENERATED = /^(\w+)_C$/;

/** @param repositoryIds whose settings may say what an old path means, asked one after the other */
export async function unrealName(
  name: string,
  code: CodeIndex,
  paths: EnginePaths,
  repositoryIds: readonly number[],
): Promise<Resolution> {
  const blueprint = GENERATED.exec(name)?.[1];
  if (blueprint !== undefined)
    return means(
      (await code.declarations(blueprint)).filter(({ kind }) => kind === "blueprint"),
      "scope",
    );
  if (!isUnrealPath(name)) return unknown();
  for (const id of repositoryIds) {
    const found = await paths.meaning(name, id);
    if (found.declarations.length > 0) return found;
  }
  return unknown();
}

const RULES = /\.(?:Build|Target)\.cs$/;

/**
 * Whether an occurrence is the name of a module: in project and plugin files, and in the rules of modules and targets.
 */
const isModuleName = (file: CodeFile, i: number): boolean =>
  (file.language === "json" || RULES.test(file.path)) && file.role(i) === "import";

/** The module that such a name means: of the same project, or else the only one; null for any other name. */
export async function moduleListed(code: CodeIndex, file: CodeFile, i: number): Promise<Resolution | null> {
  if (!isModuleName(file, i)) return null;
  const name = file.name(i);
  const { repositoryId } = file;
  const modules = (await code.declarations(name)).filter(isUnrealModule);
  const own = modules.filter((d) => d.repositoryId === repositoryId);
  if (own.length > 0) return means(own, "scope");
  return modules.length > 0 ? means(modules, modules.length === 1 ? "unique_name" : "name") : meansOutside(null);
}
