/**
 * The web process's one engine behind text search: candidates from the index of an engine (`engines.ts`),
 * decided by scanning threads. Kept on globalThis, because Next may load this module more than once.
 */
import { join } from "node:path";
import { databasePool, type Queryable } from "../db/pool";
import { databaseUrl } from "../env";
import type { TextCandidates } from "./candidates";
import { TrigramIndex } from "./embedded/trigram-index";
import { configuredCandidates } from "./engines";
import { compilePattern } from "./pattern/text-pattern";
import type { TextSearch } from "./port";
import { WARMING } from "./scan/scan-messages";
import { ScannerPool } from "./scan/scanner-pool";
import { searchFiles } from "./search-files";

const KEY = Symbol.for("fathom.text-search");
const shared = globalThis as { [KEY]?: TextSearch };

export function getTextSearch(): TextSearch {
  return (shared[KEY] ??= start());
}

function start(): TextSearch {
  const pool = databasePool();
  return openTextSearch(databaseUrl(), pool, { candidates: configuredCandidates(pool) });
}

interface TextSearchSettings {
  /** who names the candidates; the embedded index when left out */
  candidates?: TextCandidates;
  /** the bundled `scan-worker.ts` */
  program?: string;
}

/** An engine of one's own over a database: for tests and measurements. Stop it when done. */
export function openTextSearch(url: string, pool: Queryable, settings: TextSearchSettings = {}): TextSearch {
  const candidates = settings.candidates ?? new TrigramIndex(pool);
  const scanners = ScannerPool.over(url, settings.program ?? join(process.cwd(), "dist", "text-worker.js"));
  return {
    engine: candidates.engine,
    async warm() {
      await Promise.all([candidates.narrow(compilePattern(WARMING), []), scanners.warm()]);
    },
    async *search(request) {
      const narrowed = await candidates.narrow(compilePattern(request.pattern), request.files, request.signal);
      const scanned = yield* searchFiles(request, narrowed, scanners);
      return { ...scanned, engine: narrowed.engine, note: narrowed.note };
    },
    state: () => candidates.state(),
    stop: () => scanners.close(),
  };
}
