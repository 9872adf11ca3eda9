/**
 * Puts a folder's texts into a database as the indexer stores them, and builds the text index over them; symbols are
 * left out, because nothing here asks for them. Refuses files that two tools would read differently.
 */
import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type pg from "pg";
import { TextIndexer } from "../../indexer/text-index/text-indexer";
import { connectIndexer } from "../../lib/db/admin/indexer-client";
import { packText } from "../../lib/format/stored-text";
import { TextReader } from "../../lib/db/read/text-reader";
import { textIndexFigures } from "../../lib/db/write/text-segments";

export interface Filled {
  /** path by file id, in the order of the answer */
  paths: Map<number, string>;
  bytes: number;
  /** files that are left out: no UTF-8, NUL bytes or a lone CR, which ends a line here and not in ripgrep */
  leftOut: Set<string>;
  index: { files: number; bytes: number; cpu: number };
}

const BATCH = 200;

export async function fillTexts(url: string, pool: pg.Pool, folder: string): Promise<Filled> {
  const { rows } = await pool.query<{ id: number }>(
    "insert into repository (name, root, scope, excludes, state) values ('bench', $1, 'user', '{}', 'ready') returning id",
    [folder],
  );
  const filled: Filled = { paths: new Map(), bytes: 0, leftOut: new Set(), index: { files: 0, bytes: 0, cpu: 0 } };
  let batch: { path: string; body: Buffer; size: number }[] = [];
  for (const path of filesOf(folder)) {
    const bytes = readFileSync(join(folder, path));
    if (!isComparable(bytes)) {
      filled.leftOut.add(path);
      continue;
    }
    filled.bytes += bytes.length;
    batch.push({ path, body: Buffer.from(packText(withoutMark(bytes).toString())), size: bytes.length });
    if (batch.length < BATCH) continue;
    await store(pool, rows[0].id, batch, filled);
    batch = [];
  }
  await store(pool, rows[0].id, batch, filled);
  await buildIndex(url, pool, filled);
  return filled;
}

function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return files.sort((a, b) => (a < b ? -1 : 1));
}

const isComparable = (bytes: Buffer): boolean =>
  isUtf8(bytes) && !bytes.includes(0) && !/\r(?!\n)/.test(bytes.toString("latin1"));

const withoutMark = (bytes: Buffer): Buffer =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;

async function store(
  pool: pg.Pool,
  repository: number,
  batch: readonly { path: string; body: Buffer; size: number }[],
  filled: Filled,
): Promise<void> {
  const { rows } = await pool.query<{ id: number; path: string }>(
    `insert into file (repository_id, path, extractor_version, size, modified_at, status, gaps)
     select $1, path, 1, size, 0, 'indexed', '{}' from unnest($2::text[], $3::bigint[]) as f(path, size) returning id, path`,
    [repository, batch.map(({ path }) => path), batch.map(({ size }) => size)],
  );
  const ids = new Map(rows.map(({ id, path }) => [path, id]));
  await pool.query("insert into file_content (file_id, body) select * from unnest($1::int[], $2::bytea[])", [
    batch.map(({ path }) => ids.get(path)),
    batch.map(({ body }) => body),
  ]);
  for (const { path } of batch) filled.paths.set(ids.get(path) ?? 0, path);
}

async function buildIndex(url: string, pool: pg.Pool, filled: Filled): Promise<void> {
  const client = await connectIndexer("fathom bench", url);
  const reader = new TextReader(url, "fathom bench, texts");
  const before = process.cpuUsage();
  const indexer = new TextIndexer(client, reader);
  await indexer.look();
  while (await indexer.writeNext());
  const { user, system } = process.cpuUsage(before);
  filled.index = { ...(await textIndexFigures(pool)), cpu: (user + system) / 1e6 };
  await reader.close();
  await client.end();
  await pool.query("analyze text_posting, file_content");
}
