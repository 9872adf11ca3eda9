/** Answers one question about two revisions: which files differ, and where each side can be read. */
import type pg from "pg";
import type { RepositoryEntry } from "../../lib/db/admin/repositories";
import { listRepositories } from "../../lib/db/admin/repositories";
import { indexGeneration } from "../../lib/db/index-generation";
import {
  answerComparison,
  failComparison,
  type Compared,
  type ComparisonQuestion,
} from "../../lib/db/revision/comparisons";
import { dropRevisionsExcept } from "../../lib/db/revision/revision-schema";
import { AppError } from "../../lib/errors";
import { createParser, type TreeParser } from "../tree/parser";
import { requireSeen } from "./files-behind";
import { changesBetween, commitOf, mergeBase, requireHistory, type RawChange } from "./git-revisions";
import { isRead } from "./revision-rows";
import { showRevision } from "./show-revision";

/** Revisions that stay readable. */
const KEPT = 8;

export class Comparer {
  private readonly shown: string[] = [];
  /** made at the first question: most servers are never asked one */
  private parser: Promise<TreeParser> | undefined;

  constructor(private readonly client: pg.Client) {}

  /** Writes the answer, or why there is none. Throws what only the whole thread can help. */
  async answer(question: ComparisonQuestion): Promise<void> {
    try {
      await answerComparison(this.client, question.id, await this.compare(question));
      await dropRevisionsExcept(this.client, this.shown);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, message } = error;
      const isOther = code === "too_large" || code === "index_behind";
      await failComparison(this.client, question.id, { code: isOther ? code : "invalid_input", message });
    }
  }

  private async compare({ repositoryId, base, head }: ComparisonQuestion): Promise<Compared> {
    const repository = (await listRepositories(this.client)).find(({ id }) => id === repositoryId);
    if (!repository) throw new AppError("no_such_repository", "The repository is gone.");
    const { root } = repository;
    await requireHistory(root);
    const generation = await indexGeneration(this.client);
    const headCommit = head === null ? null : await commitOf(root, head);
    const baseCommit = await mergeBase(root, await commitOf(root, base), headCommit ?? (await commitOf(root, "HEAD")));
    const changes = await changesBetween(root, baseCommit, headCommit);
    const sinceBase = headCommit === null ? changes : await changesBetween(root, baseCommit, null);
    const sinceHead = headCommit === null ? [] : await changesBetween(root, headCommit, null);
    const since = [...sinceBase, ...sinceHead, ...(await sinceIndexed(repository))];
    await requireSeen(
      this.client,
      repository,
      since.flatMap(({ from, to }) => [from, to].filter((path) => path !== null)),
    );
    const show = (commit: string, from: readonly RawChange[]) => this.show(repository, commit, from, generation);
    return {
      base: { commit: baseCommit, schema: await show(baseCommit, sinceBase) },
      head: { commit: headCommit, schema: headCommit && (await show(headCommit, sinceHead)) },
      files: changes
        .filter(({ from, to }) => isRead(from ?? to ?? ""))
        .map(({ status, from, to }) => ({ status, from, to })),
      generation,
    };
  }

  /** @param changes from the commit to the folder as it is */
  private async show(
    repository: RepositoryEntry,
    commit: string,
    changes: readonly RawChange[],
    generation: string,
  ): Promise<string | null> {
    const parser = await (this.parser ??= createParser());
    const schema = await showRevision(this.client, repository, commit, changes, generation, parser);
    if (schema === null) return null;
    const known = this.shown.indexOf(schema);
    if (known >= 0) this.shown.splice(known, 1);
    this.shown.push(schema);
    this.shown.splice(0, Math.max(0, this.shown.length - KEPT));
    return schema;
  }
}

/** What differs from the commit that was checked out when the folder was indexed; nothing where that one is gone. */
async function sinceIndexed({ root, revision }: RepositoryEntry): Promise<readonly RawChange[]> {
  const commit = revision === null ? null : await commitOf(root, revision).catch(() => null);
  return commit === null ? [] : changesBetween(root, commit, null);
}
