/**
 * Which module of Unreal a file belongs to: that of the nearest `<Module>.Build.cs` above it. Where none is indexed,
 * the folder below `Source` has the module's name. The module is part of the path by which a class is known to assets.
 */
import { buildFiles } from "../../../db/read/unreal-files";
import type { Queryable } from "../../../db/pool";
import { RepositoryFact } from "../../facts/repository-fact";
import type { EngineModules } from "../engine-hooks";

/** Whether a file makes its folder a module. */
export const isBuildFile = (path: string): boolean => path.endsWith(".Build.cs");

/** Groups of modules in the engine: folders between `Source` and the module. */
const GROUPS: ReadonlySet<string> = new Set(["Runtime", "Editor", "Developer", "Programs", "ThirdParty"]);

export class UnrealModules implements EngineModules {
  private constructor(private readonly byFolder: ReadonlyMap<string, string>) {}

  static async of(pool: Queryable, repositoryId: number): Promise<UnrealModules> {
    const paths = await buildFiles(pool, repositoryId);
    return new UnrealModules(new Map(paths.map((path) => [folderOf(path), moduleOfBuildFile(path)])));
  }

  /** The module that a build file makes of this very folder. */
  at(folder: string): string | null {
    return this.byFolder.get(folder) ?? null;
  }

  /** Null for a file that belongs to no module. */
  of(path: string): string | null {
    return this.built(path) ?? moduleBySource(path);
  }

  /** The module whose build file stands above a file; null where none is indexed. */
  built(path: string): string | null {
    if (this.byFolder.size === 0) return null;
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      const module = this.byFolder.get(folder);
      if (module !== undefined || folder === "") return module ?? null;
    }
  }
}

export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

const moduleOfBuildFile = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".Build.cs".length);

function moduleBySource(path: string): string | null {
  const folders = path.split("/").slice(0, -1);
  const source = folders.lastIndexOf("Source");
  if (source < 0) return null;
  const at = GROUPS.has(folders[source + 1]) ? source + 2 : source + 1;
  return folders[at] ?? null;
}

/** The modules of an Unreal project or engine. */
export const unrealModules = new RepositoryFact((pool, repositoryId) => UnrealModules.of(pool, repositoryId));
