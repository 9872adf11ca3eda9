/** Fathom as it is shipped: the real indexer into a fresh database, and the real operations over it. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperationRequest } from "../../lib/contract/operation";
import type { symbolUsages } from "../../lib/contract/symbol-usages";
import { createPrismaClient } from "../../lib/db/client";
import { startEmbeddedPostgres } from "../../lib/postgres/embedded-postgres";
import { migrate } from "../../lib/db/admin/migrate";
import { createPool } from "../../lib/db/pool";
import { registerRepositories } from "../../lib/db/admin/repositories";
import type { QueryContext } from "../../lib/queries/context";
import { runOperation } from "../../lib/operations/run-operation";
import { openSymbolSearch } from "../../lib/search/embedded-symbol-search";
import { getTextSearch } from "../../lib/text/text-search";
import { measure } from "../index/measure";
import type { Answerer } from "./score";
import type { Place } from "./truth";

/** What is shipped, by where it stands; compilers are asked where `isPrecise`. */
interface Shipped {
  indexer: string;
  migrations: string;
  isPrecise: boolean;
}

/** Indexes folders, hands over something that answers questions about each, and takes everything down again. */
export async function withFathom(
  folders: readonly string[],
  { indexer, migrations, isPrecise }: Shipped,
  work: (answererOf: (repo: string) => Answerer, names: string[]) => Promise<void>,
): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), "fathom-accuracy-"));
  chmodSync(home, 0o755);
  mkdirSync(join(home, "data"));
  const server = await startEmbeddedPostgres(join(home, "data"));
  const pool = createPool({ url: server.url, applicationName: "fathom accuracy", statementTimeout: 60_000 });
  const db = createPrismaClient(pool);
  const engine = openSymbolSearch(server.url);
  try {
    await migrate(server.url, migrations);
    await registerRepositories(
      pool,
      folders.map((root) => ({ root, scope: "user", excludes: [] })),
    );
    const environment = { DATABASE_URL: server.url, FATHOM_WATCH: "0", FATHOM_PRECISE: isPrecise ? "1" : "0" };
    await measure(process.execPath, [indexer, "--once"], environment);
    const { rows } = await pool.query<{ name: string }>("select name from repository order by id");
    const context: QueryContext = { db, pool, search: () => Promise.resolve(engine), text: getTextSearch };
    await work(
      (repo) => answererOf(repo, context, isPrecise ? "Fathom, compilers asked" : "Fathom, rules alone"),
      rows.map(({ name }) => name),
    );
  } finally {
    await engine.stop();
    await db.$disconnect();
    await pool.end();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const LIMIT = 2000;

function answererOf(repo: string, context: QueryContext, name: string): Answerer {
  const all = { repo, limit: LIMIT } satisfies Partial<OperationRequest<typeof symbolUsages>>;
  return {
    name,
    async definition({ at }) {
      const { results } = await runOperation("symbol_at", { repo, ...at }, context);
      const [best] = results;
      if (best === undefined) return null;
      if (best.external) return "outside";
      const { file = at.file, line, column, basis } = best;
      return line === undefined || column === undefined ? null : { file, line, column, basis };
    },
    usages: async ({ at }) => (await runOperation("symbol_usages", { ...all, ...at }, context)).results.map(placeOf),
    async callers({ at }) {
      const { results } = await runOperation("symbol_callers", { ...all, ...at }, context);
      return results.flatMap(({ sites, basis }) => sites.map((site) => ({ ...placeOf(site), basis })));
    },
    inheritors: async ({ at }) =>
      (await runOperation("symbol_inheritors", { ...all, ...at, transitive: true }, context)).results.map(placeOf),
  };
}

const placeOf = <T extends Place>({ file, line, column, ...rest }: T) => ({ ...rest, file, line, column });
