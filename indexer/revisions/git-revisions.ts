/**
 * Revisions of a folder as git's objects have them. What a caller writes as a revision is resolved before anything is
 * done with it, and never taken for an option; filters that a repository names are not started.
 */
import { AppError } from "../../lib/errors";
import type { ChangedFile } from "../../lib/db/revision/comparisons";
import { git, gitBytes, withoutFilters } from "../plan/git-files";

/** A file that differs, with what holds it on either side. */
export interface RawChange extends ChangedFile {
  /** object of the content at the base; null where it was no file */
  object: string | null;
}

const LONGEST = 250;
const COMMIT = /^[0-9a-f]{40,64}$/;

/** @throws AppError invalid_input where the folder has no history */
export async function requireHistory(root: string): Promise<void> {
  const said = await git(root, ["rev-parse", "--git-dir"]);
  if (said === null) throw new AppError("invalid_input", "The repository's folder is under no version control by git.");
}

/** @throws AppError invalid_input for what names no commit */
export async function commitOf(root: string, revision: string): Promise<string> {
  const isPlain =
    revision !== "" && revision.length <= LONGEST && !revision.startsWith("-") && !/[\s\0]/.test(revision);
  const said = isPlain
    ? await git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`])
    : null;
  const commit = said?.output.trim() ?? "";
  if (!COMMIT.test(commit))
    throw new AppError("invalid_input", `"${revision.slice(0, 80)}" names no commit of this repository.`);
  return commit;
}

/** Where two lines of commits parted; the first of them where they have nothing in common. */
export async function mergeBase(root: string, base: string, head: string): Promise<string> {
  const found = (await git(root, ["merge-base", base, head]))?.output.trim() ?? "";
  return COMMIT.test(found) ? found : base;
}

/** Files inside `root` that differ between a commit and another, or the folder as it is. */
export async function changesBetween(root: string, base: string, head: string | null): Promise<RawChange[]> {
  const options = ["--raw", "-z", "--abbrev=64", "-M", "-l2000", "--no-ext-diff", "--no-textconv", "--no-color"];
  const ends = head === null ? [base] : [base, head];
  const inert = head === null ? await withoutFilters(root) : [];
  const said = await git(root, [...inert, "diff", ...options, "--relative", "--ignore-submodules=all", ...ends, "--"]);
  if (said === null) throw new AppError("invalid_input", "Git could not compare these revisions.");
  const tracked = parseRaw(said.output);
  if (head !== null) return tracked;
  const others = await git(root, ["ls-files", "-o", "--exclude-standard", "-z"]);
  const news = (others?.output.split("\0") ?? []).filter((path) => path !== "" && !path.endsWith("/"));
  return [...tracked, ...news.map((to): RawChange => ({ status: "added", from: null, to, object: null }))];
}

/** `:100644 100644 <object> <object> M\0path\0`, with two paths for a rename. */
function parseRaw(output: string): RawChange[] {
  const parts = output.split("\0");
  const found: RawChange[] = [];
  for (let at = 0; at + 1 < parts.length;) {
    const [before, after, object, , status = ""] = parts[at].replace(/^:/, "").split(" ");
    const hasTwo = status.startsWith("R") || status.startsWith("C");
    const [from, to] = [parts[at + 1], hasTwo ? parts[at + 2] : parts[at + 1]];
    at += hasTwo ? 3 : 2;
    const [was, is] = [isFile(before), isFile(after)];
    if (!was && !is) continue;
    if (status.startsWith("C") || !was) found.push({ status: "added", from: null, to, object: null });
    else if (!is) found.push({ status: "removed", from, to: null, object });
    else found.push({ status: hasTwo ? "renamed" : "changed", from, to, object });
  }
  return found;
}

/** Links and submodules hold no code. */
const isFile = (mode: string): boolean => mode.startsWith("100");

/** Contents by object; what is not there is left out. */
export async function contentsOf(root: string, objects: readonly string[]): Promise<Map<string, Buffer>> {
  const wanted = [...new Set(objects)].filter((object) => COMMIT.test(object));
  const found = new Map<string, Buffer>();
  if (wanted.length === 0) return found;
  const said = await gitBytes(root, ["cat-file", "--batch"], `${wanted.join("\n")}\n`);
  const bytes = said?.output ?? Buffer.alloc(0);
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(10, at);
    if (end < 0) break;
    const [object, type, size] = bytes.toString("latin1", at, end).split(" ");
    at = end + 1;
    if (type !== "blob") continue;
    found.set(object, bytes.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}

/** Bytes of these objects in all. */
export async function sizeOf(root: string, objects: readonly string[]): Promise<number> {
  const said = await gitBytes(root, ["cat-file", "--batch-check=%(objectsize)"], `${objects.join("\n")}\n`);
  const sizes = (said?.output.toString("latin1") ?? "").split("\n").map(Number);
  return sizes.reduce((sum, size) => sum + (Number.isFinite(size) ? size : 0), 0);
}
