/** Has the indexer ask git about a file, and waits for what it says. */
import type { EmptyReason } from "../../contract/envelope";
import { askGit, gitAnswer, type GitAnswer, type GitQuestion } from "../../db/revision/git-questions";
import { AppError } from "../../errors";
import type { QueryContext } from "../context";
import { repositoriesOf, requireRepository } from "../repositories";

/** Milliseconds between looks for the answer, and in all. Git may take longer: who asks again finds what it said. */
const LOOK = 30;
const PATIENCE = 4_000;

type Said<Kind extends GitQuestion["kind"]> = GitAnswer & { kind: Kind };

/**
 * What git says, or why it says nothing.
 * @throws AppError index_in_progress while nobody has answered
 */
export async function askedGit<Question extends GitQuestion>(
  { pool, ...context }: QueryContext,
  { repo }: { repo: string },
  question: Question,
): Promise<{ said: Said<Question["kind"]> | null; why: EmptyReason | null }> {
  const { id: repositoryId } = requireRepository(await repositoriesOf({ pool, ...context }), repo);
  const id = await askGit(pool, repositoryId, question);
  for (const until = performance.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, LOOK))) {
    const answer = await gitAnswer(pool, id);
    if (answer?.kind === "none") return { said: null, why: { code: answer.why, message: answer.message } };
    if (answer !== null) return { said: answer as Said<Question["kind"]>, why: null };
    if (performance.now() > until)
      throw new AppError("index_in_progress", "Git has not answered yet.", {
        hint: "Ask again in a few seconds. The indexer has to run: it asks git.",
      });
  }
}
