/**
 * `npm run bench:partitions -- [--rows N] [--repositories N]`: what it would bring, and cost, to partition the table
 * of references. The same rows lie in one table, in a partition for each repository, and in 16 by the hash of the
 * name; each is asked who uses a name, anywhere and in one repository, and gives a repository up. In a Postgres of its
 * own.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { startEmbeddedPostgres } from "../lib/postgres/embedded-postgres";

const { values } = parseArgs({
  options: { rows: { type: "string", default: "500000" }, repositories: { type: "string", default: "1000" } },
});
const rows = Math.max(1_000, Number(values.rows) || 0);
const repositories = Math.max(1, Number(values.repositories) || 0);
const BY_NAME = 16;
/** Names in all: each stands in some files of some repositories, as names do. */
const NAMES = Math.ceil(rows / 20);
const ASKED = 200;
const COLUMNS = "repository_id int4 not null, name_hash int8 not null, file_id int4 not null, post bytea not null";

const LAYOUTS: Record<string, (client: pg.Client) => Promise<unknown>> = {
  whole: (client) => client.query(`create table whole (${COLUMNS})`),
  by_repository: (client) =>
    partitioned(client, "by_repository", "list (repository_id)", repositories, (n) => `in (${n})`),
  by_name: (client) =>
    partitioned(client, "by_name", "hash (name_hash)", BY_NAME, (n) => `with (modulus ${BY_NAME}, remainder ${n})`),
};

async function partitioned(client: pg.Client, name: string, by: string, count: number, bounds: (n: number) => string) {
  await client.query(`create table ${name} (${COLUMNS}) partition by ${by}`);
  for (let n = 0; n < count; n++)
    await client.query(`create table ${name}_${n} partition of ${name} for values ${bounds(n)}`);
}

const home = mkdtempSync(join(tmpdir(), "fathom-partitions-"));
chmodSync(home, 0o755);
mkdirSync(join(home, "data"));
const server = await startEmbeddedPostgres(join(home, "data"), { settings: ["max_locks_per_transaction=4096"] });
const client = new pg.Client({ connectionString: server.url });
try {
  await client.connect();
  const shown = [];
  for (const [name, make] of Object.entries(LAYOUTS)) shown.push({ layout: name, ...(await costs(name, make)) });
  console.log(`${rows} rows, ${repositories} repositories, ${NAMES} names; milliseconds, median and p95 of ${ASKED}`);
  console.table(shown);
} finally {
  await client.end();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
}

async function costs(name: string, make: (client: pg.Client) => Promise<unknown>) {
  await make(client);
  // A name's uses lie in a few repositories; the last column is about as wide as a post.
  await client.query(
    `insert into ${name} select ((n * 7919 + n / 50) % $2)::int4, hashint8extended(n % $3, 0), n::int4, decode(repeat('ab', 24), 'hex')
       from generate_series(1, $1::int8) as n`,
    [rows, repositories, NAMES],
  );
  await client.query(`create index on ${name} (name_hash, file_id)`);
  await client.query(`vacuum analyze ${name}`);
  const anywhere = await timed(`select file_id, post from ${name} where name_hash = hashint8extended($1, 0)`, (at) => [
    at,
  ]);
  const inOne = await timed(
    `select file_id, post from ${name} where name_hash = hashint8extended($1, 0) and repository_id = $2`,
    (at) => [at, at % repositories],
  );
  const begun = performance.now();
  if (name === "by_repository") await client.query("drop table by_repository_0");
  else await client.query(`delete from ${name} where repository_id = 0`);
  return { anywhere, "in one repository": inOne, "give one up": Math.round(performance.now() - begun) };
}

/** Each question with a plan of its own, as names differ in how often they stand. */
async function timed(text: string, about: (at: number) => number[]): Promise<string> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked++) {
    const begun = performance.now();
    await client.query({ text, values: about((asked * 104_729) % NAMES) });
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor(share * (times.length - 1))].toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`;
}
