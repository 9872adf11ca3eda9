/**
 * Writes the files of the conformance suite into a database, as the indexer does: in one transaction with the log. For
 * tests only.
 */
import { SYMBOL_KINDS, SYMBOL_ROLES } from "../../lib/contract/vocabulary";
import { logChanges } from "../../lib/db/write/change-log";
import { nameHash } from "../../lib/format/name-hash";
import { encodeSymbolRanges } from "../../lib/format/symbol-ranges";
import type { TestDatabase } from "../database/test-database";
import type { ConformanceFile, ConformanceSymbol } from "../../lib/search/conformance-files";

type Client = Pick<TestDatabase["pool"], "query">;

/** A file is there from now on, in place of the one with id `instead`. */
export async function writeFile({ pool }: TestDatabase, file: ConformanceFile, instead?: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    if (instead !== undefined) {
      await client.query("delete from symbol where id >= $1::int8 << 20 and id < ($1::int8 + 1) << 20", [instead]);
      await client.query("delete from file where id = $1", [instead]);
    }
    await writeRepository(client, file);
    await client.query(
      `insert into file (id, repository_id, path, language, extractor_version, size, modified_at, status, gaps)
       values ($1, $2, $3, $4, 1, 1, 1, 'indexed', '{}')`,
      [file.id, file.repositoryId ?? 1, file.path, file.language ?? "cpp"],
    );
    for (const [ordinal, symbol] of file.symbols.entries()) await writeSymbol(client, file, ordinal, symbol);
    await logChanges(client, instead === undefined ? [] : [instead], [file.id]);
    await client.query("commit");
  } finally {
    client.release();
  }
}

async function writeRepository(client: Client, { repositoryId = 1, scope = "user" }: ConformanceFile): Promise<void> {
  await client.query(
    `insert into repository (id, name, root, scope, excludes, state) values ($1, $2, $2, $3, '{}', 'ready')
     on conflict (id) do nothing`,
    [repositoryId, `repository ${repositoryId}`, scope],
  );
}

async function writeSymbol(
  client: Client,
  file: ConformanceFile,
  ordinal: number,
  symbol: ConformanceSymbol,
): Promise<void> {
  const { name, kind, role = "definition", container = -1, qualifier = null, bodyLines = 1 } = symbol;
  const line = ordinal * 100;
  const ranges = encodeSymbolRanges({
    nameLine: line,
    nameColumn: 4,
    startLine: line,
    startColumn: 0,
    endLine: line + bodyLines - 1,
    endColumn: 1,
    signatureEndLine: line,
    signatureEndColumn: 20,
    docStartLine: -1,
    docEndLine: -1,
  });
  await client.query(
    `insert into symbol (id, name, name_hash, key_hash, kind, role, modifiers, container, qualifier, ranges)
     values (($1::int8 << 20) + $2, $3, $4, $5, $6, $7, 0, $8, $9, $10)`,
    [
      ...[file.id, ordinal, name, nameHash(name).toString()],
      nameHash(symbol.key ?? `${file.path} ${container} ${name} ${kind}`).toString(),
      ...[SYMBOL_KINDS.indexOf(kind), SYMBOL_ROLES.indexOf(role), container, qualifier, Buffer.from(ranges)],
    ],
  );
}
