/** Files whose symbols are described: those with symbols, of which the text is kept. */
import type { Queryable } from "../pool";

/** A file and about how much there is to describe in it. */
export interface DescribedFile {
  id: number;
  repositoryId: number;
  symbols: number;
}

/** All of them, or those of these; ascending. */
export async function describedFiles(client: Queryable, ids?: readonly number[]): Promise<DescribedFile[]> {
  const { rows } = await client.query<DescribedFile>({
    name: `described-files${ids === undefined ? "" : "-of"}`,
    text: `select id, repository_id as "repositoryId", symbol_count as symbols from file
           where symbol_count > 0 and status in ('indexed', 'partial')${ids === undefined ? "" : " and id = any($1::int[])"}
           order by id`,
    values: ids === undefined ? [] : [ids],
  });
  return rows;
}

/** How many there are. */
export async function countDescribedFiles(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ files: number }>({
    name: "described-files-count",
    text: `select count(*)::int as files from file where symbol_count > 0 and status in ('indexed', 'partial')`,
  });
  return rows[0]?.files ?? 0;
}
