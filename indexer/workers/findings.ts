/**
 * The result of a task: the file's row, and the outcome that is sent to the main thread. The same for code and for
 * assets.
 */
import type { FileReason, FileStatus, FileLanguage } from "../../lib/contract/vocabulary";
import { writeFileRow } from "../../lib/format/copy-file";
import type { FactRows } from "../../lib/format/copy-tables";
import { EXTRACTOR_VERSION } from "../languages/registry";
import type { FileOutcome, FileTask, Verdict } from "./messages";

/** What a file's row says beside its task. */
export interface Findings {
  language: FileLanguage | null;
  contentHash: Uint8Array | null;
  lines: number;
  symbols: number;
  gaps: number[];
  verdict: Verdict | null;
  /** secrets in its text that are hidden; none when left out */
  hidden?: number;
}

export interface Processed {
  outcome: FileOutcome;
  /** the parser has failed and this thread must be replaced */
  broken: boolean;
}

/** A file that still cannot be read, for the reason that is on record and in the same words, keeps its row. */
export function unread(task: FileTask, rows: FactRows, language: FileLanguage | null, verdict: Verdict): Processed {
  const { previous } = task;
  const known = previous?.current === true && previous.reason === verdict.reason && previous.detail === verdict.detail;
  if (known) return { outcome: outcome(task, "unchanged", null, verdict.status, verdict.reason, 0), broken: false };
  return written(task, rows, nothing(language, null, verdict), false);
}

/** The bytes are those that are in the index, and were read to their end. */
export function isUnchanged(task: FileTask, contentHash: Buffer): boolean {
  const { previous, verdict } = task;
  if (previous?.reason === "parse_timeout") return false;
  return verdict === null && previous?.current === true && contentHash.equals(previous.contentHash ?? new Uint8Array());
}

/** Nothing of the file was read but what is said. */
export function nothing(
  language: FileLanguage | null,
  contentHash: Uint8Array | null,
  verdict: Verdict | null,
): Findings {
  return { language, contentHash, lines: 0, symbols: 0, gaps: [], verdict };
}

/** Writes the file's row. */
export function written(task: FileTask, rows: FactRows, findings: Findings, broken: boolean): Processed {
  const { language, contentHash, lines, symbols, gaps, verdict, hidden = 0 } = findings;
  const status: FileStatus = verdict?.status ?? "indexed";
  const reason: FileReason | null = verdict?.reason ?? null;
  const { id, repositoryId, path, size, modifiedAt } = task;
  writeFileRow(rows, {
    id,
    repositoryId,
    path,
    language,
    contentHash,
    extractorVersion: EXTRACTOR_VERSION,
    size,
    modifiedAt,
    lines,
    symbolCount: symbols,
    status,
    reason,
    detail: verdict?.detail ?? (hidden > 0 ? hiddenWords(hidden) : null),
    gaps,
  });
  return { outcome: outcome(task, "written", language, status, reason, symbols), broken };
}

/** Of a file that is indexed all the same. */
const hiddenWords = (count: number): string =>
  count === 1 ? "A password or key in it is written as x." : `${count} passwords or keys in it are written as x.`;

/** The file stays as it is. */
export function unchanged(task: FileTask): Processed {
  return { outcome: outcome(task, "unchanged", null, "indexed", null, 0), broken: false };
}

/** The file stays as it is until it is read for its new content. */
export function outdated(task: FileTask): Processed {
  return { outcome: outcome(task, "outdated", null, "indexed", null, 0), broken: false };
}

function outcome(
  task: FileTask,
  result: FileOutcome["result"],
  language: FileLanguage | null,
  status: FileStatus,
  reason: FileReason | null,
  symbols: number,
): FileOutcome {
  const { id, path, size, modifiedAt, previous } = task;
  return { result, id, path, replaces: previous?.id ?? null, size, modifiedAt, language, status, reason, symbols };
}
