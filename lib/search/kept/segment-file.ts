/** A segment, the stamps of its files and the priors of its rows, as arrays of files. Priors change more often. */
import type { Priors } from "../embedded/live-segment";
import { POSTING, type SegmentData } from "../embedded/segment";
import { bitmapWords, emptySignature } from "../embedded/signature";
import type { KeptSegment } from "../embedded/symbol-index";
import { type ArrayFile, type Column, readArrays, RefusedFile, writeArrays } from "./array-file";
import { columnsOf } from "./columns-of";

const SEGMENT = "segment";
const PRIORS = "priors";

/** Writes names and rows, which never change. */
export async function writeSegment(path: string, { data, stamps }: KeptSegment): Promise<void> {
  const arrays = new Map<string, Column>([["stamps", stamps]]);
  for (const [name, value] of Object.entries(data)) if (ArrayBuffer.isView(value)) arrays.set(name, value as Column);
  const { rows, names, files } = data;
  await writeArrays(path, { kind: SEGMENT, numbers: { rows, names, files }, texts: {}, arrays });
}

/** @throws RefusedFile */
export async function readSegment(path: string): Promise<Pick<KeptSegment, "data" | "stamps">> {
  const file = await readArrays(path, SEGMENT);
  return { data: segmentOf(file), stamps: columnsOf(file)(Int32Array, "stamps", file.numbers.files) };
}

/** @param counted what they were counted by */
export async function writePriors(path: string, priors: Priors, counted: string): Promise<void> {
  const arrays = new Map<string, Column>(Object.entries(priors));
  await writeArrays(path, { kind: PRIORS, numbers: {}, texts: { counted }, arrays });
}

/** Null where they were made by other counts. @throws RefusedFile */
export async function readPriors(path: string, counted: string, { rows, names }: SegmentData): Promise<Priors | null> {
  const file = await readArrays(path, PRIORS);
  if (file.texts.counted !== counted) return null;
  const column = columnsOf(file);
  return {
    prior: column(Float32Array, "prior", rows),
    namePrior: column(Uint8Array, "namePrior", names),
    ownNamePrior: column(Uint8Array, "ownNamePrior", names),
  };
}

function segmentOf(file: ArrayFile): SegmentData {
  const column = columnsOf(file);
  const { rows, names, files } = file.numbers;
  const nameStart = column(Uint32Array, "nameStart", names + 1);
  const qualifierStart = column(Uint32Array, "qualifierStart");
  if (qualifierStart.length === 0) throw new RefusedFile("its qualifierStart is empty");
  const bitmaps = emptySignature(1).length;
  return {
    rows,
    names,
    files,
    namePool: column(Uint8Array, "namePool", nameStart[names]),
    nameStart,
    nameHash: column(Uint32Array, "nameHash", names),
    nameRows: column(Uint32Array, "nameRows", names + 1),
    postings: column(Int32Array, "postings", rows * POSTING),
    signature: column(Uint32Array, "signature", bitmaps * bitmapWords(names)),
    bitmapCounts: column(Uint32Array, "bitmapCounts", bitmaps),
    rowName: column(Uint32Array, "rowName", rows),
    rowFile: column(Uint32Array, "rowFile", rows),
    rowOrdinal: file.arrays.has("rowOrdinal") ? column(Uint32Array, "rowOrdinal", rows) : null,
    rowContainer: column(Int32Array, "rowContainer", rows),
    rowQualifier: column(Uint32Array, "rowQualifier", rows),
    rowKind: column(Uint8Array, "rowKind", rows),
    rowBody: column(Uint16Array, "rowBody", rows),
    rowKeyHigh: column(Uint32Array, "rowKeyHigh", rows),
    rowKeyLow: column(Uint32Array, "rowKeyLow", rows),
    fileIds: column(Int32Array, "fileIds", files),
    fileRows: column(Uint32Array, "fileRows", files + 1),
    qualifierPool: column(Uint8Array, "qualifierPool", qualifierStart[qualifierStart.length - 1]),
    qualifierStart,
  };
}
