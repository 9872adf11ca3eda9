/** Facts of settings and project files: the paths of classes and assets in them. Comments are left out. */
import { USE_ROLES, type ScannedLanguage } from "../../lib/contract/vocabulary";
import { OccurrenceList } from "../extract/occurrence-list";
import type { FileFacts } from "../model";
import { assetPathsIn } from "./asset-paths";

const SOFT = USE_ROLES.indexOf("soft");

export function scanSettings(text: string, language: Exclude<ScannedLanguage, "uasset">): FileFacts {
  const occurrences = new OccurrenceList(64);
  for (const { path, start } of assetPathsIn(language === "ini" ? withoutComments(text) : text))
    occurrences.add(start, occurrences.nameId(path), SOFT, -1);
  return {
    ...{ language, symbols: [], relations: [], imports: [], names: occurrences.names },
    ...{ occurrences: occurrences.all, types: [], gaps: [] },
  };
}

/** Lines that begin with `;`, blanked: what follows keeps its place. */
const withoutComments = (text: string): string =>
  text.replace(/^[ \t]*;[^\r\n]*/gm, (comment) => " ".repeat(comment.length));
