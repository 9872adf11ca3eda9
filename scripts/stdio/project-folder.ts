/** Which folder somebody means who names none: the project that the working folder belongs to. */
import { existsSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

const MARKS = [".git", ".hg", ".svn"];

/**
 * The nearest folder around `from` that a version control system keeps; else `from` itself. Null for a home folder or
 * the root of the disk: nobody means all of that.
 */
export function projectFolder(from: string, home = homedir()): string | null {
  const start = realpathSync(from);
  const kept = above(start).find((folder) => MARKS.some((mark) => existsSync(join(folder, mark))));
  const folder = kept ?? start;
  const tooMuch = [dirname(folder) === folder, folder === home, existsSync(home) && folder === realpathSync(home)];
  return tooMuch.includes(true) ? null : folder;
}

function above(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...above(parent)];
}
