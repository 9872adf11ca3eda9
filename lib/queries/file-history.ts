/** The commits that changed a file, as git knows them. */
import type { fileHistory as operation } from "../contract/file-history";
import { historyUrl } from "../contract/page-url";
import { askedGit } from "./history/ask-git";
import { locateFile } from "./locate-file";
import { nextCursor, offsetOf } from "./page-cursor";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf } from "./repositories";

export const fileHistory: Query<typeof operation> = async (input, context) => {
  const record = await locateFile(context, input.file, input.repo);
  const { repo, path } = record;
  const offset = offsetOf(input);
  // One more tells whether there are older ones.
  const question = { kind: "history", path, rev: input.rev, skip: offset, limit: input.limit + 1 } as const;
  const { said, why } = await askedGit(context, record, question);
  const commits = said?.commits ?? [];
  const truncated = commits.length > input.limit;
  const results = commits
    .slice(0, input.limit)
    .map(({ commit, author, at, summary, path: file }) => ({ commit, author, at, summary, file }));
  return {
    repo,
    file: path,
    results,
    totalMatches: offset + results.length,
    totalIsLowerBound: truncated,
    truncated,
    next: nextCursor(input, offset, truncated),
    emptyReason: results.length > 0 ? null : (why ?? NO_MORE),
    index: indexStateOf(meant(await repositoriesOf(context), { repo })),
    url: historyUrl(repo, path, input.rev),
  };
};

const NO_MORE = { code: "no_match", message: "There are no older commits." } as const;
