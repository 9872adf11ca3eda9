/** A share of a folder's files, laid out under their own paths as links to the same bytes. */
import { copyFileSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { hash } from "node:crypto";

/** Puts every file of `folder` into `target` whose path falls into the share (0 to 1); the same ones each time. */
export function layOutPart(folder: string, target: string, share: number): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (path.startsWith(".git/") || shareOf(path) >= share) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    linkOrCopy(join(folder, path), join(target, path));
  }
}

/** Where a path stands between 0 and 1. */
function shareOf(path: string): number {
  return Number.parseInt(hash("sha256", path).slice(0, 8), 16) / 2 ** 32;
}

/** Links do not lead from one disk to another. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
