/** Every path of a folder that may hold source, sorted: git's listing, else a walk, less what is left out. */
import { gitFiles } from "./git-files";
import type { Candidate } from "./inspect";
import { walkFiles } from "./walk-files";

/** Paths inside the root, `/` everywhere. */
export interface Listing {
  paths: string[];
  /** folders that could not be looked into */
  closed: Candidate[];
}

/** @param leftOut whether a path inside the root is none of its own */
export async function listFiles(
  root: string,
  leftOut: (path: string) => boolean = () => false,
): Promise<Listing & { by: "git" | "walk" }> {
  const byGit = await gitFiles(root);
  return { ...ownPaths(byGit ?? (await walkFiles(root)), leftOut), by: byGit ? "git" : "walk" };
}

/** A listing in order, less what is left out. */
export function ownPaths({ paths, closed }: Listing, leftOut: (path: string) => boolean): Listing {
  const own = [...new Set(paths)].filter((path) => !leftOut(path)).sort();
  return { paths: own, closed: closed.filter(({ path }) => !leftOut(path)) };
}
