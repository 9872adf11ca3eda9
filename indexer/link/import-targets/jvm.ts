/** Classes of the JVM by their packages, which are folders. */
import type { ImportTargetRule } from "./import-target-rule";

/** `a.b.C`, `a.b.C.member`, `a.b.C.Inner.member` */
export const jvm: ImportTargetRule = ({ specifier, kind }, from, paths) => {
  if (kind === "import_wildcard") return undefined;
  const segments = specifier.split(".");
  for (let drop = 0; drop <= 2 && segments.length - drop >= 2; drop++) {
    const path = segments.slice(0, segments.length - drop).join("/");
    const found = paths.endingWith(path + ".java", from, true) ?? paths.endingWith(path + ".kt", from, true);
    if (found) return found;
  }
  return undefined;
};
