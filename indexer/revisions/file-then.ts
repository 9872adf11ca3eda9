/**
 * The text of a file as it was in a commit, out of git's objects. Shows nothing that the index would not show if the
 * file were there today: what is left out, what may hold secrets, what is no text. Reads objects alone: no checkout,
 * no filter, nothing fetched, no link followed, however the path is written.
 */
import { lstatSync } from "node:fs";
import { join } from "node:path";
import type { RepositoryEntry } from "../../lib/db/admin/repositories";
import type { GitAnswer, GitQuestion } from "../../lib/db/revision/git-questions";
import { languageOfPath, plainLanguageAt } from "../languages/registry";
import { gitBytes } from "../plan/git-files";
import { MAX_FILE_BYTES } from "../plan/limits";
import { isPrivateKey, notRead } from "../plan/not-read";
import { decodeSource, isMostlyReadable } from "../workers/decode-source";
import { maskSecrets } from "../workers/mask-secrets";
import { ask, commitNamed, OBJECTS_ALONE, whyNoCommit } from "./commit-named";

/** Milliseconds and bytes of one answer. */
const BOUNDS = { timeout: 10_000, maxBuffer: MAX_FILE_BYTES + 1024 };
/** `100644 blob <object> <bytes>\t<name>` */
const ENTRY = /^(\d{6}) (\w+) ([0-9a-f]{40,64}) +(\d+|-)\t/;

type Settings = Pick<RepositoryEntry, "root" | "withSecrets">;

/** @param leftOut whether a path inside the root is none of the repository's own */
export async function fileThen(
  { root, withSecrets }: Settings,
  { path, rev }: GitQuestion & { kind: "text" },
  leftOut: (path: string) => boolean,
): Promise<GitAnswer> {
  if (!isInside(path)) return none("no_match", "The path leads out of the repository.");
  if (leftOut(path)) return none("file_skipped", "The path is left out of this repository.");
  const closed = notRead(path, withSecrets);
  if (closed !== null) return none("file_skipped", closed.detail ?? "Files of this name are not read.");
  const { folder, rest } = nearestFolder(root, path);
  const commit = await commitNamed(folder, rev);
  if (commit === null) return whyNoCommit(folder, rev);
  const short = commit.slice(0, 10);
  const entry = ENTRY.exec((await ask(folder, ["ls-tree", "-l", "-z", commit, "--", rest])) ?? "");
  if (entry === null) return none("no_match", `There was no such file in ${short}.`);
  const [, mode, type, object, size] = entry;
  if (mode === "120000") return none("file_skipped", `In ${short} it was a symbolic link; links are not followed.`);
  if (type !== "blob") return none("no_match", `In ${short} it was no file.`);
  if (Number(size) > MAX_FILE_BYTES)
    return none("file_skipped", `In ${short} it had ${size} bytes: more than is shown.`);
  const said = await gitBytes(folder, [...OBJECTS_ALONE, "cat-file", "blob", object], "", BOUNDS);
  return said === null
    ? none("too_slow", "Git could not read that text.")
    : shown(path, commit, said.output, withSecrets);
}

/** The text as the index would show it. */
function shown(path: string, commit: string, bytes: Buffer, withSecrets: boolean): GitAnswer {
  const text = decodeSource(bytes)?.text;
  if (text === undefined || !isMostlyReadable(text)) return none("file_skipped", "It was no text then.");
  if (!withSecrets && isPrivateKey(text)) return none("file_skipped", "It began like a private key then.");
  const masked = withSecrets ? text : maskSecrets(text).text;
  const language = languageOfPath(path, masked) ?? plainLanguageAt(path, masked);
  return { kind: "text", commit, language, size: bytes.length, text: masked };
}

/** A plain path: nothing in it leads up, nowhere, or into git's own folder. */
const isInside = (path: string): boolean =>
  !path.includes("\0") && path.split("/").every((part) => !["", ".", "..", ".git"].includes(part.toLowerCase()));

/**
 * The folder of the file, or as much of it as is still there, and the rest of the path. Git is asked there, so that a
 * repository inside another answers for itself; a link in the place of a folder may lead anywhere and is not entered.
 */
function nearestFolder(root: string, path: string): { folder: string; rest: string } {
  const parts = path.split("/");
  let [folder, at] = [root, 0];
  for (; at < parts.length - 1; at++) {
    const next = join(folder, parts[at]);
    if (lstatSync(next, { throwIfNoEntry: false })?.isDirectory() !== true) break;
    folder = next;
  }
  return { folder, rest: parts.slice(at).join("/") };
}

type Why = (GitAnswer & { kind: "none" })["why"];
const none = (why: Why, message: string): GitAnswer => ({ kind: "none", why, message });
