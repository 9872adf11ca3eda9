/** Modules of Python, and packages of them. */
import type { ImportTarget } from "../../../lib/db/link/link-imports";
import type { PathIndex } from "../path-index";
import { beside, joined, type ImportTargetRule } from "./import-target-rule";

export const python: ImportTargetRule = ({ specifier, imported }, from, paths) => {
  const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
  const module = specifier.slice(dots).replaceAll(".", "/");
  const names = imported && imported !== "*" ? [joined(module, imported), module] : [module];
  for (const name of names) {
    for (const path of [name + ".py", joined(name, "__init__.py")]) {
      const up = "../".repeat(Math.max(0, dots - 1));
      const found = dots > 0 ? beside(paths, from, up + path) : moduleAt(paths, from, path);
      if (found) return found;
    }
  }
  return undefined;
};

/** A module is named from outside of all packages: what lies in one is not meant without its name. */
function moduleAt(paths: PathIndex, from: ImportTarget, path: string): ImportTarget | undefined {
  const found = path.startsWith("__init__") ? undefined : paths.endingWith(path, from, true);
  if (!found) return undefined;
  const root = found.path.slice(0, -path.length);
  return root !== "" && paths.at(found.repositoryId, `${root}__init__.py`) ? undefined : found;
}
