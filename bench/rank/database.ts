/** The database that the bench asks: the one of DATABASE_URL, else a fresh one into which folders are indexed. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../../lib/postgres/embedded-postgres";
import { migrate } from "../../lib/db/admin/migrate";
import { createPool } from "../../lib/db/pool";
import { registerRepositories } from "../../lib/db/admin/repositories";
import { measure } from "../index/measure";

/**
 * @param root the checkout
 * @param indexer path of the bundled indexer
 * @param how the indexer ends: as soon as names can be found, or when everything that is queued is indexed
 */
export async function withDatabase(
  root: string,
  indexer: string,
  folders: readonly string[],
  work: (url: string) => Promise<void>,
  how: "--once" | "--until-navigable" = "--until-navigable",
): Promise<void> {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const home = mkdtempSync(join(tmpdir(), "fathom-rank-"));
  chmodSync(home, 0o755);
  mkdirSync(join(home, "data"));
  const server = await startEmbeddedPostgres(join(home, "data"));
  const pool = createPool({ url: server.url, applicationName: "fathom rank", statementTimeout: 60_000 });
  try {
    await migrate(server.url, join(root, "prisma/migrations"));
    await registerRepositories(
      pool,
      folders.map((folder) => ({ root: folder, scope: "user", excludes: [] })),
    );
    await measure(process.execPath, [indexer, how], {
      DATABASE_URL: server.url,
      FATHOM_WATCH: "0",
      FATHOM_PRECISE: "0",
    });
    await work(server.url);
  } finally {
    await pool.end();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
