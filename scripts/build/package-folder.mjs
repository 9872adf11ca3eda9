/**
 * Where a package lies that this one stands on: in its own node_modules, or beside it where it is installed itself.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * @param {string} root folder of this package
 * @param {string} name package or scope, as it is imported
 * @returns {string | undefined} its folder; undefined where it is not installed
 */
export function packageFolder(root, name) {
  for (let folder = root; ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", name);
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) return undefined;
  }
}
