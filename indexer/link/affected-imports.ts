/**
 * Which imports may lead elsewhere now that files came or went, told by their wording alone. Rules look files up by names that an import's
 * wording holds, with three exceptions that are met here: a file that stands for its folder (`index.ts`, `mod.rs`, `__init__.py`), a wording
 * of nothing but dots, and a name that a manifest gives. What is named here is looked at again; naming too much costs time, never an answer.
 */
import type { ImportTarget } from "../../lib/db/link-imports";
import type { Manifests, RepositoryManifests } from "./manifests";
import { baseName, folderOf } from "./paths";

/** A place where a file came or went. */
export interface FilePlace {
  repositoryId: number;
  path: string;
}

/** Words up to which it is cheaper to look for wordings with one of them than to look at all imports. */
const MOST_WORDS = 60;
const PACKAGE_MARK = "__init__.py";

/** Words of which an import that is concerned has one; null: all imports may be concerned. */
export function affectedWords(
  moved: readonly FilePlace[],
  files: readonly ImportTarget[],
  manifests: Manifests,
): string[] | null {
  const words = new Set<string>();
  for (const { repositoryId, path } of moved) {
    for (const word of [stemOf(path), baseName(folderOf(path))]) words.add(word);
    for (const word of namesFor(path, manifests.get(repositoryId))) words.add(word);
    if (baseName(path) === PACKAGE_MARK)
      for (const word of modulesIn(repositoryId, folderOf(path), files)) words.add(word);
    if (words.size > MOST_WORDS) return null;
  }
  words.delete("");
  return [...words];
}

/** `a/dock_test.go` and `dock.d.ts` give `dock_test` and `dock`. */
const stemOf = (path: string): string => baseName(path).replace(/(?<=.)\..*$/, "");

/** What manifests call a file, or call files like it. */
function* namesFor(path: string, manifests: RepositoryManifests | undefined): Generator<string> {
  if (!manifests) return;
  for (const { name, root } of manifests.crates) if (root === path) yield name;
  for (const { name, folder } of manifests.goModules) if (folder === folderOf(path)) yield name;
  for (const { name, targets } of manifests.aliases) {
    const star = name.indexOf("*");
    // Behind a `*` the wording goes on with the file's own name, unless the target does not end there.
    if (star < 0) yield name;
    else if (targets.some((target) => target.slice(target.indexOf("*")).includes("/"))) yield name.slice(0, star);
  }
}

/** A folder that becomes a package, or no longer is one, changes what its modules are called. */
function* modulesIn(repositoryId: number, folder: string, files: readonly ImportTarget[]): Generator<string> {
  const start = folder === "" ? "" : `${folder}/`;
  for (const file of files) {
    if (file.repositoryId !== repositoryId || file.language !== "python" || !file.path.startsWith(start)) continue;
    yield file.path.slice(start.length).split("/")[0].replace(/\.py$/, "");
  }
}
