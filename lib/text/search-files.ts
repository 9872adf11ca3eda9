/**
 * A search from candidates to rows: reads the candidate files in the order of the answer, batch by batch, counts what
 * matches and shows the rows that are wanted. The first batches are small, so that something is seen at once.
 */
import type { FoundLine, RowWindow, TextRequest, TextStep } from "./port";
import { NO_TEXT, UNREAD, type Counts, type Scanner } from "./scan/scan-messages";

const FIRST_BATCH = 32;
const LARGEST_BATCH = 512;

/** What a scan left undone. */
export interface Scanned {
  notSearched: number;
  withoutText: number;
}

/** @param candidates those of the request's files that can match, in its order */
export async function* searchFiles(
  request: TextRequest,
  candidates: readonly number[],
  scanner: Scanner,
): AsyncGenerator<TextStep, Scanned> {
  const scanned: Scanned = { notSearched: 0, withoutText: 0 };
  const window = new Window(request.rows);
  const ruledOut = request.files.length - candidates.length;
  const isOver = (): boolean => request.signal?.aborted === true || Date.now() >= request.deadline;
  const batches = batchesOf(candidates);
  let ahead = countBatch(request, batches.next().value, scanner);
  for (let decided = 0; ahead !== null;) {
    const { files, counts } = await ahead;
    const next = isOver() ? undefined : batches.next().value;
    // While rows are made of this batch the next one is being counted.
    ahead = countBatch(request, next, scanner);
    ahead?.catch(() => {});
    addUp(scanned, counts);
    yield* stepsOf(request, files, counts, window, scanner);
    decided += files.length;
    if (ahead === null) scanned.notSearched += candidates.length - decided;
    else yield { kind: "progress", decided: ruledOut + decided };
  }
  return scanned;
}

function* batchesOf(files: readonly number[]): Generator<readonly number[], undefined> {
  let size = FIRST_BATCH;
  for (let from = 0; from < files.length; from += size, size = Math.min(size * 2, LARGEST_BATCH)) {
    yield files.slice(from, from + size);
  }
}

type Batch = { files: readonly number[]; counts: Counts };

function countBatch(
  { pattern, deadline }: TextRequest,
  files: readonly number[] | undefined,
  scanner: Scanner,
): Promise<Batch> | null {
  if (files === undefined) return null;
  return scanner.count({ kind: "count", pattern, files: [...files], deadline }).then((counts) => ({ files, counts }));
}

function addUp(scanned: Scanned, { matches, unfinished }: Counts): void {
  for (const count of matches) {
    if (count === NO_TEXT) scanned.withoutText++;
    if (count === UNREAD) scanned.notSearched++;
  }
  scanned.notSearched += unfinished.filter((at) => matches[at] >= 0).length;
}

async function* stepsOf(
  { pattern, rows: { contextLines }, deadline }: TextRequest,
  files: readonly number[],
  { matches }: Counts,
  window: Window,
  scanner: Scanner,
): AsyncGenerator<TextStep> {
  const found = files.flatMap((file, at) =>
    matches[at] > 0 ? [{ file, matches: matches[at], ...window.take(matches[at]) }] : [],
  );
  const wanted = found.filter(({ take }) => take > 0);
  const rows: FoundLine[][] =
    wanted.length === 0
      ? []
      : await scanner.rows({
          kind: "rows",
          pattern,
          wanted,
          contextLines,
          deadline: Math.max(deadline, Date.now()) + ROWS_MS,
        });
  const rowsOf = new Map(wanted.map(({ file }, i) => [file, rows[i]]));
  for (const { file, matches: count } of found) {
    yield { kind: "file", fileId: file, matches: count, rows: rowsOf.get(file) ?? [] };
  }
}

/** Milliseconds beyond the deadline for showing what was counted before it. */
const ROWS_MS = 500;

/** Which rows of the files that come are on the page. */
class Window {
  private passed = 0;

  constructor(private readonly rows: RowWindow) {}

  take(matches: number): { skip: number; take: number } {
    const { offset, limit, perFile } = this.rows;
    const shown = Math.min(matches, perFile);
    const skip = Math.min(Math.max(offset - this.passed, 0), shown);
    const left = Math.max(offset + limit - Math.max(this.passed, offset), 0);
    this.passed += shown;
    return { skip, take: Math.min(shown - skip, left) };
  }
}
