/** Decides for each file what to do, from the state on disk and the state in the index. Pure. */
import type { IndexedFile } from "../../lib/db/admin/indexed-files";
import type { PreviousVersion } from "../workers/messages";
import type { Candidate } from "./listing";

export interface Plan {
  /** to be read; most will be found changed */
  read: { candidate: Candidate; previous: PreviousVersion | null }[];
  /** ids of files that went */
  gone: number[];
  /** files that are indexed as they are */
  kept: number;
}

/** Reasons that may be over by now, though neither size nor time say so. */
const PASSING = new Set(["vanished", "unreadable"]);

/** Files per run that took too long and are tried again: the machine may have been busy, or they never end. */
const MOST_TRIED_AGAIN = 20;

/**
 * @param version of the extractor of today
 * @param isHeardOf they are said to have changed: what was read of them before is compared with what they hold now
 */
export function decide(
  candidates: readonly Candidate[],
  indexed: readonly IndexedFile[],
  version: number,
  { isHeardOf = false } = {},
): Plan {
  const byPath = new Map(indexed.map((file) => [file.path, file]));
  const plan: Plan = { read: [], gone: [], kept: 0 };
  let triedAgain = 0;
  for (const candidate of candidates) {
    const file = byPath.get(candidate.path);
    byPath.delete(candidate.path);
    const isDoubted = isHeardOf && candidate.verdict === null;
    const again = isDoubted || (file?.reason === "parse_timeout" && triedAgain++ < MOST_TRIED_AGAIN);
    if (file && !again && isCurrent(file, candidate, version)) plan.kept++;
    else plan.read.push({ candidate, previous: file ? previousOf(file, version) : null });
  }
  plan.gone = [...byPath.values()].map((file) => file.id);
  return plan;
}

function isCurrent(file: IndexedFile, { size, modifiedAt, verdict }: Candidate, version: number): boolean {
  const same = file.size === size && file.modifiedAt === modifiedAt;
  const isSaid = verdict === null ? !PASSING.has(file.reason ?? "") : verdict.reason === file.reason;
  return same && file.extractorVersion === version && isSaid;
}

function previousOf(file: IndexedFile, version: number): PreviousVersion {
  const { id, contentHash, reason, detail, extractorVersion } = file;
  return { id, contentHash, reason, detail, current: extractorVersion === version };
}
