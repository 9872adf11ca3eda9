/** An engine behind the port SymbolSearch, asked as the bench asks every engine. */
import type { SymbolSearch } from "../../lib/search/port";
import { ROWS, type RankedEngine } from "./score";

/** @param repoIds ids of the repositories by name */
export function symbolSearchEngine(
  name: string,
  search: SymbolSearch,
  repoIds: ReadonlyMap<string, number>,
): RankedEngine {
  const names = new Map([...repoIds].map(([repo, id]) => [id, repo]));
  return {
    name,
    async ask(query, repo, here) {
      const hereId = here === undefined ? undefined : repoIds.get(here);
      const near = hereId === undefined ? undefined : { repositoryId: hereId, path: "" };
      const filter = repo === undefined ? {} : { repositoryId: repoIds.get(repo) };
      const { rows, standsIn } = await search.search({ query, match: "auto", filter, near, limit: ROWS, offset: 0 });
      if (standsIn !== undefined) throw new Error(`${name} did not answer: ${standsIn}`);
      return rows.map(({ hit }) => ({ ...hit, repo: names.get(hit.repositoryId) ?? "" }));
    },
  };
}
