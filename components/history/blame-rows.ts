/** What stands beside each line of a blamed file: said once, where a run of lines of one commit begins. Pure. */
import type { BlamedLines } from "@/lib/contract/file-blame";

export interface BlameRow {
  /** The first line of a run. */
  begins: boolean;
  /** What the commit says, which tells it from others of its author. */
  words: string;
  author: string;
  day: string;
  /** The whole of it. */
  title: string;
}

/** By line, from 1. Lines that the index has otherwise than git are missing. */
export function blameRows(runs: readonly BlamedLines[]): ReadonlyMap<number, BlameRow> {
  const rows = new Map<number, BlameRow>();
  for (const { start, end, commit, author, at, summary } of runs) {
    const day = at?.slice(0, 10) ?? "";
    const words = commit === null ? "Not committed yet" : (summary ?? "");
    const title = commit === null ? words : `${commit}\n${author ?? ""}, ${at ?? ""}\n${summary ?? ""}`;
    for (let line = start; line <= end; line++)
      rows.set(line, { begins: line === start, words, author: author ?? "", day, title });
  }
  return rows;
}
