/**
 * What macros of a repository mean that stand where its files do not parse: read off their definitions, wherever in the
 * repository these are. A macro that is defined differently in several places is left alone.
 */
import { fileTexts } from "../../lib/db/file-text";
import { macroPlaces, type MacroPlace } from "../../lib/db/gap-words";
import type { Queryable } from "../../lib/db/pool";
import { learnMacros } from "../mask/learn-macros";
import type { MacroDictionary } from "../mask/macro-meanings";

/** Files whose texts are held at once. */
const CHUNK = 64;

/** @param names that are asked about; most are no macros */
export async function learnFrom(
  client: Queryable,
  repositoryId: number,
  names: readonly string[],
): Promise<MacroDictionary> {
  const byFile = new Map<number, MacroPlace[]>();
  for (const place of names.length > 0 ? await macroPlaces(client, repositoryId, names) : []) {
    const known = byFile.get(place.fileId);
    if (known) known.push(place);
    else byFile.set(place.fileId, [place]);
  }
  const ids = [...byFile.keys()];
  const definitions: string[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const texts = await fileTexts(client, ids.slice(at, at + CHUNK));
    for (const [id, text] of texts)
      for (const { firstLine, lastLine } of byFile.get(id) ?? [])
        definitions.push(`${text.linesWithEnds(firstLine, lastLine)}\n`);
  }
  return learnMacros(definitions.join(""), definitions.length);
}
