/**
 * Notices that git changed what it says about a folder: its branch and commit, which ignored files it tracks all the
 * same, and the rules that lie in its own folder. No file of the folder need change for that. Looks at nothing but the
 * few files of git's own folder.
 */
import { watch, type FSWatcher } from "node:fs";
import { dirname } from "node:path";
import { gitFolder, gitRules } from "../plan/git-files";

/**
 * The path that stands for such a change among the changed paths; below another folder, that it became a repository or
 * is none any more.
 */
export const GIT_FOLDER = ".git";
/** The path that stands for a change of the ignore rules that git keeps for itself. */
export const GIT_RULES = ".git/info/exclude";

/** Files of git's folder that say so; the first two are written by every commit and checkout. */
const TELLING: ReadonlySet<string> = new Set(["HEAD", "index", "ORIG_HEAD", "packed-refs"]);
const RULES: ReadonlySet<string> = new Set(["exclude"]);

export class GitWatch {
  private constructor(private readonly watchers: readonly FSWatcher[]) {}

  /**
   * Notices nothing where the folder is in no repository.
   * @param changed takes one of the two paths
   */
  static async of(root: string, changed: (path: string) => void): Promise<GitWatch> {
    const [folder, rules] = await Promise.all([gitFolder(root), gitRules(root)]);
    return new GitWatch([
      ...watchFiles(folder, TELLING, () => changed(GIT_FOLDER)),
      ...watchFiles(rules && dirname(rules), RULES, () => changed(GIT_RULES)),
    ]);
  }

  close(): void {
    for (const watcher of this.watchers) watcher.close();
  }
}

/** Nothing is watched where there is no such folder. */
function watchFiles(folder: string | null, names: ReadonlySet<string>, changed: () => void): FSWatcher[] {
  if (folder === null) return [];
  try {
    const watcher = watch(folder, { persistent: false }, (_, name) => {
      if (name === null || names.has(name)) changed();
    });
    watcher.on("error", () => watcher.close());
    return [watcher];
  } catch {
    return [];
  }
}
