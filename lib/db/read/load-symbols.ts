/**
 * Reads what an in-memory index of symbols is made of: files, symbol rows, and how often names are mentioned and files
 * imported. Rows are streamed; nothing is kept here. Strings of symbols come as their UTF-8 bytes, one per unit,
 * because that is how an index keeps them.
 */
import { FILE_SCOPE } from "./file-scope";
import type pg from "pg";
import { z } from "zod";
import { LANGUAGES, REPOSITORY_SCOPES, type LanguageId, type RepositoryScope } from "../../contract/vocabulary";
import { copyRows, type CopiedRow } from "../write/copy-rows";
import { nameHash } from "../../format/name-hash";
import { isSourceFile } from "../../format/code-languages";
import type { Queryable } from "../pool";
import { fileOfSymbol, ordinalOfSymbol, symbolId } from "../../format/symbol-id";
import { decodeSymbolRanges } from "../../format/symbol-ranges";

/** A file that has symbols. */
export interface LoadedFile {
  id: number;
  repositoryId: number;
  path: string;
  language: LanguageId;
  scope: RepositoryScope;
  /** differs when its text or anything above does, should a restored database give its id to another file */
  stamp: number;
}

/** A symbol as the index takes it. The same object is handed over for each row. */
export interface LoadedSymbol {
  fileId: number;
  ordinal: number;
  name: string;
  /** low half of the name's hash */
  nameHash: number;
  keyHigh: number;
  keyLow: number;
  kind: number;
  role: number;
  container: number;
  qualifier: string | null;
  bodyLines: number;
}

const fileSchema = z.object({
  id: z.number(),
  repositoryId: z.number(),
  path: z.string(),
  language: z.enum(LANGUAGES),
  scope: z.enum(REPOSITORY_SCOPES),
  stamp: z.number(),
});

/** Files that may have symbols: all, or those of `ids` that still exist. */
export async function loadFiles(client: Queryable, ids: readonly number[] | null): Promise<LoadedFile[]> {
  const { rows } = await client.query(
    `select f.id, f.repository_id as "repositoryId", f.path, f.language, ${FILE_SCOPE} as scope,
            hashtext(concat_ws(' ', encode(f.content_hash, 'hex'), r.id, r.scope, f.language, f.path)) as stamp
       from file f join repository r on r.id = f.repository_id
      where ${isSourceFile("f.language")} and f.status in ('indexed', 'partial') and ($1::int[] is null or f.id = any($1))
      order by f.id`,
    [ids],
  );
  return z.array(fileSchema).parse(rows);
}

/**
 * Streams the symbols of the files with ids in [from, to], by id: file after file, in the order of their ordinals.
 * `pause` is awaited now and then.
 */
export async function loadSymbols(
  client: pg.ClientBase,
  from: number,
  to: number,
  onSymbol: (symbol: LoadedSymbol) => void,
  pause?: () => Promise<void>,
): Promise<number> {
  const low = symbolId(from, 0);
  const high = symbolId(to + 1, 0);
  const symbol = emptySymbol();
  return copyRows(
    client,
    `select id, name, name_hash, key_hash, kind, role, container, qualifier, ranges
       from symbol where id >= ${low} and id < ${high} order by id`,
    (row) => {
      readSymbol(row, symbol);
      onSymbol(symbol);
    },
    pause,
  );
}

function emptySymbol(): LoadedSymbol {
  return {
    fileId: 0,
    ordinal: 0,
    name: "",
    nameHash: 0,
    keyHigh: 0,
    keyLow: 0,
    kind: 0,
    role: 0,
    container: -1,
    qualifier: null,
    bodyLines: 1,
  };
}

function readSymbol({ bytes, start, length }: CopiedRow, symbol: LoadedSymbol): void {
  const id = bytes.readUInt32BE(start[0]) * 2 ** 32 + bytes.readUInt32BE(start[0] + 4);
  symbol.fileId = fileOfSymbol(id);
  symbol.ordinal = ordinalOfSymbol(id);
  symbol.name = bytes.toString("latin1", start[1], start[1] + length[1]);
  symbol.nameHash = bytes.readUInt32BE(start[2] + 4);
  symbol.keyHigh = bytes.readUInt32BE(start[3]);
  symbol.keyLow = bytes.readUInt32BE(start[3] + 4);
  symbol.kind = bytes.readInt16BE(start[4]);
  symbol.role = bytes.readInt16BE(start[5]);
  symbol.container = bytes.readInt32BE(start[6]);
  symbol.qualifier = length[7] <= 0 ? null : bytes.toString("latin1", start[7], start[7] + length[7]);
  const ranges = decodeSymbolRanges(bytes.subarray(start[8], start[8] + length[8]));
  symbol.bodyLines = ranges.endLine - ranges.startLine + 1;
}

/** Streams in how many files each name is used, by the low half of its hash. */
export async function loadMentions(
  client: pg.ClientBase,
  onName: (hash: number, files: number) => void,
): Promise<number> {
  const query = `select name_hash, count(*)::int4 from reference group by name_hash`;
  return copyRows(client, query, ({ bytes, start }) => {
    onName(bytes.readUInt32BE(start[0] + 4), bytes.readInt32BE(start[1]));
  });
}

/** In how many files each of these names is used, by the low half of its hash; unused names are left out. */
export async function mentionsOf(client: Queryable, names: Iterable<string>): Promise<Map<number, number>> {
  const { rows } = await client.query<{ low: string; files: number }>(
    `select (name_hash & 4294967295)::text as low, count(*)::int4 as files
       from reference where name_hash = any($1::int8[]) group by name_hash`,
    [[...new Set(names)].map((name) => nameHash(name).toString())],
  );
  return new Map(rows.map(({ low, files }) => [Number(low), files]));
}

/** How many files include or import each of these files. */
export async function importersOf(client: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await client.query<{ id: number; files: number }>(
    `select target_file as id, count(distinct file_id)::int4 as files from import where target_file = any($1::int[]) group by 1`,
    [ids],
  );
  return new Map(rows.map(({ id, files }) => [id, files]));
}

/** Streams how many files include or import each file. */
export async function loadImporters(
  client: pg.ClientBase,
  onFile: (fileId: number, importers: number) => void,
): Promise<number> {
  const query = `select target_file, count(distinct file_id)::int4 from import where target_file is not null group by 1`;
  return copyRows(client, query, ({ bytes, start }) => {
    onFile(bytes.readInt32BE(start[0]), bytes.readInt32BE(start[1]));
  });
}

/**
 * A stamp of the newest finished run that may have changed anything: linking, which counts importers, is its last
 * step. A run that does not say that it changed nothing may have: it failed, or was broken off, or is an older
 * version's.
 */
export async function lastChangingRun(client: Queryable): Promise<string> {
  const { rows } = await client.query<{ stamp: string | null }>(
    "select max(finished_at)::text as stamp from index_run where not detail @> '{\"unchanged\": true}'",
  );
  return rows[0].stamp ?? "";
}
