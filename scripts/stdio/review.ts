/** Asks the server what a change touches, prints it, and tells by the exit code whether anything is broken. */
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { changeImpact } from "../../lib/contract/change-impact";
import { errorBodySchema } from "../../lib/contract/error";
import { AppError } from "../../lib/errors";
import type { ReviewOptions } from "../commands/review-options.mjs";
import { reviewText } from "./review-text";
import { folderOf, RunningServer } from "./running-server";

type Answer = z.output<typeof changeImpact.output>;

/** Milliseconds: until the index is whole, and between questions. */
const PATIENCE = 1_800_000;
const PAUSE = 1_000;

/** How often it is asked again for what was left out by time: each answer goes further than the one before. */
const MOST_CUT = 10;

/** Gives the exit code: 1 for what is broken for certain and for nothing else, 2 where it could not be told. */
export async function review(root: string, options: ReviewOptions): Promise<number> {
  const folder = folderOf(options);
  const server = new RunningServer(root, options, folder);
  try {
    const url = new URL(changeImpact.path.slice(1), await server.url());
    const repo = await repositoryOf(server, folder);
    const asked = { repo, base: options.base, head: options.head, limit: "2000" };
    for (const [name, value] of Object.entries(asked)) if (value !== undefined) url.searchParams.set(name, value);
    const answer = await answerTo(url, server.token);
    console.log(options.json ? JSON.stringify(answer, null, 2) : reviewText(answer, server.isOwn ? null : url.origin));
    return codeOf(answer);
  } catch (error) {
    console.error([...wordsOf(error), ...aboutDepth(folder)].join("\n"));
    return 2;
  } finally {
    await server.close();
  }
}

function codeOf({ broken, index }: Answer): number {
  if (broken.length > 0) return 1;
  if (index.state === "ready") return 0;
  console.error(`Only ${index.done} of ${index.total} files were read in time: nothing is told of the others.`);
  return 2;
}

function wordsOf(error: unknown): string[] {
  if (error instanceof AppError) return [error.message, error.hint].filter((line) => line !== "");
  return [`No answer came: ${error instanceof Error ? error.message : String(error)}`];
}

/** Machines that build often clone the last commit alone. */
function aboutDepth(folder: string | null): string[] {
  const isShallow = folder !== null && existsSync(join(folder, ".git", "shallow"));
  return isShallow
    ? ["This clone is shallow. Both revisions and the commit where they part must be in it: git fetch --unshallow"]
    : [];
}

async function repositoryOf(server: RunningServer, folder: string | null): Promise<string | undefined> {
  if (folder === null) return undefined;
  const path = realpathSync(folder);
  const around = (await server.roots()).filter(({ root }) => path === root || path.startsWith(`${root}/`));
  return around.sort((a, b) => b.root.length - a.root.length)[0]?.name;
}

/** Asks again while the index is being made: what is not read yet is not known to be left alone. */
async function answerTo(url: URL, token: string | undefined): Promise<Answer> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  let cut = 0;
  for (const end = Date.now() + PATIENCE; ; await sleep(PAUSE)) {
    const response = await fetch(url, { headers });
    const said: unknown = await response.json();
    const isOver = Date.now() > end;
    if (response.ok) {
      const answer = changeImpact.output.parse(said);
      const isWhole = answer.index.state === "ready" && (answer.notLookedAt === 0 || ++cut >= MOST_CUT);
      if (isWhole || isOver) return answer;
      waiting(`Reading the code: ${answer.index.done} of ${answer.index.total} files`);
    } else if (!AGAIN.has(response.status) || isOver) throw refusalOf(said);
  }
}

/** The index or the revisions are still being read, or the machine is busy with that. */
const AGAIN: ReadonlySet<number> = new Set([503, 504]);

/** Told to people; a log stays short. */
function waiting(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${what} `);
}

function refusalOf(said: unknown): AppError {
  const body = errorBodySchema.safeParse(said);
  if (!body.success) return new AppError("internal_error", "The server gave no answer.");
  const { message, hint } = body.data.error;
  return new AppError("invalid_input", message, { hint });
}
