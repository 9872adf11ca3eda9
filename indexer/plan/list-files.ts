/** Every path of a folder that may hold source, sorted: git's listing, else a walk, less what is left out. */
import { gitFiles } from "./git-files";
import { walkFiles } from "./walk-files";

export interface Listing {
  /** inside the root, `/` everywhere */
  paths: string[];
  by: "git" | "walk";
}

/** @param leftOut whether a path inside the root is none of its own */
export async function listFiles(root: string, leftOut: (path: string) => boolean = () => false): Promise<Listing> {
  const byGit = await gitFiles(root);
  const paths = byGit ?? (await walkFiles(root));
  return { paths: paths.filter((path) => !leftOut(path)).sort(), by: byGit ? "git" : "walk" };
}
