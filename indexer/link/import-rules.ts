/**
 * Which file an import means, as the table of its language says. Best effort without a build: what needs include paths,
 * a class path or a package manager's say is found by the end of the path, or not at all. A namespace (C# `using`,
 * wildcards) is no file.
 */
import { isParsed } from "../../lib/contract/vocabulary";
import type { ImportTarget } from "../../lib/db/link/link-imports";
import { languageTable } from "../languages/registry";
import type { Elsewhere } from "./asked-manifests";
import type { ImportWording } from "./import-targets/import-target-rule";
import { NO_MANIFESTS } from "./manifests";
import type { PathIndex } from "./path-index";

const NOTHING_ELSEWHERE: Elsewhere = { bearing: () => [], said: () => NO_MANIFESTS };

/** The file that an import of `from` means, or undefined. */
export function resolveImport(
  wording: ImportWording,
  from: ImportTarget,
  paths: PathIndex,
  elsewhere: Elsewhere = NOTHING_ELSEWHERE,
): ImportTarget | undefined {
  const rule = isParsed(from.language) ? languageTable(from.language).importTarget : undefined;
  return rule?.(wording, from, paths, elsewhere.said(from.repositoryId), elsewhere);
}
