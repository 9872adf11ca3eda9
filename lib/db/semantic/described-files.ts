/** Files whose symbols are described: those with symbols, of which the text is kept. */
import type { Queryable } from "../pool";

/** A file and about how much there is to describe in it. */
export interface DescribedFile {
  id: number;
  repositoryId: number;
  symbols: number;
}

/** All of them, those of these, or those of a repository; ascending. */
export async function describedFiles(
  client: Queryable,
  of?: { ids: readonly number[] } | { repositoryId: number },
): Promise<DescribedFile[]> {
  const [name, condition, values] = conditionOf(of);
  const { rows } = await client.query<DescribedFile>({
    name: `described-files${name}`,
    text: `select id, repository_id as "repositoryId", symbol_count as symbols from file
           where symbol_count > 0 and status in ('indexed', 'partial')${condition}
           order by id`,
    values,
  });
  return rows;
}

function conditionOf(of: Parameters<typeof describedFiles>[1]): [string, string, unknown[]] {
  if (of === undefined) return ["", "", []];
  if ("ids" in of) return ["-of", " and id = any($1::int[])", [of.ids]];
  return ["-in", " and repository_id = $1", [of.repositoryId]];
}

/** How many there are. */
export async function countDescribedFiles(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ files: number }>({
    name: "described-files-count",
    text: `select count(*)::int as files from file where symbol_count > 0 and status in ('indexed', 'partial')`,
  });
  return rows[0]?.files ?? 0;
}
