/**
 * Re-indexes a handful of paths that are said to have changed: files saved, added or removed, and folders that came or
 * went. Larger changes, and changes of what is ignored, are a whole run's business.
 */
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { indexedFilesAt } from "../../lib/db/indexed-files";
import type { Queryable } from "../../lib/db/pool";
import { updateRepository, type RepositoryEntry } from "../../lib/db/repositories";
import { countRepository } from "../../lib/db/repository-counts";
import { applyPlan } from "../apply-plan";
import type { IndexerContext } from "../context";
import { EXTRACTOR_VERSION } from "../languages/registry";
import { isManifest, linkManifests } from "../link/link-manifests";
import { lookAgain } from "../macros/second-look";
import { readSettings, SETTINGS_FILE } from "../macros/settings";
import { lookForOwners } from "../owners/look-for-owners";
import { decide } from "../plan/decide";
import { gitFiles } from "../plan/git-files";
import { inspectFiles } from "../plan/inspect";
import { leftOutOf } from "../plan/left-out";
import { ownPaths, type Listing } from "../plan/list-files";
import { walkFiles, walkLeavesOut } from "../plan/walk-files";

/** Most paths that are looked at one by one. */
const MAX_PATHS = 200;

/** Whether these changes must be found by a whole run. */
export function needsWholeRun(paths: readonly string[]): boolean {
  return paths.length > MAX_PATHS || paths.some((path) => /(^|\/)\.gitignore$/.test(path));
}

/** Brings the index up to date at these paths, and tells whether anything was written. */
export async function indexPaths(
  context: IndexerContext,
  repository: RepositoryEntry,
  paths: readonly string[],
): Promise<boolean> {
  const indexed = await indexedFilesAt(context.writer, repository.id, paths);
  const known = new Set(indexed.map(({ path }) => path));
  // A file that is indexed is one that may be: only new ones and folders are asked about, which takes a process of git's.
  const listed = await listAt(
    context.control,
    repository,
    paths.filter((path) => !known.has(path) || isFolder(repository.root, path)),
  );
  const all = { paths: [...new Set([...known, ...listed.paths])], closed: listed.closed };
  const candidates = await inspectFiles(repository.root, all);
  const plan = decide(candidates, indexed, EXTRACTOR_VERSION);
  const tellsMore = paths.includes(SETTINGS_FILE) || paths.some(isManifest);
  if (plan.read.length + plan.gone.length === 0 && !tellsMore) return false;
  const settings = readSettings(repository.root);
  const applied = await applyPlan(context, repository, plan, settings.told, null);
  const { totals } = applied;
  if (totals.transactions > 0) await countRepository(context.writer, repository.id);
  const wasReadAgain = await lookAgain(context, repository, { ...applied, added: totals.added }, settings);
  const scope = wasReadAgain || applied.typeNames === null ? null : { files: totals.added, names: applied.typeNames };
  const foundOwners = await lookForOwners(context, repository, scope, settings.told);
  const wasLinkedAgain = paths.some(isManifest) && (await linkManifests(context.writer, repository));
  if (totals.transactions === 0 && !wasReadAgain && !foundOwners && !wasLinkedAgain) return false;
  await updateRepository(context.control, repository.id, { indexedAt: new Date() });
  return true;
}

/** Those of the paths that may be indexed, folders replaced by their files. */
async function listAt(client: Queryable, repository: RepositoryEntry, paths: readonly string[]): Promise<Listing> {
  const { root } = repository;
  const present = paths.filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false }));
  if (present.length === 0) return { paths: [], closed: [] };
  const leftOut = await leftOutOf(client, repository);
  return ownPaths((await gitFiles(root, present)) ?? (await walkAt(root, present)), leftOut);
}

const isFolder = (root: string, path: string): boolean =>
  lstatSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true;

async function walkAt(root: string, paths: readonly string[]): Promise<Listing> {
  const found: Listing = { paths: [], closed: [] };
  for (const path of paths) {
    if (walkLeavesOut(root, path)) continue;
    if (isFolder(root, path)) {
      const below = await walkFiles(root, path);
      found.paths.push(...below.paths);
      found.closed.push(...below.closed);
    } else found.paths.push(path);
  }
  return found;
}
