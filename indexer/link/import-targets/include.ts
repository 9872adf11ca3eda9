/** Files that are included by their paths: beside the file, or at the end of any path. */
import { beside, type ImportTargetRule } from "./import-target-rule";

export const include: ImportTargetRule = ({ specifier, kind }, from, paths) => {
  const near = kind === "include" ? beside(paths, from, specifier) : undefined;
  const path = specifier.replace(/^(\.{1,2}\/)+/, "");
  return near ?? paths.endingWith(path, from, true) ?? paths.endingWith(generic(path), from);
};

/**
 * What an architecture has no header of its own for, builds take from a folder beside it: `asm/errno.h` from
 * `asm-generic/errno.h`.
 */
const generic = (path: string): string => path.replace("/", "-generic/");
