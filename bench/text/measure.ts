/** One question to Fathom: its lines, and how long the first page and all of it take. */
import type { TextRequest, TextSearch } from "../../lib/text/port";
import type { PatternRequest } from "../../lib/text/pattern/text-pattern";

export interface Answered {
  /** `path:line`; null where there were too many to list */
  lines: Set<string> | null;
  matches: number;
  /** milliseconds until the first row, the whole first page, all lines counted, and every row */
  firstRow: number | null;
  page: number;
  counted: number;
  all: number | null;
  /** CPU milliseconds of this process, threads included, until all were counted */
  cpu: number;
  notSearched: number;
}

/** Rows of a page. */
const PAGE = 50;
const MOST_LISTED = 400_000;
const DEADLINE = 8_000;

export async function askFathom(
  search: TextSearch,
  pattern: PatternRequest,
  paths: ReadonlyMap<number, string>,
): Promise<Answered> {
  const files = [...paths.keys()];
  const page = await timed(search, { pattern, files, rows: rowsOf(PAGE), deadline: Date.now() + DEADLINE });
  const shared = {
    matches: page.matches,
    firstRow: page.firstRow,
    page: page.page,
    counted: page.milliseconds,
    cpu: page.cpu,
    notSearched: page.notSearched,
  };
  if (page.matches > MOST_LISTED || page.notSearched > 0) return { ...shared, lines: null, all: null };
  const lines = new Set<string>();
  const all = await timed(
    search,
    { pattern, files, rows: rowsOf(Infinity), deadline: Date.now() + 10 * DEADLINE },
    (file, line) => lines.add(`${paths.get(file)}:${line}`),
  );
  return { ...shared, lines, all: all.milliseconds };
}

const rowsOf = (limit: number): TextRequest["rows"] => ({ offset: 0, limit, perFile: Infinity, contextLines: 0 });

async function timed(
  search: TextSearch,
  request: TextRequest,
  onLine: (file: number, line: number) => void = () => {},
) {
  const begun = performance.now();
  const cpuBefore = process.cpuUsage();
  const steps = search.search(request);
  const { limit } = request.rows;
  let firstRow: number | null = null;
  let page: number | null = null;
  let matches = 0;
  for (let step = await steps.next(); ; step = await steps.next()) {
    if (step.done === true) {
      const milliseconds = performance.now() - begun;
      const { user, system } = process.cpuUsage(cpuBefore);
      const { notSearched } = step.value;
      return { matches, firstRow, page: page ?? milliseconds, milliseconds, cpu: (user + system) / 1000, notSearched };
    }
    if (step.value.kind !== "file") continue;
    firstRow ??= performance.now() - begun;
    matches += step.value.matches;
    if (matches >= limit) page ??= performance.now() - begun;
    for (const { line } of step.value.rows) onLine(step.value.fileId, line);
  }
}
