/** Which files are of a language, and how they mean each other. */
import type { ImportTargetRule } from "../../link/import-targets/import-target-rule";
import type { ManifestName } from "../../link/manifest-folders";
import type { ParsedLanguage } from "../../model";
import type { Grammar } from "../grammars/grammar";
import type { PrivateNameRule } from "../private-names";

export interface FileTable {
  id: ParsedLanguage;
  grammar: Grammar;
  /** the file that an import means; missing where imports name no files */
  importTarget?: ImportTargetRule;
  /** the manifest beside its files that says by which names they are imported */
  manifest?: ManifestName;
  /** the file that makes its folder a package: names of what lies in it change with it */
  packageMark?: string;
  /** what the language keeps to its file, so that other files may have another symbol of that name */
  privateToFile?: PrivateNameRule;
  /** with the dot */
  extensions: readonly string[];
  filenames?: readonly string[];
  /** names of interpreters in a `#!` line */
  interpreters?: readonly string[];
}
