/** Whether a start did what it was asked for: at least one of its folders gave something to search. */
import type { Queryable } from "../../lib/db/pool";
import { listRepositories, repositoryYield } from "../../lib/db/admin/repositories";
import { count } from "./progress-text";

/**
 * Why nothing of these repositories can be searched, in words for people; undefined when something can. `otherwise` is
 * the reason when the database knows none.
 */
export async function nothingIndexed(
  client: Queryable,
  ids: readonly number[],
  otherwise = "there is no file of a supported language",
): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const { indexedFiles, leftOut } = await repositoryYield(client, ids);
  if (indexedFiles > 0) return undefined;
  const repositories = (await listRepositories(client)).filter(({ id }) => ids.includes(id));
  const errors = repositories.flatMap(({ error }) => (error === null ? [] : [error]));
  if (errors.length > 0) return `Nothing could be indexed.\n${errors.join("\n")}`;
  const why = leftOut.map(({ reason, files }) => `${count(files)} ${reason.replaceAll("_", " ")}`).join(", ");
  return `Nothing could be indexed in ${repositories.map(({ root }) => root).join(", ")}: ${why || otherwise}.`;
}
