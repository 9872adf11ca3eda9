/**
 * What `global using` opens, and for which files: those of the same project. A project reaches as far up from the file
 * that says `global using` as folders hold C# files of their own; what a project file opens holds for its folder.
 */
import { foldersOf, globalUsings as readUsings, projectFiles } from "../../../db/read/code-files";
import { plainTexts } from "../../../db/read/file-text";
import type { Queryable } from "../../../db/pool";
import { RepositoryFact } from "../../facts/repository-fact";

export class GlobalUsings {
  private constructor(private readonly opened: readonly { folder: string; specifier: string }[]) {}

  static async of(pool: Queryable, repositoryId: number): Promise<GlobalUsings> {
    const [usings, folders, projects] = await Promise.all([
      readUsings(pool, repositoryId),
      foldersOf(pool, repositoryId, "csharp"),
      ofProjects(pool, repositoryId),
    ]);
    const said = usings.map(({ path, specifier }) => ({ folder: projectOf(path, folders), specifier }));
    return new GlobalUsings([...said, ...projects]);
  }

  /** What is opened for the file at a path. */
  of(path: string): string[] {
    const seen = this.opened.filter(({ folder }) => folder === "" || path.startsWith(`${folder}/`));
    return [...new Set(seen.map(({ specifier }) => specifier))];
  }
}

/** What project files open for the folders that they stand in, conditions left aside. */
async function ofProjects(pool: Queryable, repositoryId: number): Promise<{ folder: string; specifier: string }[]> {
  const files = await projectFiles(pool, repositoryId);
  const texts = await plainTexts(
    pool,
    files.map(({ id }) => id),
  );
  return files.flatMap(({ id, path }) =>
    usingsOfProject(texts.get(id) ?? "").map((specifier) => ({ folder: above(path), specifier })),
  );
}

const COMMENT = /<!--[^]*?-->/g;
const USING = /<Using\s([^>]*)>/g;
const INCLUDED = /\bInclude\s*=\s*["']([^"']+)["']/;

/**
 * Namespaces and classes of `<Using Include="Shop.Money" />`; an alias opens nothing. Exported for tests.
 */
export function usingsOfProject(text: string): string[] {
  return [...text.replace(COMMENT, "").matchAll(USING)]
    .filter(([, attributes]) => !/\bAlias\s*=/.test(attributes))
    .flatMap(([, attributes]) => INCLUDED.exec(attributes)?.[1].split(";") ?? [])
    .map((specifier) => specifier.trim())
    .filter((specifier) => /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(specifier));
}

function projectOf(path: string, folders: ReadonlyMap<string, number>): string {
  let folder = above(path);
  while (folder !== "" && folders.has(above(folder))) folder = above(folder);
  return folder;
}

const above = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** The namespaces and classes that a repository's C# projects open for all of their files. */
export const globalUsings = new RepositoryFact((pool, repositoryId) => GlobalUsings.of(pool, repositoryId));
