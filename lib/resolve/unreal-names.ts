/** What a name means that only Unreal gives: a path of a class or an asset, or the class that a Blueprint generates. */
import type { CodeIndex } from "./code-index";
import { means, unknown, type Resolution } from "./resolution";
import { isUnrealPath, type UnrealPaths } from "./unreal-paths";

const GENERATED = /^(\w+)_C$/;

/** @param repositoryIds whose settings may say what an old path means, asked one after the other */
export async function unrealName(
  name: string,
  code: CodeIndex,
  paths: UnrealPaths,
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
