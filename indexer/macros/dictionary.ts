/**
 * What macros of a repository mean that stand where its files do not parse: read off their definitions, wherever in
 * the repository these are. A macro that is defined differently in several places is left alone.
 */
import { fileTexts } from "../../lib/db/read/file-text";
import { macroPlaces, type MacroPlace } from "../../lib/db/read/gap-words";
import type { Queryable } from "../../lib/db/pool";
import type { SourceText } from "../../lib/format/source-text";
import { definitionsIn, learnMacros } from "../mask/learn-macros";
import type { MacroDictionary } from "../mask/macro-meanings";

/** Files whose texts are held at once. */
const CHUNK = 64;

/** @param names that are asked about; most are no macros */
export async function learnFrom(
  client: Queryable,
  repositoryId: number,
  names: readonly string[],
): Promise<MacroDictionary> {
  const wanted = new Set(names);
  const places = names.length > 0 ? await macroPlaces(client, repositoryId, names) : [];
  const byFile = new Map<number, MacroPlace[]>();
  for (const place of places) {
    const known = byFile.get(place.fileId);
    if (known) known.push(place);
    else byFile.set(place.fileId, [place]);
  }
  const ids = [...byFile.keys()];
  const definitions: string[] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    const part = ids.slice(at, at + CHUNK);
    const texts = await fileTexts(client, part);
    // In the order of the places: of definitions that agree in part the first counts.
    for (const id of part) {
      const text = texts.get(id);
      if (text) for (const place of byFile.get(id) ?? []) definitions.push(...sourcesAt(place, text, wanted));
    }
  }
  return learnMacros(definitions.join("\n"), definitions.length);
}

const sourcesAt = ({ lines }: MacroPlace, text: SourceText, wanted: ReadonlySet<string>): string[] =>
  lines
    ? [text.linesWithEnds(...lines)]
    : definitionsIn(text.all()).flatMap(({ name, source }) => (wanted.has(name) ? source : []));
