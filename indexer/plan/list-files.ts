/** Every path of a folder that may hold source, sorted: git's listing, else a walk, less what is left out. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { gitFiles } from "./git-files";
import { walkFiles } from "./walk-files";
import type { Listing } from "./listing";

/**
 * @param leftOut whether a path inside the root is none of its own
 * @param noIgnore what ignore rules name is listed, too
 */
export async function listFiles(
  root: string,
  leftOut: (path: string) => boolean = () => false,
  noIgnore = false,
): Promise<Listing & { by: "git" | "walk" }> {
  const byGit = noIgnore ? null : await gitFiles(root);
  const listing = byGit ?? (await walkFiles(root, { noIgnore }));
  const isOfGit = byGit !== null || (noIgnore && existsSync(join(root, ".git")));
  return { ...ownPaths(listing, leftOut), by: isOfGit ? "git" : "walk" };
}

/** A listing in order, less what is left out. */
export function ownPaths({ paths, closed, ignored }: Listing, leftOut: (path: string) => boolean): Listing {
  const own = [...new Set(paths)].filter((path) => !leftOut(path)).sort();
  return { paths: own, closed: closed.filter(({ path }) => !leftOut(path)), ignored };
}
