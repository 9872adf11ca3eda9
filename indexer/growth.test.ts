import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/database/test-database";
import { addRepository, bundlePrograms, folderWith, startIndexer, type Programs } from "../testing/indexer/run-indexer";

/** A folder with so many files of two languages each. */
const folderOf = (files: number) =>
  folderWith(
    Object.fromEntries(
      Array.from({ length: files }, (_, i) => [
        ...[
          [
            `src/Ship${i}.java`,
            `import java.util.List;\nclass Ship${i} extends Ship${i >> 1} implements Name7 { int name9; }\n`,
          ],
        ],
        ...[
          [
            `c/odd${i}.c`,
            `#include <name3.h>\n#include "odd${i >> 1}.h"\nint odd${i}(void) name5 { return name4(${i}) name6 1; }\n`,
          ],
        ],
      ]).flat(),
    ),
  );
/** Few files are looked at one by one; more are read as a whole. */
const FOLDERS = { few: folderOf(40), many: folderOf(110) };
/** All that grow with what is indexed. */
const TABLES = [
  ...["file", "symbol", "reference", "type_relation", "import", "occurrences", "file_content", "gap_words"],
  ...["repository_manifest", "package_name"],
];
let programs: Programs;

beforeAll(async () => void (programs = await bundlePrograms()), 60_000);
afterAll(() => {
  programs.remove();
  for (const folder of Object.values(FOLDERS)) folder.remove();
});

/** Another repository of so many files, in rows only. Its names are those of the folder, as everywhere. */
async function fill({ pool }: TestDatabase, files: number): Promise<void> {
  await pool.query(
    `insert into repository (id, name, root, scope, excludes, file_count, symbol_count)
     values (900, 'filler', '/nowhere/filler', 'user', '{}', $1::int, $1::int * 10)`,
    [files],
  );
  for (const statement of [
    `insert into file (id, repository_id, path, language, extractor_version, size, modified_at, status, gaps)
     select 100000 + i, 900, 'x/f' || i || '.java', 'java', 1, 10, 0, 'indexed', '{}' from generate_series(1, $1::int) i`,
    `insert into symbol (id, name, name_hash, key_hash, kind, role, modifiers, container, ranges)
     select ((100000 + i)::bigint << 20) + s, 'n' || i || '_' || s, hashtextextended(i || '.' || s, 0), i * 100 + s, s % 3 + 3, 0, 0, -1, '\\x00'
     from generate_series(1, $1::int) i, generate_series(0, 9) s`,
    `insert into reference (name_hash, file_id, post)
     select hashtextextended(i || '.' || s, 0), 100000 + i, '\\x00' from generate_series(1, $1::int) i, generate_series(0, 9) s`,
    `insert into import (file_id, ordinal, specifier, kind, line)
     select 100000 + i, s, 'far.away.N' || (i * 7 + s) % 5000, 'import', 1 from generate_series(1, $1::int) i, generate_series(0, 4) s`,
    `insert into type_relation (child_id, ordinal, child_key, base_name, base_name_hash, relation)
     select ((100000 + i)::bigint << 20) + s, 0, i * 100 + s, 'n', hashtextextended(i || '.' || s, 0), 0 from generate_series(1, $1::int) i, generate_series(0, 4) s`,
  ])
    await pool.query(statement, [files]);
  await pool.query("analyze");
}

/** Rows that are read from each table while a folder is indexed. */
async function rowsRead(root: string, filled: number): Promise<Record<string, number>> {
  const database = await testDatabase();
  try {
    await fill(database, filled);
    const before = await readSoFar(database);
    await addRepository(database.pool, root);
    await startIndexer(programs, database.url, { workers: 1 }).exited;
    const after = await readSoFar(database);
    return Object.fromEntries([...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)]));
  } finally {
    await database.drop();
  }
}

async function readSoFar({ pool }: TestDatabase): Promise<Map<string, number>> {
  // Every session hands its figures in when it ends, and at the latest a second after.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const { rows } = await pool.query<{ table: string; rows: number }>(
    `select relname as table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_user_tables`,
  );
  return new Map(rows.map(({ table, rows }) => [table, rows]));
}

test.each(Object.entries(FOLDERS))(
  "what a folder of %s files costs does not grow with what else is there",
  { timeout: 180_000 },
  async (_name, { root }) => {
    const small = await rowsRead(root, 1_500);
    const large = await rowsRead(root, 9_000);
    // What describes symbols in plain words looks through all files once, when it starts.
    small.file -= 1_500;
    large.file -= 9_000;
    for (const table of TABLES) {
      const figures = `${table}: ${small[table]} rows beside 1,500 files, ${large[table]} beside 9,000`;
      expect(large[table], figures).toBeLessThan(small[table] * 1.3 + 1_000);
    }
  },
);
