/**
 * What `global using` opens, and for which files: those of the same project. Projects are not read; one reaches as far
 * up from the file that says `global using` as folders hold C# files of their own.
 */
import { foldersOf, globalUsings as readUsings } from "../../../db/read/code-files";
import type { Queryable } from "../../../db/pool";
import { RepositoryFact } from "../../facts/repository-fact";

export class GlobalUsings {
  private constructor(private readonly opened: readonly { folder: string; specifier: string }[]) {}

  static async of(pool: Queryable, repositoryId: number): Promise<GlobalUsings> {
    const [usings, folders] = await Promise.all([
      readUsings(pool, repositoryId),
      foldersOf(pool, repositoryId, "csharp"),
    ]);
    return new GlobalUsings(usings.map(({ path, specifier }) => ({ folder: projectOf(path, folders), specifier })));
  }

  /** What is opened for the file at a path. */
  of(path: string): string[] {
    const seen = this.opened.filter(({ folder }) => folder === "" || path.startsWith(`${folder}/`));
    return [...new Set(seen.map(({ specifier }) => specifier))];
  }
}

function projectOf(path: string, folders: ReadonlyMap<string, number>): string {
  let folder = above(path);
  while (folder !== "" && folders.has(above(folder))) folder = above(folder);
  return folder;
}

const above = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** The namespaces and classes that a repository's C# projects open for all of their files. */
export const globalUsings = new RepositoryFact((pool, repositoryId) => GlobalUsings.of(pool, repositoryId));
