/** Answers questions about files' histories, as they come. */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { listRepositories, type RepositoryEntry } from "../../lib/db/admin/repositories";
import { isConnectionLost } from "../../lib/db/admin/indexer-client";
import {
  answerGit,
  GIT_CHANNEL,
  takeGitQuestion,
  tidyGitQuestions,
  type AskedGit,
  type GitAnswer,
  type GitQuestion,
} from "../../lib/db/revision/git-questions";
import { leftOutOf } from "../plan/left-out";
import { fileHistory } from "./file-history";
import { fileThen } from "./file-then";

/** Milliseconds after which it looks although nobody told it. */
const LOOK = 5_000;

export async function keepAnsweringGit(client: pg.Client): Promise<never> {
  await client.query(`listen ${GIT_CHANNEL}`);
  let ring = (): void => {};
  client.on("notification", () => ring());
  for (;;) {
    const told = new Promise<void>((resolve) => (ring = resolve));
    for (let asked = await takeGitQuestion(client); asked; asked = await takeGitQuestion(client))
      await answerGitQuestion(client, asked);
    await Promise.race([told, sleep(LOOK)]);
    await tidyGitQuestions(client);
  }
}

/** Throws only when the connection is lost. */
export async function answerGitQuestion(client: pg.Client, { id, repositoryId, question }: AskedGit): Promise<void> {
  const failed: GitAnswer = { kind: "none", why: "too_slow", message: "Git could not be asked." };
  try {
    const repository = (await listRepositories(client)).find((each) => each.id === repositoryId);
    await answerGit(client, id, repository ? await answerTo(client, repository, question) : failed);
  } catch (error) {
    if (isConnectionLost(error)) throw error;
    console.error("History of a file:", error);
    await answerGit(client, id, failed);
  }
}

async function answerTo(client: pg.Client, repository: RepositoryEntry, question: GitQuestion): Promise<GitAnswer> {
  if (question.kind !== "text") return fileHistory(repository.root, question);
  return fileThen(repository, question, await leftOutOf(client, repository));
}
