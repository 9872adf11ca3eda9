/**
 * What git knows of one file: the commits that changed it, and who wrote its lines. Git is asked in the file's own
 * folder, so that a repository inside another answers for itself. No program that a repository names is started,
 * nothing is fetched, and each question ends in time.
 */
import { basename, dirname, join, sep } from "node:path";
import { tmpdir } from "node:os";
import type { Commit, GitAnswer, GitQuestion } from "../../lib/db/revision/git-questions";
import { git, withoutFilters } from "../plan/git-files";
import { commitNamed, whyNoCommit } from "./commit-named";

/** Milliseconds and bytes of one answer. */
const BOUNDS = { timeout: 10_000, maxBuffer: 32 * 1024 * 1024 };
const QUIET = ["-c", "protocol.allow=never", "-c", "log.showSignature=false", "-c", "blame.ignoreRevsFile="];

/** Signs between the parts of a line about a commit; no name or message holds them. */
const FORMAT = "--format=%x01%H%x02%an%x02%aI%x02%s%x02";

/** @param root of the repository as it is indexed */
export async function fileHistory(root: string, question: Exclude<GitQuestion, { kind: "text" }>): Promise<GitAnswer> {
  const place = join(root, question.path);
  const leadsOut = !place.startsWith(root.replace(/[\\/]+$/, "") + sep);
  if (leadsOut) return { kind: "none", why: "no_history", message: "The path leads out of the repository." };
  const [folder, name] = [dirname(place), basename(place)];
  const answer =
    question.kind === "history" ? await commitsOf(folder, name, question) : await blameOf(folder, name, question);
  return answer ?? (await whyNone(folder, name));
}

async function commitsOf(
  folder: string,
  name: string,
  { path, rev, skip, limit }: GitQuestion & { kind: "history" },
): Promise<GitAnswer | null> {
  const last = rev === undefined ? null : await commitNamed(folder, rev);
  if (rev !== undefined && last === null) return whyNoCommit(folder, rev);
  const options = ["--follow", "--name-only", "--no-color", "--no-ext-diff", "--no-textconv"];
  // Git follows a rename only where it says the commit: those before the page are said, too.
  const most = `--max-count=${skip + limit}`;
  const rename = await renamer(folder, path.slice(0, path.length - name.length));
  const said = await git(
    folder,
    [...QUIET, "log", ...options, "-z", FORMAT, most, ...(last === null ? [] : [last]), "--", name],
    BOUNDS,
  );
  if (said === null || (said.output === "" && skip === 0)) return last === null ? null : notYet(last);
  const commits = said.output.split("\u0001").flatMap((entry) => {
    const [commit, author, at, summary, rest] = entry.split("\u0002");
    if (rest === undefined || !COMMIT.test(commit)) return [];
    const then = rest.replace(/[\0\n]/g, "");
    return [{ commit, author, at, summary, path: then === "" ? path : rename(then) }];
  });
  return { kind: "history", commits: commits.slice(skip) };
}

const notYet = (commit: string): GitAnswer => ({
  kind: "none",
  why: "no_match",
  message: `Up to ${commit.slice(0, 10)} no commit has a file of this name.`,
});

/** Git names files from its own top, which may lie above the indexed folder, or below it. */
async function renamer(folder: string, inIndex: string): Promise<(path: string) => string> {
  const inGit = (await git(folder, ["rev-parse", "--show-prefix"], BOUNDS))?.output.trim() ?? "";
  if (inIndex.endsWith(inGit)) return (path) => inIndex.slice(0, inIndex.length - inGit.length) + path;
  const above = inGit.endsWith(inIndex) ? inGit.slice(0, inGit.length - inIndex.length) : "";
  return (path) => (path.startsWith(above) ? path.slice(above.length) : path);
}

async function blameOf(
  folder: string,
  name: string,
  { start, end }: GitQuestion & { kind: "blame" },
): Promise<GitAnswer | null> {
  const inert = await withoutFilters(folder);
  const asked = [...QUIET, ...inert, "blame", "--porcelain", "--no-textconv", `-L${start},${end}`, "--", name];
  const said = await git(folder, asked, BOUNDS);
  return said === null ? null : { kind: "blame", ...parseBlame(said.output) };
}

const COMMIT = /^[0-9a-f]{40,64}$/;
const HEAD = /^([0-9a-f]{40,64}) \d+ (\d+)(?: \d+)?$/;

/** A head for each line, what is known of a commit where it is first met, and the line's text behind a tab. */
function parseBlame(output: string): {
  commits: Commit[];
  lines: { line: number; commit: string | null; text: string }[];
} {
  const commits = new Map<string, Commit>();
  const lines: { line: number; commit: string | null; text: string }[] = [];
  let at: { commit: string; line: number } | null = null;
  let known: Record<string, string> = {};
  for (const row of output.split("\n")) {
    const head: RegExpExecArray | null = at === null ? HEAD.exec(row) : null;
    if (head !== null) {
      at = { commit: head[1], line: Number(head[2]) };
      known = {};
    } else if (at !== null && row.startsWith("\t")) {
      const written = !/^0+$/.test(at.commit);
      if (written && !commits.has(at.commit)) commits.set(at.commit, commitFrom(at.commit, known));
      lines.push({ line: at.line, commit: written ? at.commit : null, text: row.slice(1).replace(/\r$/, "") });
      at = null;
    } else if (at !== null) {
      const space = row.indexOf(" ");
      if (space > 0) known[row.slice(0, space)] = row.slice(space + 1);
    }
  }
  return { commits: [...commits.values()], lines };
}

function commitFrom(commit: string, known: Readonly<Record<string, string>>): Commit {
  const seconds = Number(known["author-time"] ?? 0);
  return {
    commit,
    author: known.author ?? "",
    at: new Date(seconds * 1000).toISOString(),
    summary: known.summary ?? "",
  };
}

async function whyNone(folder: string, name: string): Promise<GitAnswer> {
  const none = (why: "no_git" | "no_history" | "too_slow", message: string): GitAnswer => ({
    kind: "none",
    why,
    message,
  });
  if ((await git(tmpdir(), ["--version"], BOUNDS)) === null)
    return none("no_git", "Git is not installed where the indexer runs, or cannot be started.");
  if ((await git(folder, ["rev-parse", "--verify", "--quiet", "HEAD"], BOUNDS)) === null)
    return none("no_history", "The folder is not under git, or nothing was committed yet.");
  const tracked = await git(folder, ["ls-files", "--error-unmatch", "--", name], BOUNDS);
  if (tracked === null) return none("no_history", "Git does not track this file.");
  const shallow = await git(folder, ["log", "--max-count=1", "--format=%H", "--", name], BOUNDS);
  if (shallow?.output === "") return none("no_history", "The file was added and not committed yet.");
  return none("too_slow", `Git did not answer within ${BOUNDS.timeout / 1000} s, or said more than can be shown.`);
}
