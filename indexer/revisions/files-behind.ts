/**
 * Which files on disk are not what the index has of them. A comparison reads what differs from git's objects and the
 * rest from the index: it holds only where the index has seen the folder as git sees it.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Queryable } from "../../lib/db/pool";
import { indexedFiles, type IndexedFile } from "../../lib/db/admin/indexed-files";
import type { RepositoryEntry } from "../../lib/db/admin/repositories";
import { AppError } from "../../lib/errors";
import { languageOfPath } from "../languages/registry";
import { inspectFiles } from "../plan/inspect";
import { leftOutOf } from "../plan/left-out";
import { listFiles } from "../plan/list-files";
import type { Candidate } from "../plan/listing";
import { isRead } from "./revision-rows";

/** Files that are named to whoever asked. */
const NAMED = 3;

/**
 * Looks at every file that is indexed, as git does: one that was indexed with changes of its own and has been put back
 * to its commit since differs from no revision. Links and folders that stand for what could not be read are not asked.
 * @param differing paths in the repository, of what differs between its revisions and the folder
 * @throws AppError index_behind where the index has to read some files first
 */
export async function requireSeen(
  client: Queryable,
  repository: RepositoryEntry,
  differing: readonly string[],
): Promise<void> {
  const indexed = (await indexedFiles(client, repository.id)).filter(({ path }) => isRead(path));
  const wasRead = indexed.filter(({ contentHash }) => contentHash !== null).map(({ path }) => path);
  const paths = [...new Set([...differing.filter(isRead), ...wasRead])];
  const behind = await filesBehind(client, repository, new Map(indexed.map((file) => [file.path, file])), paths);
  if (behind.length === 0) return;
  const names = behind.slice(0, NAMED).join(", ");
  const more = behind.length > NAMED ? ` and ${behind.length - NAMED} more` : "";
  throw new AppError("index_behind", `Changed on disk since they were indexed: ${names}${more}.`);
}

async function filesBehind(
  client: Queryable,
  repository: RepositoryEntry,
  indexed: ReadonlyMap<string, IndexedFile>,
  paths: string[],
): Promise<string[]> {
  const { root, noIgnore, withSecrets } = repository;
  const found = await inspectFiles(root, { paths, closed: [] }, new Set(), withSecrets);
  const onDisk = new Map(found.map((candidate) => [candidate.path, candidate]));
  const behind: string[] = [];
  const unknown: string[] = [];
  for (const path of paths) {
    const [file, seen] = [indexed.get(path), onDisk.get(path)];
    if (file && !(seen && (await isSame(root, file, seen)))) behind.push(path);
    if (!file && seen) unknown.push(path);
  }
  if (unknown.length === 0) return behind;
  // What settings and ignore rules leave out is not indexed, and never will be.
  const listing = await listFiles(root, await leftOutOf(client, repository), noIgnore);
  const listed = new Set(listing.paths);
  return [...behind, ...unknown.filter((path) => listed.has(path))];
}

/** A file may be written anew with what it held before: then its hash decides. */
async function isSame(
  root: string,
  file: IndexedFile,
  { path, size, modifiedAt, verdict }: Candidate,
): Promise<boolean> {
  if (file.size !== size) return false;
  if (file.modifiedAt === modifiedAt) return true;
  if (verdict !== null || file.contentHash === null || languageOfPath(path) === "uasset") return false;
  const bytes = await readFile(join(root, path)).catch(() => null);
  return bytes !== null && createHash("sha256").update(bytes).digest().equals(file.contentHash);
}
