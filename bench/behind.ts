/**
 * `npm run bench:behind -- BIG SMALL... [--rounds N] [--statements]`: what small repositories cost in an empty
 * database and behind a big one. One indexer, which lives on as it does under `npm start`, is given the small folders
 * one after the other: in an emptied database, then behind BIG. Prints for each the files a second from queued to
 * linked, the CPU of the indexer and of Postgres, and the rows that were read.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { startEmbeddedPostgres } from "../lib/postgres/embedded-postgres";
import { migrate } from "../lib/db/admin/migrate";
import { FollowedIndexer, type SmallCost } from "./behind/followed-indexer";
import { emptyIndex, forgetStatements, heldSymbols, slowStatements } from "./behind/index-tables";

const here = import.meta.dirname;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "3" }, statements: { type: "boolean", default: false } },
});
const [big, ...small] = positionals.map((folder) => resolve(folder));
if (small.length === 0) throw new Error("Name a big folder and at least one small one.");
const rounds = Math.max(1, Number(values.rounds) || 1);

const home = mkdtempSync(join(tmpdir(), "fathom-behind-"));
chmodSync(home, 0o755);
mkdirSync(join(home, "data"));
const settings = values.statements
  ? ["shared_preload_libraries=pg_stat_statements", "pg_stat_statements.track=all"]
  : [];
const server = await startEmbeddedPostgres(join(home, "data"), { settings });
const client = new pg.Client({ connectionString: server.url });
let indexer: FollowedIndexer | null = null;
try {
  await migrate(server.url, resolve(here, "../../prisma/migrations"));
  await client.connect();
  if (values.statements) await client.query("create extension pg_stat_statements");
  indexer = new FollowedIndexer(join(here, "indexer.js"), server, client);
  const alone = await inTurns(indexer);
  await emptyIndex(client);
  const { seconds } = await indexer.index(big);
  await indexer.rest();
  console.log(`${basename(big)}: ${await heldSymbols(client)} symbols in ${seconds.toFixed(0)} s until linked`);
  if (values.statements) await forgetStatements(client);
  print(alone, await inTurns(indexer));
  if (values.statements) console.table(await slowStatements(client));
} finally {
  indexer?.end();
  await client.end();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
}

/** Costs by folder, of the round in the middle. What is indexed goes again, so that all meet the same. */
async function inTurns(followed: FollowedIndexer): Promise<SmallCost[]> {
  const runs = small.map((): SmallCost[] => []);
  // The first round warms up: V8 compiles what reads a language when it is met first.
  for (let round = -1; round < rounds; round++)
    for (const [at, folder] of small.entries()) {
      const cost = await followed.index(folder);
      if (round >= 0) runs[at].push(cost);
      await followed.remove(folder);
    }
  return runs.map((each) => each.sort((a, b) => a.seconds - b.seconds)[Math.floor(each.length / 2)]);
}

function print(alone: readonly SmallCost[], behind: readonly SmallCost[]): void {
  const speed = ({ files, seconds }: SmallCost) => Math.round(files / seconds);
  const cpu = ({ indexerCpu, postgresCpu }: SmallCost) => `${indexerCpu.toFixed(2)} + ${postgresCpu.toFixed(2)}`;
  const rows = small.map((folder, at) => [
    basename(folder),
    {
      files: alone[at].files,
      ...{ "files/s empty": speed(alone[at]), "files/s behind": speed(behind[at]) },
      "x time": (behind[at].seconds / alone[at].seconds).toFixed(2),
      ...{ "CPU s empty": cpu(alone[at]), "CPU s behind": cpu(behind[at]) },
      ...{ "rows empty": alone[at].rows, "rows behind": behind[at].rows },
      ...{ "ms empty": alone[at].timings, "ms behind": behind[at].timings },
    },
  ]);
  console.table(Object.fromEntries(rows));
  const total = (costs: readonly SmallCost[]) => costs.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`all: ${(total(behind) / total(alone)).toFixed(2)} x the time of an empty database`);
}
