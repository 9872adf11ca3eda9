/**
 * Notices that git changed what it says about a folder: its branch and commit, and which ignored files it tracks all the same.
 * No file of the folder need change for that. Looks at nothing but the few files of git's own folder.
 */
import { watch, type FSWatcher } from "node:fs";
import { gitFolder } from "../plan/git-files";

/** The path that stands for such a change among the changed paths. */
export const GIT_FOLDER = ".git";

/** Files of git's folder that say so; the first two are written by every commit and checkout. */
const TELLING: ReadonlySet<string> = new Set(["HEAD", "index", "ORIG_HEAD", "packed-refs"]);

export class GitWatch {
  private constructor(private readonly watcher: FSWatcher | null) {}

  /** Notices nothing where the folder is in no repository. */
  static async of(root: string, changed: () => void): Promise<GitWatch> {
    const folder = await gitFolder(root);
    if (folder === null) return new GitWatch(null);
    try {
      const watcher = watch(folder, { persistent: false }, (_, name) => {
        if (name === null || TELLING.has(name)) changed();
      });
      watcher.on("error", () => watcher.close());
      return new GitWatch(watcher);
    } catch {
      return new GitWatch(null);
    }
  }

  close(): void {
    this.watcher?.close();
  }
}
