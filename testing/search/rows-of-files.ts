/** Writes files into a database as the indexer does. For tests only. */
import { SYMBOL_KINDS } from "../../lib/contract/vocabulary";
import { nameHash } from "../../lib/format/name-hash";
import { encodeSymbolRanges } from "../../lib/format/symbol-ranges";
import type { TestDatabase } from "../database/test-database";

/** Writes a file as the indexer does: row, symbols, log and notification in one transaction. */
export async function writeFile(
  database: Pick<TestDatabase, "pool">,
  path: string,
  names: readonly string[],
): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await takeAway(client, path);
    const file = await client.query(
      `insert into file (repository_id, path, language, extractor_version, size, modified_at, status, gaps)
       values (1, $1, 'python', 1, 1, 1, 'indexed', '{}') returning id`,
      [path],
    );
    const id: number = file.rows[0].id;
    for (const [ordinal, name] of names.entries()) await writeSymbol(client, id, ordinal, name);
    await client.query("insert into file_change (file_id, added) values ($1, true)", [id]);
    await client.query("notify fathom_change");
    await client.query("commit");
    return id;
  } finally {
    client.release();
  }
}

export async function writeSymbol(
  client: Pick<TestDatabase["pool"], "query">,
  file: number,
  ordinal: number,
  name: string,
): Promise<void> {
  const ranges = encodeSymbolRanges({
    nameLine: ordinal * 10,
    nameColumn: 4,
    startLine: ordinal * 10,
    startColumn: 0,
    endLine: ordinal * 10 + 4,
    endColumn: 1,
    signatureEndLine: ordinal * 10,
    signatureEndColumn: 20,
    docStartLine: -1,
    docEndLine: -1,
  });
  await client.query(
    `insert into symbol (id, name, name_hash, key_hash, kind, role, modifiers, container, ranges)
     values (($1::int8 << 20) + $2, $3, $4, $5, $6, 0, 0, $7, $8)`,
    [
      file,
      ordinal,
      name,
      nameHash(name).toString(),
      nameHash(`${file} ${name}`).toString(),
      SYMBOL_KINDS.indexOf(ordinal === 0 ? "class" : "method"),
      ordinal === 0 ? -1 : 0,
      Buffer.from(ranges),
    ],
  );
}

/** Removes a file as the indexer does. */
export async function removeFile(database: Pick<TestDatabase, "pool">, path: string): Promise<void> {
  await takeAway(database.pool, path);
  await database.pool.query("notify fathom_change");
}

async function takeAway(client: Pick<TestDatabase["pool"], "query">, path: string): Promise<void> {
  const old = await client.query("delete from file where repository_id = 1 and path = $1 returning id", [path]);
  for (const { id } of old.rows) {
    await client.query("delete from symbol where id >= $1::int8 << 20 and id < ($1::int8 + 1) << 20", [id]);
    await client.query("insert into file_change (file_id, added) values ($1, false)", [id]);
  }
}
