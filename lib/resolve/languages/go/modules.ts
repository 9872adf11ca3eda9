/**
 * Where the packages of a Go repository lie. Its module's name is not read from `go.mod` but seen from the imports:
 * the prefix that most of them share when what follows is a folder of the repository.
 */
import type { Queryable } from "../../../db/pool";
import { foldersOf, specifiersOf } from "../../../db/read/code-files";
import { RepositoryFact } from "../../facts/repository-fact";

export class GoModules {
  private constructor(
    private readonly folders: ReadonlyMap<string, number>,
    private readonly prefix: string,
    private readonly root: string,
  ) {}

  static async of(pool: Queryable, repositoryId: number): Promise<GoModules> {
    const [folders, specifiers] = await Promise.all([
      foldersOf(pool, repositoryId, "go"),
      specifiersOf(pool, repositoryId, "go"),
    ]);
    const { prefix, root } = ownModule([...folders.keys()], specifiers);
    return new GoModules(folders, prefix, root);
  }

  /** A file of the package with this import path, or null when it is not of this repository. */
  fileOf(specifier: string): number | null {
    return this.folders.get(this.folderOf(specifier) ?? "\0") ?? null;
  }

  /** The folder that an import path stands for, or null when it is not of this repository. */
  folderOf(specifier: string): string | null {
    if (specifier !== this.prefix && !specifier.startsWith(`${this.prefix}/`)) return null;
    const rest = specifier.slice(this.prefix.length + 1);
    return [this.root, rest].filter((part) => part !== "").join("/");
  }
}

/** The import prefix and the folder that it stands for. */
function ownModule(folders: readonly string[], specifiers: readonly string[]): { prefix: string; root: string } {
  const byLast = new Map<string, string[]>();
  for (const folder of folders) {
    const last = folder.slice(folder.lastIndexOf("/") + 1);
    byLast.set(last, [...(byLast.get(last) ?? []), folder]);
  }
  const votes = new Map<string, number>();
  for (const specifier of specifiers) {
    const parts = specifier.split("/");
    if (!parts[0].includes(".")) continue;
    for (const folder of byLast.get(parts[parts.length - 1]) ?? []) {
      const shared = sharedTail(parts, folder.split("/"));
      const prefix = parts.slice(0, parts.length - shared).join("/");
      const vote = `${prefix} ${folder.split("/").slice(0, -shared).join("/")}`;
      if (prefix !== "") votes.set(vote, (votes.get(vote) ?? 0) + shared);
    }
  }
  const best = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? " ";
  const [prefix, root] = best.split(" ");
  return { prefix: prefix === "" ? "\0" : prefix, root };
}

function sharedTail(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[a.length - 1 - shared] === b[b.length - 1 - shared]) shared++;
  return shared;
}

/** The Go packages of a repository. */
export const goModules = new RepositoryFact((pool, repositoryId) => GoModules.of(pool, repositoryId));
