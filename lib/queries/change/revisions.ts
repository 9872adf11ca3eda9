/** The two sides of a comparison, each with a session that reads the whole code as that revision has it. */
import {
  askComparison,
  comparisonState,
  type ChangedFile,
  type Compared,
  type RevisionSide,
} from "../../db/revision/comparisons";
import { revisionPool } from "../../db/revision/revision-pools";
import { AppError } from "../../errors";
import type { QueryContext } from "../context";
import { openSession, type Session } from "../navigation/session";

export interface Side {
  /** null for the folder as it is */
  commit: string | null;
  context: QueryContext;
  session: Session;
}

export interface Revisions {
  repositoryId: number;
  base: Side;
  head: Side;
  files: readonly ChangedFile[];
}

/** What to do about it, for people; what the code says of itself where nothing stands here. */
const HINTS: Partial<Record<string, string>> = {
  invalid_input: "Name a branch, a tag or a commit of this repository.",
  too_large: "Compare revisions that lie closer together, or closer to what is checked out.",
};

/** Milliseconds between looks for the answer. */
const LOOK = 40;
/** Milliseconds that the index gets to read what was just saved, and between looks whether it has. */
const CATCHING_UP = 4000;
const LOOK_AT_DISK = 250;

/**
 * Has the indexer read what differs.
 * @param patience milliseconds
 * @throws AppError index_in_progress when it is not done by then, index_behind where nothing reads what changed on
 * disk;
 *   invalid_input for what is no revision
 */
export async function openRevisions(
  context: QueryContext,
  question: { repositoryId: number; base: string; head: string | null },
  patience: number,
): Promise<Revisions> {
  const { base, head, files } = await compared(context, question, performance.now() + patience);
  const sideOf = async ({ commit, schema }: RevisionSide): Promise<Side> => {
    const own = schema === null ? context : { ...context, pool: await (context.revision ?? revisionPool)(schema) };
    return { commit, context: own, session: openSession(own) };
  };
  return { repositoryId: question.repositoryId, base: await sideOf(base), head: await sideOf(head), files };
}

async function compared(
  { pool }: QueryContext,
  question: Parameters<typeof askComparison>[1],
  until: number,
): Promise<Compared> {
  const caughtUp = Math.min(until, performance.now() + CATCHING_UP);
  let id = await askComparison(pool, question);
  let behind: AppError | null = null;
  for (;;) {
    const found = await comparisonState(pool, id);
    if (found.state === "ready") return found.answer;
    if (found.state === "failed") {
      const { code, message } = found.error;
      const failure = new AppError(code, message, { hint: HINTS[code] });
      if (code !== "index_behind") throw failure;
      behind = failure;
    }
    if (behind !== null && performance.now() > caughtUp) throw behind;
    if (performance.now() > until)
      throw new AppError("index_in_progress", "The revisions are still being read.", {
        hint: "Ask again in a few seconds. The indexer has to run: it reads what differs.",
      });
    const isAskedAnew = found.state === "failed";
    await new Promise((resolve) => setTimeout(resolve, isAskedAnew ? LOOK_AT_DISK : LOOK));
    if (isAskedAnew) id = await askComparison(pool, question);
  }
}
