/** Clones indexed into a database of their own, with the thread that compares their revisions. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { createPrismaClient } from "../../lib/db/client";
import { migrate } from "../../lib/db/admin/migrate";
import { registerRepositories } from "../../lib/db/admin/repositories";
import { createPool } from "../../lib/db/pool";
import { closeRevisionPools, revisionPool } from "../../lib/db/revision/revision-pools";
import { startEmbeddedPostgres } from "../../lib/postgres/embedded-postgres";
import type { QueryContext } from "../../lib/queries/context";
import { openSymbolSearch } from "../../lib/search/embedded-symbol-search";
import { getTextSearch } from "../../lib/text/text-search";
import { measure } from "../index/measure";

export async function withComparisons(
  clones: readonly string[],
  root: string,
  work: (context: QueryContext) => Promise<void>,
): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), "fathom-change-"));
  chmodSync(home, 0o755);
  mkdirSync(join(home, "data"));
  const server = await startEmbeddedPostgres(join(home, "data"));
  const pool = createPool({ url: server.url, applicationName: "fathom change", statementTimeout: 60_000 });
  const db = createPrismaClient(pool);
  const engine = openSymbolSearch(server.url);
  let comparing: Worker | undefined;
  try {
    await migrate(server.url, join(root, "prisma/migrations"));
    await registerRepositories(
      pool,
      clones.map((clone) => ({ root: clone, scope: "user", excludes: [] })),
    );
    const environment = { DATABASE_URL: server.url, FATHOM_WATCH: "0", FATHOM_PRECISE: "0" };
    await measure(process.execPath, [join(import.meta.dirname, "indexer.js"), "--once"], environment);
    comparing = new Worker(join(import.meta.dirname, "revision-worker.js"), { workerData: { url: server.url } });
    await work({
      db,
      pool,
      search: () => Promise.resolve(engine),
      text: getTextSearch,
      revision: (schema) => revisionPool(schema, server.url),
    });
  } finally {
    await comparing?.terminate();
    await closeRevisionPools();
    await engine.stop();
    await db.$disconnect();
    await pool.end();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
