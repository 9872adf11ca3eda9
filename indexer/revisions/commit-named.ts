/**
 * The commit that a name means to git, and why there may be none. Nothing is fetched, and each object stands for
 * itself.
 */
import type { GitAnswer } from "../../lib/db/revision/git-questions";
import { git } from "../plan/git-files";

/** Milliseconds of one answer. */
const BOUNDS = { timeout: 10_000 };
/** An object that is not there is not fetched, and each stands for itself. */
export const OBJECTS_ALONE = ["-c", "protocol.allow=never", "--no-replace-objects"];

/** Names, hashes and `~2`, `^`: no option, no search through messages, no path. */
const REVISION = /^[A-Za-z0-9_][A-Za-z0-9_./~^+-]{0,199}$/;
const COMMIT = /^[0-9a-f]{40,64}$/;

/** Its whole hash; null where git has no such commit. */
export async function commitNamed(folder: string, rev: string): Promise<string | null> {
  if (!REVISION.test(rev) || rev.includes("..")) return null;
  const said = await ask(folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${rev}^{commit}`]);
  const commit = said?.trim() ?? "";
  return COMMIT.test(commit) ? commit : null;
}

export async function whyNoCommit(folder: string, rev: string): Promise<GitAnswer & { kind: "none" }> {
  if ((await ask(folder, ["rev-parse", "--git-dir"])) === null)
    return none("no_history", "Git is not installed where the indexer runs, or the folder is not under git.");
  return none("no_match", `Git has no commit ${rev.slice(0, 80)} here: it may not have been fetched, or be gone.`);
}

/** What git says out of its objects; null where it fails. */
export const ask = async (folder: string, args: string[]): Promise<string | null> =>
  (await git(folder, [...OBJECTS_ALONE, ...args], BOUNDS))?.output ?? null;

type None = GitAnswer & { kind: "none" };
const none = (why: None["why"], message: string): None => ({ kind: "none", why, message });
