/**
 * Which file an import means, as the table of its language says. Best effort without a build: what needs include
 * paths, a class path or a package manager's say is found by the end of the path, or not at all. A namespace (C#
 * `using`, wildcards) is no file.
 */
import { isParsed } from "../../lib/contract/vocabulary";
import type { ImportTarget } from "../../lib/db/link/link-imports";
import { builtInLanguages, languageTable } from "../languages/registry";
import type { Elsewhere } from "./asked-manifests";
import type { ImportWording } from "./import-targets/import-target-rule";
import type { ManifestName } from "./manifest-folders";
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

/** The manifest that says by which names files of a language are imported; undefined for none. */
export const manifestOf = (language: string): ManifestName | undefined =>
  isParsed(language) ? languageTable(language).manifest : undefined;

/** Base names of files that make their folder a package. */
export const PACKAGE_MARKS: ReadonlySet<string> = new Set(
  builtInLanguages().flatMap((language) => languageTable(language).packageMark ?? []),
);

/** Whether a change of such a file changes the names of other files of the language. */
export const marksPackages = (language: string): boolean =>
  isParsed(language) && languageTable(language).packageMark !== undefined;
