/** Files that Ruby requires. */
import { beside, type ImportTargetRule } from "./import-target-rule";

export const ruby: ImportTargetRule = ({ specifier }, from, paths) => {
  const path = specifier.endsWith(".rb") ? specifier : specifier + ".rb";
  return beside(paths, from, path) ?? (path.startsWith(".") ? undefined : paths.endingWith(path, from, true));
};
