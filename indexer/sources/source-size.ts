/** How large what git fetched is as it is packed. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Bytes of the packs of a folder's repository, those that are just arriving among them. */
export function sizeOfObjects(folder: string): number {
  const packs = join(folder, ".git/objects/pack");
  try {
    return readdirSync(packs).reduce((sum, name) => sum + sizeOf(join(packs, name)), 0);
  } catch {
    return 0;
  }
}

/** 0 for a file that went meanwhile. */
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
