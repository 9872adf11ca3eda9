/** Folders that headers are looked for in, found by what the sources include. Pure. */
import { distanceOf, folderServing } from "./header-names";
import type { Listing } from "./listing";
import { OtherPlatforms } from "./other-platforms";
import { isStandardHeader } from "./standard-headers";

/** A folder of the repository, and which includes it serves. */
export interface IncludeFolder {
  /** inside the repository; `` is the root */
  path: string;
  /**
   * `angled`: before the system's headers, `quoted`: for includes in quotes only, `last`: behind the system's, since
   * it holds a header that is named like one of them, `other`: behind all, since it is for another platform
   */
  order: "angled" | "quoted" | "last" | "other";
}

export function includeFolders(listing: Listing, platform = process.platform): IncludeFolder[] {
  const served = new Map<string, { isAngled: boolean }>();
  for (const { path, directives } of listing.files())
    for (const { name, isAngled } of directives.includes) {
      if (isAngled ? isStandardHeader(name) : listing.beside(path, name)) continue;
      for (const found of listing.endingWith(name)) {
        const folder = folderServing(found, name);
        if (folder === null) continue;
        const known = served.get(folder);
        if (known) known.isAngled ||= isAngled;
        else served.set(folder, { isAngled });
      }
    }
  const others = new OtherPlatforms(platform);
  const holding = foldersWithStandardNames([...listing.files()].map(({ path }) => path));
  return [...served].map(([path, { isAngled }]) => {
    if (others.hasFolder(path)) return { path, order: "other" };
    return { path, order: !isAngled ? "quoted" : holding.has(path) ? "last" : "angled" };
  });
}

/** Folders in which a header lies that is named like one of the system's. */
export function foldersWithStandardNames(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let at = path.lastIndexOf("/"); at >= 0; at = path.lastIndexOf("/", at - 1)) {
      if (isStandardHeader(path.slice(at + 1))) folders.add(path.slice(0, at));
      if (at === 0) break;
    }
    if (isStandardHeader(path)) folders.add("");
  }
  return folders;
}

/** The nearest first, for sources of one folder: of two headers of one name the nearer one is meant. */
export function nearestFirst(folders: readonly IncludeFolder[], from: string): IncludeFolder[] {
  const measured = folders.map((folder) => ({ folder, distance: distanceOf(from, folder.path) }));
  return measured.sort((a, b) => a.distance - b.distance).map(({ folder }) => folder);
}
