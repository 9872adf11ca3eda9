/** Files that do not parse without knowing what some names mean, and where macros of those names are defined. */
import { SYMBOL_KINDS } from "../../contract/vocabulary";
import { fieldsOf, type FactRows } from "../../format/copy-tables";
import { nameHash } from "../../format/name-hash";
import type { Queryable } from "../pool";
import { ORDINAL_BITS } from "../../format/symbol-id";
import { rowsOfFiles } from "./rows-of-files";
import { decodeSymbolRanges } from "../../format/symbol-ranges";

const MACRO = SYMBOL_KINDS.indexOf("macro");
/** A name that more files define than that means something else in each. */
const MAX_DEFINITIONS = 24;

export function writeGapWordsRow(
  rows: FactRows,
  fileId: number,
  { names, unread, defines }: { names: readonly string[]; unread: number; defines: readonly string[] },
): void {
  const out = rows.gap_words;
  out.row(fieldsOf("gap_words"));
  out.int4(fileId);
  out.textArray(names);
  out.int4(unread);
  out.textArray(defines);
}

/** A file with names that may explain what did not parse in it. */
export interface GapFile {
  id: number;
  path: string;
  size: number;
  /** milliseconds */
  modifiedAt: number;
  names: string[];
  /** characters that did not parse without them */
  unread: number;
  /** macros that its text defines */
  defines: string[];
}

const FILE = `f.id, f.path, f.size::float8 as size, f.modified_at::float8 as "modifiedAt"`;

export async function gapFiles(client: Queryable, repositoryId: number): Promise<GapFile[]> {
  const { rows } = await client.query<GapFile>(
    `select ${FILE}, w.names, w.unread, w.defines from gap_words w join file f on f.id = w.file_id where f.repository_id = $1 order by f.path`,
    [repositoryId],
  );
  return rows;
}

/** Whether any of these files has gaps when it is parsed by itself. */
export async function anyHasGaps(client: Queryable, fileIds: readonly number[]): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>(
    "select exists (select from gap_words where file_id = any($1)) as any",
    [fileIds],
  );
  return rows[0]?.any ?? false;
}

/** Files of C and C++ that use any of these names. */
export async function filesUsing(
  client: Queryable,
  repositoryId: number,
  names: readonly string[],
): Promise<Omit<GapFile, "names" | "unread" | "defines">[]> {
  const { rows } = await client.query<GapFile>(
    `select ${FILE} from file f where f.repository_id = $1 and f.language in ('c', 'cpp')
       and exists (select from reference r where r.file_id = f.id and r.name_hash = any($2::bigint[])) order by f.path`,
    [repositoryId, names.map((name) => String(nameHash(name)))],
  );
  return rows;
}

/** Names of the macros that files define. */
export async function macrosIn(client: Queryable, fileIds: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select s.name from unnest($1::int[]) as f(id)
     ${rowsOfFiles("symbol", "id", "s", "t.name, t.kind")} where s.kind = ${MACRO}
     union select unnest(w.defines) from gap_words w where w.file_id = any($1::int[])`,
    [fileIds],
  );
  return rows.map(({ name }) => name);
}

/** Where macros are defined. */
export interface MacroPlace {
  fileId: number;
  /** 0-based lines of one definition; null for all lines, in which the names are to be looked for */
  lines: [first: number, last: number] | null;
}

/** Symbols of a repository that are looked through in the time in which one name is looked up: 16 µs, over Linux. */
const SYMBOLS_PER_NAME = 30;

/** Whether a repository has fewer symbols than that. */
async function isSmallerThan(client: Queryable, repositoryId: number, symbols: number): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>("select symbol_count < $2 as is from repository where id = $1", [
    repositoryId,
    symbols,
  ]);
  return rows[0]?.is ?? true;
}

interface MacroRow {
  name: string;
  path: string;
  fileId: number;
  /** null: it is not known where in the file */
  ranges: Buffer | null;
}

/**
 * Definitions of macros of these names in a repository, by path; none of a name that too many files define. What the
 * symbols say of a file that does not parse by itself is not asked: it depends on the macros that are known.
 */
export async function macroPlaces(
  client: Queryable,
  repositoryId: number,
  names: readonly string[],
): Promise<MacroPlace[]> {
  const isSmall = await isSmallerThan(client, repositoryId, names.length * SYMBOLS_PER_NAME);
  // File by file or name by name: for long lists Postgres would rather read the whole table.
  const from = isSmall
    ? `file f ${rowsOfFiles("symbol", "id", "s", "t.id, t.name, t.name_hash, t.ranges", `t.kind = ${MACRO}`)}`
    : `unnest($1::bigint[]) as wanted(hash) cross join lateral (
         select id, name, name_hash, ranges from symbol where name_hash = wanted.hash and kind = ${MACRO} offset 0) s
       join file f on f.id = (s.id >> ${ORDINAL_BITS})::int`;
  const { rows } = await client.query<MacroRow>(
    `select s.name, f.path, f.id as "fileId", s.ranges, s.id as symbol from ${from}
     where s.name_hash = any($1::bigint[]) and f.repository_id = $2
       and not exists (select from gap_words w where w.file_id = f.id)
     union all
     select d.name, f.path, f.id, null, null
     from gap_words w join file f on f.id = w.file_id cross join unnest(w.defines) as d(name)
     where f.repository_id = $2 and d.name = any($3::text[])
     order by path, symbol`,
    [names.map((name) => String(nameHash(name))), repositoryId, names],
  );
  const byName = new Map<string, MacroRow[]>(names.map((name) => [name, []]));
  for (const row of rows) byName.get(row.name)?.push(row);
  const few = [...byName.values()].filter((places) => places.length <= MAX_DEFINITIONS).flat();
  const kept = new Set(few);
  const whole = new Set<number>();
  return rows.flatMap((row): MacroPlace[] => {
    if (!kept.has(row) || whole.has(row.fileId)) return [];
    if (row.ranges === null) whole.add(row.fileId);
    return [{ fileId: row.fileId, lines: row.ranges && linesOf(row.ranges) }];
  });
}

function linesOf(ranges: Buffer): [number, number] {
  const { startLine, endLine, endColumn } = decodeSymbolRanges(ranges);
  // a directive ends behind its line's end
  return [startLine, Math.max(startLine, endColumn === 0 ? endLine - 1 : endLine)];
}
