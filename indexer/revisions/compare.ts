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
    const since = headCommit === null ? new Map([[baseCommit, changes]]) : new Map<string, RawChange[]>();
    for (const commit of [baseCommit, headCommit, await indexedCommit(repository)])
      if (commit !== null && !since.has(commit)) since.set(commit, await changesBetween(root, commit, null));
    const differing = [...since.values()].flat().flatMap(({ from, to }) => [from, to]);
    await requireSeen(
      this.client,
      repository,
      differing.filter((path) => path !== null),
    );
    const show = (commit: string) => this.show(repository, commit, since.get(commit) ?? [], generation);
    return {
      base: { commit: baseCommit, schema: await show(baseCommit) },
      head: { commit: headCommit, schema: headCommit && (await show(headCommit)) },
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

/** The commit that was checked out when the folder was indexed; null where that one is gone. */
const indexedCommit = async ({ root, revision }: RepositoryEntry): Promise<string | null> =>
  revision === null ? null : commitOf(root, revision).catch(() => null);
