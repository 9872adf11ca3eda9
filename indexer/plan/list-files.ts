/** Every path of a repository that may hold source, sorted: git's listing, else a walk, less what the globs leave out. */
import picomatch from "picomatch";
import { gitFiles } from "./git-files";
import { walkFiles } from "./walk-files";

export interface Listing {
  /** inside the root, `/` everywhere */
  paths: string[];
  by: "git" | "walk";
}

/** @param excludes globs over paths inside the root; one without `/` matches at any depth */
export async function listFiles(root: string, excludes: readonly string[]): Promise<Listing> {
  const byGit = await gitFiles(root);
  const paths = byGit ?? (await walkFiles(root));
  const leftOut = excludedBy(excludes);
  return { paths: paths.filter((path) => !leftOut(path)).sort(), by: byGit ? "git" : "walk" };
}

/** Whether a path is left out by `--exclude`. */
export function excludedBy(excludes: readonly string[]): (path: string) => boolean {
  if (excludes.length === 0) return () => false;
  const patterns = excludes.flatMap((glob) => {
    const plain = glob.replace(/^\.?\//, "").replace(/\/+$/, "");
    const anywhere = plain.includes("/") ? plain : `**/${plain}`;
    return [anywhere, `${anywhere}/**`];
  });
  return picomatch(patterns, { dot: true });
}
