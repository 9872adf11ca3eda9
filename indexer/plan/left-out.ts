/**
 * Which paths inside a repository's folder do not belong to it: those that `--exclude` names, and folders that were
 * entered as repositories themselves, such as third-party code inside one's own.
 */
import { relative, sep } from "node:path";
import picomatch from "picomatch";
import type { Queryable } from "../../lib/db/pool";
import { listRepositories, type RepositoryEntry } from "../../lib/db/admin/repositories";

/** The test of paths for a repository, as things are entered now. */
export async function leftOutOf(client: Queryable, repository: RepositoryEntry): Promise<(path: string) => boolean> {
  const excluded = excludedBy(repository.excludes);
  const inner = foldersInside(repository, await listRepositories(client));
  return (path) => excluded(path) || inner.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

function foldersInside({ root }: RepositoryEntry, others: readonly RepositoryEntry[]): string[] {
  const start = root.endsWith(sep) ? root : root + sep;
  const inside = others.filter((other) => other.root !== root && other.root.startsWith(start));
  return inside.map((other) => relative(root, other.root).split(sep).join("/"));
}

/** Whether a path is left out by these globs over paths inside the root; one without `/` matches at any depth. */
export function excludedBy(excludes: readonly string[]): (path: string) => boolean {
  if (excludes.length === 0) return () => false;
  const patterns = excludes.flatMap((glob) => {
    const plain = glob.replace(/^\.?\//, "").replace(/\/+$/, "");
    const anywhere = plain.includes("/") ? plain : `**/${plain}`;
    return [anywhere, `${anywhere}/**`];
  });
  return picomatch(patterns, { dot: true });
}
