/** The folders of a repository that are searched for manifests. */
import type { ImportTarget } from "../../lib/db/link/link-imports";
import { folderOf } from "./known-files";

/** Manifests that are read. */
export type ManifestName = "go.mod" | "Cargo.toml" | "package.json";

/** Those nearest to the root. */
const MAX_FOLDERS = 400;

/** The folders that hold such files, and those above them. */
export function foldersAround(files: readonly ImportTarget[], wanted: (file: ImportTarget) => boolean): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    if (!wanted(file)) continue;
    let folder = folderOf(file.path);
    while (!folders.has(folder)) {
      folders.add(folder);
      folder = folderOf(folder);
    }
  }
  return [...folders].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MAX_FOLDERS);
}
