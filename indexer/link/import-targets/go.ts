/** Packages of Go. */
import { goPackageFolder } from "../manifests";
import type { ImportTargetRule } from "./import-target-rule";

/** A package is a folder; its first file stands for it. Without a go.mod the end of the path has to say it. */
export const go: ImportTargetRule = ({ specifier }, from, paths, manifests, elsewhere) => {
  const segments = specifier.split("/");
  const isSource = (path: string): boolean => !path.endsWith("_test.go");
  const own = goPackageFolder(manifests, specifier);
  if (own !== undefined) return paths.firstIn(from.repositoryId, own, ".go", isSource);
  // a module's path names it wherever it lies
  const named = segments.flatMap((_, at) => elsewhere.bearing(`go:${segments.slice(0, at + 1).join("/")}`));
  const found = [...new Set(named)].flatMap((id) => {
    const folder = id === from.repositoryId ? undefined : goPackageFolder(elsewhere.said(id), specifier);
    return folder === undefined ? [] : (paths.firstIn(id, folder, ".go", isSource) ?? []);
  });
  if (found.length === 1) return found[0];
  if (manifests.goModules.length > 0) return undefined;
  for (let start = 0; start < segments.length; start++) {
    const rest = segments.slice(start);
    if (start > 0 && rest.length < 2 && segments.length > 3) break;
    const found = paths.inFolder(rest.join("/"), from, ".go", isSource);
    if (found) return found;
  }
  return undefined;
};
