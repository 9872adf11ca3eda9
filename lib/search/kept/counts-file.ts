/** What the feed counted, which all priors are made by, and the files that turned out to have no symbols. */
import { Mentions } from "../embedded/mentions";
import { type Column, readArrays, RefusedFile, writeArrays } from "./array-file";
import { columnsOf } from "./columns-of";

const COUNTS = "counts";

/** Names one counting, so that priors tell whether they fit it. */
export interface Counts {
  counted: string;
  /** see `lastChangingRun` */
  run: string;
  /** files changed since */
  isBehind: boolean;
  /** files that had symbols */
  files: number;
  mentions: Mentions;
  /** by file id */
  importers: Map<number, number>;
  /** stamps of files without symbols, by id */
  empty: ReadonlyMap<number, number>;
}

export async function writeCounts(path: string, counts: Counts): Promise<void> {
  const { counted, run, isBehind, files, mentions, importers, empty } = counts;
  const { hashes, counts: slots, manyHashes, manyCounts } = mentions.columns();
  const arrays = new Map<string, Column>([
    ["hashes", hashes],
    ["counts", slots],
    ["manyHashes", manyHashes],
    ["manyCounts", manyCounts],
    ["importedFiles", Int32Array.from(importers.keys())],
    ["importers", Uint32Array.from(importers.values())],
    ["emptyFiles", Int32Array.from(empty.keys())],
    ["emptyStamps", Int32Array.from(empty.values())],
  ]);
  await writeArrays(path, {
    kind: COUNTS,
    numbers: { behind: isBehind ? 1 : 0, files },
    texts: { counted, run },
    arrays,
  });
}

/** @throws RefusedFile */
export async function readCounts(path: string): Promise<Counts> {
  const file = await readArrays(path, COUNTS);
  const column = columnsOf(file);
  const hashes = column(Uint32Array, "hashes");
  const manyHashes = column(Uint32Array, "manyHashes");
  const importedFiles = column(Int32Array, "importedFiles");
  const importers = column(Uint32Array, "importers", importedFiles.length);
  const emptyFiles = column(Int32Array, "emptyFiles");
  const emptyStamps = column(Int32Array, "emptyStamps", emptyFiles.length);
  const { counted, run } = file.texts;
  if (counted === undefined || run === undefined) throw new RefusedFile("it does not say what was counted");
  const mentions = Mentions.of({
    hashes,
    counts: column(Uint16Array, "counts", hashes.length),
    manyHashes,
    manyCounts: column(Uint32Array, "manyCounts", manyHashes.length),
  });
  return {
    counted,
    run,
    isBehind: file.numbers.behind !== 0,
    files: file.numbers.files,
    mentions,
    importers: pairs(importedFiles, importers),
    empty: pairs(emptyFiles, emptyStamps),
  };
}

function pairs(keys: Int32Array, values: Int32Array | Uint32Array): Map<number, number> {
  const map = new Map<number, number>();
  keys.forEach((key, i) => map.set(key, values[i]));
  return map;
}
