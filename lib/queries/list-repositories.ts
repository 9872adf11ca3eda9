/** What is indexed, with progress. */
import type { listRepositories as operation } from "../contract/list-repositories";
import { languageCounts } from "../db/admin/file-statistics";
import { nextCursor, offsetOf } from "./page-cursor";
import type { Query } from "./query";
import { indexStateOf, repositoriesOf } from "./repositories";
import { describeRepository } from "./describe-repository";

export const listRepositories: Query<typeof operation> = async (input, context) => {
  const offset = offsetOf(input);
  const [repositories, languages] = await Promise.all([repositoriesOf(context), languageCounts(context.db)]);
  const page = repositories.slice(offset, offset + input.limit);
  const truncated = offset + page.length < repositories.length;
  return {
    results: page.map((repository) => describeRepository(repository, languages)),
    totalMatches: repositories.length,
    totalIsLowerBound: false,
    truncated,
    next: nextCursor(input, offset, truncated),
    index: indexStateOf(repositories),
    emptyReason: repositories.length > 0 ? null : { code: "index_empty", message: "Nothing is indexed yet." },
    removedByFilter: {},
    nearNames: [],
    url: "/",
  };
};
