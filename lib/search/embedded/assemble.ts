/**
 * Turns rows and sorted names into a segment: postings by name and signatures. Works in steps, so that a thread which
 * also answers requests can do it in slices.
 */
import { NameView } from "../rank/name-view";
import { bitmapWords, countBits, emptySignature, sign } from "./signature";
import { POSTING, shared, type SegmentData } from "./segment";

/** A segment before its postings and signatures. */
export type RowsAndNames = Omit<SegmentData, "nameRows" | "postings" | "signature" | "bitmapCounts">;

/** How much is done between two steps. */
export const STEP = 8192;

/** Completes a segment; yields about every few milliseconds of work. */
export function* assemble(part: RowsAndNames): Generator<void, SegmentData> {
  const nameRows = shared.u32(part.names + 1);
  for (let row = 0; row < part.rows; row++) nameRows[part.rowName[row] + 1]++;
  for (let name = 0; name < part.names; name++) nameRows[name + 1] += nameRows[name];
  yield;
  const next = nameRows.slice(0, part.names);
  const postings = shared.i32(part.rows * POSTING);
  for (let row = 0; row < part.rows; row++) {
    const at = next[part.rowName[row]]++ * POSTING;
    postings[at] = row;
    postings[at + 1] = part.rowFile[row];
    postings[at + 2] = part.rowContainer[row];
    postings[at + 3] = part.rowQualifier[row];
    if (row % (STEP * 8) === 0) yield;
  }
  const signature = emptySignature(part.names);
  const words = bitmapWords(part.names);
  const view = new NameView();
  for (let name = 0; name < part.names; name++) {
    view.setBytes(part.namePool, part.nameStart[name], part.nameStart[name + 1]);
    sign(signature, words, name, view);
    if (name % STEP === 0) yield;
  }
  return { ...part, nameRows, postings, signature, bitmapCounts: countBits(signature, words) };
}

/** Runs steps to the end at once. */
export function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
