/** The passages of many files, from the database. */
import type { Queryable } from "../../db/pool";
import { filePlaces } from "../../db/read/file-places";
import { symbolsOfFiles } from "../../db/read/symbols-with-owners";
import type { TextReader } from "../../db/read/text-reader";
import type { SourceText } from "../../format/source-text";
import { passagesOfFile, type PlacedPassage } from "./passages-of-file";

/** Symbols of one call at most; a file with more is described in part. */
const MAX_SYMBOLS = 200_000;

/** In the order of the files; one whose text is gone by now is left out. */
export async function readPassages(
  pool: Queryable,
  texts: TextReader,
  files: readonly number[],
): Promise<PlacedPassage[]> {
  const [symbols, places] = await Promise.all([symbolsOfFiles(pool, files, MAX_SYMBOLS), filePlaces(pool, files)]);
  const sources = new Map<number, SourceText>();
  await texts.read(files, (file, text) => sources.set(file, text));
  return files.flatMap((file) => {
    const source = sources.get(file);
    return source === undefined ? [] : passagesOfFile(symbols.get(file) ?? [], source, places.get(file)?.path ?? "");
  });
}
