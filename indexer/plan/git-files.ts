/**
 * What git says about a folder: its files that are tracked or new and not ignored, branch and revision. Runs git with
 * nothing of the repository's own configuration that could start a program. Refuses to enter submodules.
 */
import { execFile } from "node:child_process";

/** Bytes that a listing may have: two million paths. */
const MAX_OUTPUT = 256 * 1024 * 1024;
const TIMEOUT = 120_000;

const SAFE = [
  "-c",
  "core.fsmonitor=false",
  "-c",
  "core.hooksPath=/dev/null",
  "--literal-pathspecs",
  "--no-optional-locks",
];

/** Variables that would make git look at another repository: set when Fathom is started from a hook. */
const FOREIGN = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY"];

/** Standard output, or null when git is not there, refuses the folder, or fails. */
function git(root: string, args: string[]): Promise<Buffer | null> {
  const environment: NodeJS.ProcessEnv = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
  for (const name of FOREIGN) delete environment[name];
  const options = { cwd: root, env: environment, maxBuffer: MAX_OUTPUT, timeout: TIMEOUT, encoding: "buffer" as const };
  return new Promise((resolve) => {
    execFile("git", [...SAFE, ...args], options, (error, stdout) => resolve(error ? null : stdout));
  });
}

/**
 * Paths inside `root`, or null when it is in no repository of git.
 * @param within folders or files to list, relative to `root`; all when left out
 */
export async function gitFiles(root: string, within: readonly string[] = []): Promise<string[] | null> {
  const listing = await git(root, ["ls-files", "-co", "--exclude-standard", "-z", "--", ...within]);
  if (listing === null) return null;
  const paths = listing.toString("utf8").split("\0");
  paths.pop();
  // A folder that an outer repository ignores lists nothing, and still holds files.
  if (paths.length === 0 && within.length === 0 && !(await isTopLevel(root))) return null;
  return [...new Set(paths)].filter((path) => !path.endsWith("/"));
}

async function isTopLevel(root: string): Promise<boolean> {
  const prefix = await git(root, ["rev-parse", "--show-prefix"]);
  return prefix?.toString("utf8").trim() === "";
}

export interface GitHead {
  branch: string | null;
  revision: string | null;
}

/** Branch and commit, each null where there is none. */
export async function gitHead(root: string): Promise<GitHead> {
  const line = async (args: string[]) => (await git(root, args))?.toString("utf8").trim() || null;
  return {
    branch: await line(["symbolic-ref", "--quiet", "--short", "HEAD"]),
    revision: await line(["rev-parse", "--verify", "--quiet", "HEAD"]),
  };
}
