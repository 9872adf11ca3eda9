/** Which file an import of a language means: what a language's rule is asked, and what rules have in common. */
import type { ImportTarget } from "../../../lib/db/link/link-imports";
import type { Elsewhere } from "../asked-manifests";
import { folderOf } from "../known-files";
import type { RepositoryManifests } from "../manifests";
import type { Dependency } from "../npm-manifest";
import { joinPath, type PathIndex } from "../path-index";

export interface ImportWording {
  specifier: string;
  kind: string;
  imported: string | null;
}

/** The file that an import of `from` means; undefined for none. */
export type ImportTargetRule = (
  wording: ImportWording,
  from: ImportTarget,
  paths: PathIndex,
  manifests: RepositoryManifests,
  elsewhere: Elsewhere,
) => ImportTarget | undefined;

/** The file that stands at a path relative to the importing one. */
export function beside(paths: PathIndex, from: ImportTarget, relative: string): ImportTarget | undefined {
  const path = joinPath(folderOf(from.path), relative);
  return path === null ? undefined : paths.at(from.repositoryId, path);
}

export const joined = (folder: string, name: string): string => (folder === "" ? name : `${folder}/${name}`);

/**
 * The one other repository whose package an import means, where a manifest asks for it. @param as what the import
 * calls it
 */
export function inPackage(
  kind: string,
  asked: readonly Dependency[],
  as: string | undefined,
  from: ImportTarget,
  elsewhere: Elsewhere,
): (Dependency & { repositoryId: number }) | undefined {
  const dependency = asked.find((each) => each.as === as);
  if (!dependency) return undefined;
  const others = elsewhere.bearing(`${kind}:${dependency.name}`).filter((id) => id !== from.repositoryId);
  return others.length === 1 ? { ...dependency, repositoryId: others[0] } : undefined;
}

/** The first of these names that leads to a file. */
export function firstOf(
  names: Iterable<string>,
  find: (path: string) => ImportTarget | undefined,
): ImportTarget | undefined {
  for (const path of names) {
    const found = find(path);
    if (found) return found;
  }
  return undefined;
}
