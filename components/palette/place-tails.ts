/** Paths as the palette shows them: their last parts, and as many more as tell two files apart. Pure. */
import { pathTail } from "../words/paths";
import type { Entry } from "./arrange";

export interface FilePlace {
  repo: string;
  file: string;
}

/** Parts of a path that are shown at least: the file, and the folder that it is in. */
const LEAST = 2;

/** Shown path by `<repo>/<file>`. */
export type PlaceTails = ReadonlyMap<string, string>;

export const tailOf = (tails: PlaceTails, { repo, file }: FilePlace): string =>
  tails.get(`${repo}/${file}`) ?? pathTail(file, LEAST);

/** A path keeps its tail from 2 parts on; only files of one repository with the same tail show more of theirs. */
export function placeTails(places: readonly FilePlace[]): PlaceTails {
  const tails = new Map<string, string>();
  let open = [...new Map(places.map((place) => [`${place.repo}/${place.file}`, place]))];
  for (let parts = LEAST; open.length > 0; parts++) {
    const shown = ({ repo, file }: FilePlace): string => `${repo}\0${pathTail(file, parts)}`;
    const seen = new Map<string, number>();
    for (const [id, place] of open) {
      tails.set(id, pathTail(place.file, parts));
      seen.set(shown(place), (seen.get(shown(place)) ?? 0) + 1);
    }
    open = open.filter(([, place]) => (seen.get(shown(place)) ?? 0) > 1 && place.file.split("/").length > parts);
  }
  return tails;
}

/** The file that a row leads to; null when the row names none. */
export function placeOfEntry(entry: Entry): FilePlace | null {
  if (entry.type === "symbol" || entry.type === "file") return entry.row;
  return entry.type === "place" ? entry.place : null;
}
