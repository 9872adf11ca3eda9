/** What is said of the symbols of each repository that is asked about. */
import { createPool, type Queryable } from "../../lib/db/pool";
import { TextReader } from "../../lib/db/read/text-reader";
import { symbolsById } from "../../lib/db/read/symbols-with-owners";
import { describedFiles } from "../../lib/db/semantic/described-files";
import { kinOf, type Kin } from "../../lib/queries/semantic/kin";
import type { PlacedPassage } from "../../lib/semantic/words/passages-of-file";
import { readPassages } from "../../lib/semantic/words/read-passages";

export interface RepositoryPassages {
  passages: PlacedPassage[];
  /** by the id of the file */
  paths: ReadonlyMap<number, string>;
  /** by which the product shows overloads and overrides as one row */
  kin: Kin;
}

/** @param wanted names of repositories; none for all */
export async function passagesByRepository(
  url: string,
  wanted: ReadonlySet<string>,
): Promise<Map<string, RepositoryPassages>> {
  const pool = createPool({ url, applicationName: "fathom semantic", statementTimeout: 60_000 });
  const reader = new TextReader(url, "fathom semantic, texts");
  const found = new Map<string, RepositoryPassages>();
  try {
    const { rows: named } = await pool.query<{ id: number; name: string }>(
      "select id, name from repository order by id",
    );
    const { rows: placed } = await pool.query<{ id: number; path: string }>("select id, path from file");
    const paths = new Map(placed.map(({ id, path }) => [id, path]));
    const files = await describedFiles(pool);
    for (const { id, name } of named.filter((each) => wanted.size === 0 || wanted.has(each.name))) {
      const own = files.filter(({ repositoryId }) => repositoryId === id).map((file) => file.id);
      const passages: PlacedPassage[] = [];
      for (let from = 0; from < own.length; from += 64)
        passages.push(...(await readPassages(pool, reader, own.slice(from, from + 64))));
      found.set(name, { passages, paths, kin: await kinAmong(pool, passages) });
    }
  } finally {
    await reader.close();
    await pool.end();
  }
  return found;
}

async function kinAmong(pool: Queryable, passages: readonly PlacedPassage[]): Promise<Kin> {
  const ids = passages.map(({ symbol }) => symbol.id);
  return kinOf(pool, [...(await symbolsById(pool, ids)).values()]);
}
