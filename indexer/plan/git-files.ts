/**
 * What git says about a folder: its files that are tracked or new and not ignored, branch and revision. Runs git with
 * nothing of the repository's own configuration that could start a program.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { whyClosed } from "./closed-folders";
import type { Listing } from "./listing";
import { walkFiles } from "./walk-files";
import { lookAt } from "./look-at";

/** Bytes that a listing may have: two million paths. A string cannot hold more than 512 MB. */
const MAX_OUTPUT = 400 * 1024 * 1024;
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

/** Milliseconds and bytes of one answer, where they are fewer than usual. */
interface GitBounds {
  timeout?: number;
  maxBuffer?: number;
}

/** What git says, or null when it is not there, refuses the folder, or fails. */
export async function git(
  root: string,
  args: string[],
  bounds: GitBounds = {},
): Promise<{ output: string; warnings: string } | null> {
  const said = await gitBytes(root, args, "", bounds);
  return said && { output: said.output.toString("utf8"), warnings: said.warnings.toString("utf8") };
}

/** The same in bytes. @param input given to git */
export function gitBytes(
  root: string,
  args: string[],
  input = "",
  bounds: GitBounds = {},
): Promise<{ output: Buffer; warnings: Buffer } | null> {
  const environment: NodeJS.ProcessEnv = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
  for (const name of FOREIGN) delete environment[name];
  const options = {
    cwd: root,
    env: environment,
    maxBuffer: MAX_OUTPUT,
    timeout: TIMEOUT,
    encoding: "buffer" as const,
    ...bounds,
  };
  return new Promise((done) => {
    const child = execFile("git", [...SAFE, ...args], options, (error, stdout, stderr) =>
      done(error ? null : { output: stdout, warnings: stderr }),
    );
    // A git that ends before it has read everything says so by its exit code.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}

/** Options by which programs that the repository's settings name for reading files are replaced by nothing. */
export async function withoutFilters(root: string): Promise<string[]> {
  const said = await git(root, [
    "config",
    "--null",
    "--name-only",
    "--get-regexp",
    "^filter\\..*\\.(clean|process|required)$",
  ]);
  const names = new Set((said?.output.split("\0") ?? []).filter((name) => name !== ""));
  return [...names].flatMap((name) => ["-c", name.endsWith(".required") ? `${name}=false` : `${name}=`]);
}

/**
 * Paths inside `root`, or null when it is in no repository of git. Repositories in it (submodules, and clones that are
 * not ignored) are listed by their own rules.
 * @param within folders or files to list, relative to `root`; all when left out
 */
export async function gitFiles(root: string, within: readonly string[] = []): Promise<Listing | null> {
  const asked = byRepository(root, within);
  const own = [...(asked.get("") ?? []), ...[...asked.keys()].filter((inner) => inner !== "")];
  const [listing, ignored] = await Promise.all([
    git(root, ["ls-files", "-cost", "--exclude-standard", "-z", "--", ...own]),
    within.length > 0 ? null : git(root, ["ls-files", "-oi", "--exclude-standard", "--directory", "-z"]),
  ]);
  if (listing === null) return null;
  const { files, repositories } = parseListing(listing.output);
  const isAsked = atOrBelow(within);
  // A folder that an outer repository ignores lists nothing, and still holds files.
  const isEmpty = files.length + repositories.length === 0;
  if (isEmpty && within.length === 0 && !(await isTopLevel(root))) return null;
  const closed = (await unopened(root, listing.warnings)).flatMap((path) => whyClosed(root, path));
  for (const inner of repositories) {
    if (isRepository(root, inner)) {
      const held = await filesOfInner(root, inner, isAsked(inner) ? [] : (asked.get(inner) ?? []));
      for (const path of held.paths) files.push(`${inner}/${path}`);
      for (const each of held.closed) closed.push({ ...each, path: `${inner}/${each.path}` });
    } else closed.push(...whyClosed(root, inner));
  }
  const counted = ignored === null ? {} : { ignored: ignored.output.split("\0").length - 1 };
  // Of a folder that is tracked and has become a repository by itself git lists all files, whichever of them is asked
  // for.
  return { paths: [...new Set(files)].filter(isAsked), closed, ...counted };
}

/** Whether a path is one of these, or in a folder among them; all are where none are named. */
function atOrBelow(within: readonly string[]): (path: string) => boolean {
  const asked = new Set(within);
  return (path) => {
    if (asked.size === 0 || asked.has(path)) return true;
    for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", end + 1))
      if (asked.has(path.slice(0, end))) return true;
    return false;
  };
}

/** Folders that git warns about because it could not open them, inside the root. */
async function unopened(root: string, warnings: string): Promise<string[]> {
  const named = [...warnings.matchAll(/^warning: could not open directory '(.*?)\/?': /gm)].map(([, path]) => path);
  const prefix = named.length > 0 ? await prefixOf(root) : null;
  return prefix === null
    ? []
    : named.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
}

/** Paths inside a repository that lies in another one. */
async function filesOfInner(root: string, inner: string, within: readonly string[]): Promise<Listing> {
  const listed = await gitFiles(join(root, inner), within);
  if (listed !== null) return listed;
  // Git refuses some that belong to somebody else.
  return within.length > 0 ? { paths: [], closed: [] } : walkFiles(join(root, inner));
}

/** Paths by the outermost repository below `root` that they lie in, relative to it; those in none stand under "". */
function byRepository(root: string, paths: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const slashes = [...path.matchAll(/\//g)].map(({ index }) => index);
    const end = slashes.find((slash) => isRepository(root, path.slice(0, slash)));
    const [inner, rest] = end === undefined ? ["", path] : [path.slice(0, end), path.slice(end + 1)];
    found.set(inner, [...(found.get(inner) ?? []), rest]);
  }
  return found;
}

function isRepository(root: string, path: string): boolean {
  return lookAt(join(root, path))?.isDirectory() === true && existsSync(join(root, path, ".git"));
}

/** Entries of `ls-files -cost`: `H 100644 <object> 0\tpath` for what is tracked, `? path` for what is not. */
function parseListing(text: string): { files: string[]; repositories: string[] } {
  const files: string[] = [];
  const repositories: string[] = [];
  for (const entry of text.split("\0")) {
    if (entry === "") continue;
    const isTracked = !entry.startsWith("? ");
    const path = entry.slice(isTracked ? entry.indexOf("\t") + 1 : 2);
    // A submodule has this mode; an untracked repository is listed as a folder.
    if (isTracked ? entry.startsWith("160000 ", 2) : path.endsWith("/")) repositories.push(path.replace(/\/$/, ""));
    else files.push(path);
  }
  return { files, repositories };
}

const isTopLevel = async (root: string): Promise<boolean> => (await prefixOf(root)) === "";

/** The folder's path in its repository, with `/` at its end; null when git does not tell. */
const prefixOf = async (root: string): Promise<string | null> =>
  (await git(root, ["rev-parse", "--show-prefix"]))?.output.replace(/\n$/, "") ?? null;

/** The `.git` folder of the repository that contains a folder; null where there is none. */
export async function gitFolder(root: string): Promise<string | null> {
  return (await git(root, ["rev-parse", "--absolute-git-dir"]))?.output.replace(/\n$/, "") ?? null;
}

/**
 * Where a repository keeps ignore rules that it does not share, whether or not there are any; null where there is no
 * repository.
 */
export async function gitRules(root: string): Promise<string | null> {
  const path = (await git(root, ["rev-parse", "--git-path", "info/exclude"]))?.output.replace(/\n$/, "");
  return path === undefined ? null : resolve(root, path);
}

/** Files inside `root` that are tracked although they are ignored: git's index alone says that they belong to it. */
export async function trackedIgnored(root: string): Promise<string[]> {
  const listing = await git(root, ["ls-files", "-ciz", "--exclude-standard"]);
  return listing?.output.split("\0").filter((path) => path !== "") ?? [];
}

export interface GitHead {
  branch: string | null;
  revision: string | null;
}

/** Branch and commit, each null where there is none. */
export async function gitHead(root: string): Promise<GitHead> {
  const line = async (args: string[]) => (await git(root, args))?.output.trim() || null;
  return {
    branch: await line(["symbolic-ref", "--quiet", "--short", "HEAD"]),
    revision: await line(["rev-parse", "--verify", "--quiet", "HEAD"]),
  };
}
