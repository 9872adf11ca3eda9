/** Files of PHP, by their paths or by the namespaces that lead to them. */
import type { ImportTargetRule } from "./import-target-rule";
import { include } from "./include";

/** Namespaces begin with a prefix that composer.json maps to a folder: the end of the name counts. */
export const php: ImportTargetRule = ({ specifier }, from, paths, manifests, elsewhere) => {
  if (/\.(php|inc)$/.test(specifier))
    return include({ specifier, kind: "include", imported: null }, from, paths, manifests, elsewhere);
  const segments = specifier.split("\\").filter((segment) => segment !== "");
  for (let start = 0; start === 0 || start < segments.length - 1; start++) {
    const found = paths.endingWith(segments.slice(start).join("/") + ".php", from, start === 0);
    if (found) return found;
  }
  return undefined;
};
