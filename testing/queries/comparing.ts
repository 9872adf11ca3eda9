/** For tests: compares revisions and asks git as the indexer's thread does, and makes commits in a folder. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { Comparer } from "../../indexer/revisions/compare";
import { answerGitQuestion } from "../../indexer/revisions/git-answers";
import { connectIndexer } from "../../lib/db/admin/indexer-client";
import { takeComparison } from "../../lib/db/revision/comparisons";
import { takeGitQuestion } from "../../lib/db/revision/git-questions";
import { AppError } from "../../lib/errors";
import { writeFiles } from "../indexer/run-indexer";

/** Answers questions until it is closed. */
export async function startComparing(url: string): Promise<{ close(): Promise<void> }> {
  const client = await connectIndexer("test, revisions", url);
  const comparer = new Comparer(client);
  let isOpen = true;
  const work = (async () => {
    while (isOpen) {
      const question = await takeComparison(client);
      const asked = question === null ? await takeGitQuestion(client) : null;
      if (question) await comparer.answer(question);
      else if (asked) await answerGitQuestion(client, asked);
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    async close() {
      isOpen = false;
      await work.catch((error: unknown) => console.error(error));
      await client.end();
    },
  };
}

/** Asks again for as long as revisions are still being read. */
export async function untilRead<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isOpen = error instanceof AppError && ["index_in_progress", "deadline_exceeded"].includes(error.code);
      if (!isOpen) throw error;
    }
  }
}

const IDENTITY = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"];

export const gitIn = (root: string, ...args: string[]): string =>
  execFileSync("git", [...IDENTITY, ...args], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  }).trim();

/** Makes a commit of a folder as it is; gives its hash. */
export function commitAll(root: string, message: string): string {
  gitIn(root, "init", "-q", "-b", "main");
  gitIn(root, "add", "-A");
  gitIn(root, "commit", "-q", "--allow-empty", "-m", message);
  return gitIn(root, "rev-parse", "HEAD");
}

/** Writes files into a folder; null takes one away. */
export function changeFiles(root: string, files: Readonly<Record<string, string | null>>): void {
  for (const [path, content] of Object.entries(files)) {
    if (content === null) rmSync(join(root, path));
    else writeFiles(root, { [path]: content });
  }
}
