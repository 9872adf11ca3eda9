/**
 * Facts of settings and project files: paths of classes and assets, modules that are listed, and redirects of old
 * names. Comments of settings are left out.
 */
import { USE_ROLES, type ScannedLanguage } from "../../lib/contract/vocabulary";
import type { ExtraUse } from "../extract/insert-uses";
import { OccurrenceList } from "../extract/occurrence-list";
import type { FileFacts } from "../model";
import { listedModules } from "../modules/project-file";
import { assetPathsIn } from "./asset-paths";
import { redirectsIn } from "./redirects";

const SOFT = USE_ROLES.indexOf("soft");
const IMPORT = USE_ROLES.indexOf("import");

export function scanSettings(text: string, language: Exclude<ScannedLanguage, "uasset">): FileFacts {
  const occurrences = new OccurrenceList(64);
  const plain = language === "ini" ? withoutComments(text) : text;
  const modules = language === "json" ? listedModules(text) : [];
  const uses: ExtraUse[] = [
    ...modules.map(({ name, start }) => ({ name, start, role: IMPORT })),
    ...assetPathsIn(plain).map(({ path, start }) => ({ name: path, start, role: SOFT })),
  ];
  for (const { name, start, role } of uses.sort((a, b) => a.start - b.start))
    occurrences.add(start, occurrences.nameIds.idOf(name), role, -1);
  return {
    language,
    symbols: [],
    relations: [],
    imports: redirectsIn(plain),
    types: [],
    gaps: [],
    names: occurrences.names,
    nameIds: occurrences.nameIds,
    occurrences: occurrences.all,
  };
}

/** Lines that begin with `;`, blanked: what follows keeps its place. */
const withoutComments = (text: string): string =>
  text.replace(/^[ \t]*;[^\r\n]*/gm, (comment) => " ".repeat(comment.length));
