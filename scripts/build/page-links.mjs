/**
 * The built pages reach packages that stay outside of them through links in `.next/node_modules`, each under a name of
 * the build's own. A package cannot hold links, so they are written down when it is packed and made anew where it
 * runs.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { packageFolder } from "./package-folder.mjs";

const LINKS = ".next/node_modules";

/**
 * Writes down the links of a build.
 * @param {string} root
 * @param {string} list file that keeps them: link -> package
 */
export function writePageLinks(root, list) {
  writeFileSync(list, JSON.stringify(Object.fromEntries(linksIn(join(root, LINKS)))));
}

/**
 * Makes those that are missing.
 * @param {string} root
 * @param {string} list
 */
export function restorePageLinks(root, list) {
  /** @type {Record<string, string>} */
  const links = JSON.parse(readFileSync(list, "utf8"));
  for (const [name, wanted] of Object.entries(links)) {
    const link = join(root, LINKS, name);
    const target = packageFolder(root, wanted);
    if (target === undefined || existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link, "junction");
  }
}

/**
 * @param {string} folder
 * @returns {[string, string][]} links below it, scopes included, and the packages that they lead to
 */
function linksIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (!lstatSync(path).isSymbolicLink())
      return linksIn(path).map(([inner, wanted]) => /** @type {[string, string]} */ ([`${name}/${inner}`, wanted]));
    return [
      [
        name,
        readlinkSync(path)
          .replaceAll("\\", "/")
          .replace(/^.*node_modules\//, ""),
      ],
    ];
  });
}
