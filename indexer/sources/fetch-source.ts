/**
 * Brings a folder to the newest state of a branch or tag elsewhere. How git runs for it, `run-git.ts` says.
 */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { checkAddress, checkRef } from "./git-address";
import { git, tooLarge, type GitBounds } from "./run-git";
import { sizeOfObjects } from "./source-size";

const BOUNDS: GitBounds = { timeout: 30 * 60_000, bytes: 20e9 };

export interface Source {
  url: string;
  /** branch or tag; null for the server's own choice */
  ref: string | null;
}

/**
 * Gives the commit that the folder is at now, and whether it is another than before. The folder keeps its last state
 * where it fails.
 * @param given bounds of this time, in place of 30 minutes and 20 GB
 * @throws AppError invalid_input, with what git said
 */
export async function fetchSource(
  folder: string,
  { url, ref }: Source,
  given: Partial<GitBounds> = {},
): Promise<{ commit: string; isNew: boolean }> {
  const bounds = { ...BOUNDS, ...given };
  const run = (args: string[]): Promise<string> => git(folder, args, bounds);
  const address = checkAddress(url);
  const wanted = ref === null ? "HEAD" : checkRef(ref);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, ".git"))) await run(["init", "--quiet", "--template="]);
  await run([
    ...["fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules", "--no-write-commit-graph", "--force"],
    ...["--", address, wanted],
  ]);
  const commit = await run(["rev-parse", "--verify", "FETCH_HEAD^{commit}"]);
  const before = await run(["rev-parse", "--verify", "--quiet", "HEAD"]).catch(() => "");
  if (commit === before) return { commit, isNew: false };
  await checkSize(folder, commit, bounds);
  await run(["checkout", "--quiet", "--force", "--detach", "--no-recurse-submodules", commit, "--"]);
  return { commit, isNew: true };
}

/**
 * What is packed small may be large when it is laid out. Earlier states stay readable for as long as there is room.
 * @throws AppError invalid_input
 */
async function checkSize(folder: string, commit: string, bounds: GitBounds): Promise<void> {
  if ((await sizeOfTree(folder, commit, bounds)) > bounds.bytes) throw tooLarge(bounds.bytes);
  if (sizeOfObjects(folder) <= bounds.bytes / 2) return;
  await git(folder, ["repack", "-a", "-d", "--quiet"], bounds);
}

/** Bytes of all files of a commit. */
async function sizeOfTree(folder: string, commit: string, bounds: GitBounds): Promise<number> {
  const listed = await git(folder, ["ls-tree", "-r", "-l", commit], bounds);
  return [...listed.matchAll(/^\d+ blob \w+ +(\d+)\t/gm)].reduce((sum, [, size]) => sum + Number(size), 0);
}
