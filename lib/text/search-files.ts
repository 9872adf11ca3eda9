/**
 * A search from candidates to rows: reads the candidate files in the order of the answer, batch by batch, counts what
 * matches and shows the rows that are wanted. The first batches are small, so that something is seen at once.
 */
import type { Narrowed, PassingParts } from "./candidates";
import type { FoundLine, RowWindow, TextRequest, TextStep } from "./port";
import { NO_TEXT, UNREAD, type Counts, type Over, type Scanner } from "./scan/scan-messages";

const FIRST_BATCH = 32;
const LARGEST_BATCH = 512;

/** What a scan left undone. */
interface Scanned {
  notSearched: number;
  withoutText: number;
}

/** @param candidates those of the request's files that can match, in its order */
export async function* searchFiles(
  request: TextRequest,
  { files: candidates, parts }: Pick<Narrowed, "files" | "parts">,
  scanner: Scanner,
): AsyncGenerator<TextStep, Scanned> {
  const scanned: Scanned = { notSearched: 0, withoutText: 0 };
  const window = new Window(request.rows);
  const ruledOut = request.files.length - candidates.length;
  const { pattern, deadline, signal } = request;
  const isOver = (): boolean => signal?.aborted === true || Date.now() >= deadline;
  const over: Over = new Int32Array(new SharedArrayBuffer(4));
  const end = (): void => void Atomics.store(over, 0, 1);
  signal?.addEventListener("abort", end, { once: true });
  const batches = batchesOf(candidates);
  const count = (batch: readonly number[] | undefined): Promise<Counts> | null =>
    batch === undefined ? null : scanner.count({ kind: "count", pattern, files: [...batch], parts, deadline, over });
  try {
    let files = batches.next().value;
    let ahead = count(files);
    for (let decided = 0; files !== undefined && ahead !== null;) {
      const counts = await ahead;
      const found = foundIn(files, counts, window);
      const rows = rowsOf(request, found, parts, scanner);
      rows.catch(() => {});
      const next = isOver() ? undefined : batches.next().value;
      // The next batch is counted while this one is told; its rows go first, for they are waited for.
      ahead = count(next);
      ahead?.catch(() => {});
      addUp(scanned, counts);
      yield* stepsOf(found, await rows);
      decided += files.length;
      files = next;
      if (ahead === null) scanned.notSearched += candidates.length - decided;
      else yield { kind: "progress", decided: ruledOut + decided };
    }
    return scanned;
  } finally {
    end();
    signal?.removeEventListener("abort", end);
  }
}

function* batchesOf(files: readonly number[]): Generator<readonly number[], undefined> {
  let size = FIRST_BATCH;
  for (let from = 0; from < files.length; from += size, size = Math.min(size * 2, LARGEST_BATCH)) {
    yield files.slice(from, from + size);
  }
}

function addUp(scanned: Scanned, { matches, unfinished }: Counts): void {
  for (const count of matches) {
    if (count === NO_TEXT) scanned.withoutText++;
    if (count === UNREAD) scanned.notSearched++;
  }
  scanned.notSearched += unfinished.filter((at) => matches[at] >= 0).length;
}

/** A file with matches, and which of its rows are wanted. */
interface FoundFile {
  file: number;
  matches: number;
  skip: number;
  take: number;
}

function foundIn(files: readonly number[], { matches }: Counts, window: Window): FoundFile[] {
  return files.flatMap((file, at) =>
    matches[at] > 0 ? [{ file, matches: matches[at], ...window.take(matches[at]) }] : [],
  );
}

async function rowsOf(
  { pattern, rows: { contextLines }, deadline }: TextRequest,
  found: readonly FoundFile[],
  parts: ReadonlyMap<number, PassingParts>,
  scanner: Scanner,
): Promise<Map<number, FoundLine[]>> {
  const wanted = found
    .filter(({ take }) => take > 0)
    .map(({ file, skip, take }) => ({ file, skip, take, parts: parts.get(file) }));
  if (wanted.length === 0) return new Map();
  const until = Math.max(deadline, Date.now()) + ROWS_MS;
  const rows = await scanner.rows({ kind: "rows", pattern, wanted, contextLines, deadline: until });
  return new Map(wanted.map(({ file }, i) => [file, rows[i]]));
}

function* stepsOf(found: readonly FoundFile[], rows: ReadonlyMap<number, FoundLine[]>): Generator<TextStep> {
  for (const { file, matches } of found) yield { kind: "file", fileId: file, matches, rows: rows.get(file) ?? [] };
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
