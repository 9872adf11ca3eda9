/** Finds what is shipped beside the bundled programs: in a checkout and in a package alike. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * @param path of a folder, from the top of this project
 * @returns its absolute path
 * @throws Error where it is missing
 */
export function ownFolder(path: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json")) && existsSync(join(folder, path))) return join(folder, path);
    if (dirname(folder) === folder) throw new Error(`${path} is missing: this installation is not whole.`);
  }
}
