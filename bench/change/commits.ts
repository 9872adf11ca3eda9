/** Commits of a clone: made without touching its folder, and those that are there. */
import { execFileSync } from "node:child_process";
import type { Source } from "./definitions";
import { ENDINGS } from "./forms";

const IDENTITY = {
  GIT_AUTHOR_NAME: "Bench",
  GIT_AUTHOR_EMAIL: "bench@localhost",
  GIT_COMMITTER_NAME: "Bench",
  GIT_COMMITTER_EMAIL: "bench@localhost",
};

const READ = new RegExp(`\\.(?:${ENDINGS.join("|")})$`);

const MOST = 256 * 1024 * 1024;

export function gitIn(
  root: string,
  args: string[],
  input?: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const env = { ...process.env, ...IDENTITY, ...more };
  return execFileSync("git", args, {
    cwd: root,
    input,
    env,
    encoding: "utf8",
    maxBuffer: MOST,
    stdio: ["pipe", "pipe", "ignore"],
  });
}

/** Tracked files of the commit that is checked out. */
export function sourcesOf(root: string): Source[] {
  const paths = gitIn(root, ["ls-files", "-z"])
    .split("\0")
    .filter((path) => READ.test(path) && !path.endsWith(".d.ts"));
  return paths.map((path) => ({ path, text: gitIn(root, ["show", `HEAD:${path}`]) }));
}

/** A commit on top of the one that is checked out, with another text of one file. */
export function commitWith(root: string, path: string, text: string): string {
  const object = gitIn(root, ["hash-object", "-w", "--stdin"], text).trim();
  const index = { GIT_INDEX_FILE: `${gitIn(root, ["rev-parse", "--absolute-git-dir"]).trim()}/bench-index` };
  gitIn(root, ["read-tree", "HEAD"], undefined, index);
  gitIn(root, ["update-index", "--cacheinfo", `100644,${object},${path}`], undefined, index);
  const tree = gitIn(root, ["write-tree"], undefined, index).trim();
  return gitIn(root, ["commit-tree", tree, "-p", "HEAD", "-m", "broken on purpose"]).trim();
}

/** The last commits that change code and have one parent. */
export function honestCommits(root: string, count: number): string[] {
  const log = gitIn(root, [
    "log",
    "--no-merges",
    "--first-parent",
    `-${count * 6}`,
    "--format=%H",
    "--",
    ...ENDINGS.map((ending) => `*.${ending}`),
  ]);
  return log
    .split("\n")
    .filter((commit) => commit !== "")
    .slice(0, count);
}
