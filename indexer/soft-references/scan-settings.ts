/** Facts of settings and project files: paths of classes and assets, and redirects of old names. Comments are left out. */
import { USE_ROLES, type ScannedLanguage } from "../../lib/contract/vocabulary";
import { OccurrenceList } from "../extract/occurrence-list";
import type { FileFacts } from "../model";
import { assetPathsIn } from "./asset-paths";
import { redirectsIn } from "./redirects";

const SOFT = USE_ROLES.indexOf("soft");

export function scanSettings(text: string, language: Exclude<ScannedLanguage, "uasset">): FileFacts {
  const occurrences = new OccurrenceList(64);
  const plain = language === "ini" ? withoutComments(text) : text;
  for (const { path, start } of assetPathsIn(plain)) occurrences.add(start, occurrences.nameId(path), SOFT, -1);
  return {
    ...{ language, symbols: [], relations: [], imports: redirectsIn(plain), types: [], gaps: [] },
    ...{ names: occurrences.names, nameIds: occurrences.nameIds, occurrences: occurrences.all },
  };
}

/** Lines that begin with `;`, blanked: what follows keeps its place. */
const withoutComments = (text: string): string =>
  text.replace(/^[ \t]*;[^\r\n]*/gm, (comment) => " ".repeat(comment.length));
