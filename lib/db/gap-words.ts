/** Files that do not parse without knowing what some names mean, and where macros of those names are defined. */
import { SYMBOL_KINDS } from "../contract/vocabulary";
import { fieldsOf, type FactRows } from "./copy-tables";
import { nameHash } from "./name-hash";
import type { Queryable } from "./pool";
import { ORDINAL_BITS } from "./symbol-id";
import { decodeSymbolRanges } from "./symbol-ranges";

const MACRO = SYMBOL_KINDS.indexOf("macro");
/** A name that more files define than that means something else in each. */
const MAX_DEFINITIONS = 24;
const IN_FILE = `s.id >= f.id::bigint << ${ORDINAL_BITS} and s.id < (f.id::bigint + 1) << ${ORDINAL_BITS}`;

export function writeGapWordsRow(
  rows: FactRows,
  fileId: number,
  { names, unread }: { names: readonly string[]; unread: number },
): void {
  const out = rows.gap_words;
  out.row(fieldsOf("gap_words"));
  out.int4(fileId);
  out.textArray(names);
  out.int4(unread);
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
}

const FILE = `f.id, f.path, f.size::float8 as size, f.modified_at::float8 as "modifiedAt"`;

export async function gapFiles(client: Queryable, repositoryId: number): Promise<GapFile[]> {
  const { rows } = await client.query<GapFile>(
    `select ${FILE}, w.names, w.unread from gap_words w join file f on f.id = w.file_id where f.repository_id = $1 order by f.path`,
    [repositoryId],
  );
  return rows;
}

/** Whether any of these files does not parse by itself. */
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
): Promise<Omit<GapFile, "names" | "unread">[]> {
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
    `select distinct s.name from unnest($1::int[]) as f(id) join symbol s on ${IN_FILE} where s.kind = ${MACRO}`,
    [fileIds],
  );
  return rows.map(({ name }) => name);
}

/** Where a macro is defined: 0-based lines of a file. */
export interface MacroPlace {
  fileId: number;
  firstLine: number;
  lastLine: number;
}

/** Definitions of macros of these names in a repository; none of a name that too many files define. */
export async function macroPlaces(
  client: Queryable,
  repositoryId: number,
  names: readonly string[],
): Promise<MacroPlace[]> {
  const { rows } = await client.query<{ name: string; fileId: number; ranges: Buffer }>(
    `select s.name, f.id as "fileId", s.ranges from symbol s join file f on f.id = (s.id >> ${ORDINAL_BITS})::int
     where s.name_hash = any($1::bigint[]) and s.kind = ${MACRO} and f.repository_id = $2 order by s.id`,
    [names.map((name) => String(nameHash(name))), repositoryId],
  );
  const byName = new Map<string, MacroPlace[]>(names.map((name) => [name, []]));
  for (const { name, fileId, ranges } of rows) {
    const { startLine, endLine, endColumn } = decodeSymbolRanges(ranges);
    // a directive ends behind its line's end
    const lastLine = Math.max(startLine, endColumn === 0 ? endLine - 1 : endLine);
    byName.get(name)?.push({ fileId, firstLine: startLine, lastLine });
  }
  return [...byName.values()].filter((places) => places.length <= MAX_DEFINITIONS).flat();
}
