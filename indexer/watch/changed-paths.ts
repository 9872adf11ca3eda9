/**
 * Re-indexes a handful of paths that are said to have changed: files saved, added or removed, and folders that came or
 * went. Larger changes, and changes of what is ignored, are a whole run's business.
 */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { indexedFilesAt } from "../../lib/db/admin/indexed-files";
import type { Queryable } from "../../lib/db/pool";
import { updateRepository, type RepositoryEntry } from "../../lib/db/admin/repositories";
import { countRepository } from "../../lib/db/admin/repository-counts";
import { applyPlan, applyTexts } from "../apply-plan";
import type { IndexerContext } from "../context";
import { EXTRACTOR_VERSION } from "../languages/registry";
import { isManifest } from "../link/manifest-files";
import { lookAgain } from "../macros/second-look";
import { readSettings, SETTINGS_FILE } from "../macros/settings";
import { lookForOwners } from "../owners/look-for-owners";
import { decide } from "../plan/decide";
import { gitFiles, gitHead, trackedIgnored } from "../plan/git-files";
import { inspectFiles } from "../plan/inspect";
import { leftOutOf } from "../plan/left-out";
import { ownPaths } from "../plan/list-files";
import type { Listing } from "../plan/listing";
import { sourcesFirst } from "../plan/sorts";
import { isOfThisVersion, markFinished } from "../rules-version";
import { walkFiles, walkLeavesOut } from "../plan/walk-files";
import { GIT_FOLDER, GIT_RULES } from "./git-watch";
import { lookAt } from "../plan/look-at";

/** Most paths that are looked at one by one. */
const MAX_PATHS = 200;

/** Whether these changes must be found by a whole run. */
export async function needsWholeRun(repository: RepositoryEntry, paths: readonly string[]): Promise<boolean> {
  const { root, branch, revision } = repository;
  if (!isOfThisVersion(repository)) return true;
  if (paths.length > MAX_PATHS || paths.some(changesRules)) return true;
  if (!paths.includes(GIT_FOLDER)) return false;
  const wasListedByGit = branch !== null || revision !== null;
  if (!wasListedByGit) return existsSync(join(root, GIT_FOLDER));
  const head = await gitHead(root);
  return head.branch === null && head.revision === null;
}

/** Ignore rules, and where those of another repository begin. */
const changesRules = (path: string): boolean =>
  path === GIT_RULES || basename(path) === ".gitignore" || path.endsWith(`/${GIT_FOLDER}`);

/** Brings the index up to date at these paths. Returns whether anything was written. */
export async function indexPaths(
  context: IndexerContext,
  repository: RepositoryEntry,
  heard: readonly string[],
): Promise<boolean> {
  const claimed = heard.includes(GIT_FOLDER) ? await followGit(context, repository) : [];
  const paths = [...new Set([...heard, ...claimed])];
  // Links may lead elsewhere, or nowhere, when what they lead to came or went.
  const links = context.links.get(repository.id) ?? new Set<string>();
  const linked = links.size <= MAX_PATHS ? [...links] : [];
  const indexed = await indexedFilesAt(context.writer, repository.id, [...paths, ...linked]);
  const known = new Set(indexed.map(({ path }) => path));
  // A file that is indexed is one that may be: only new ones and folders are asked about, which takes a process of
  // git's.
  const asked = paths.filter((path) => !known.has(path) || isFolder(repository.root, path) || claimed.includes(path));
  const listed = await listAt(context.control, repository, asked);
  const unasked = [...known].filter((path) => !asked.some((at) => path === at || path.startsWith(`${at}/`)));
  const all = { paths: [...new Set([...unasked, ...listed.paths, ...linked])], closed: listed.closed };
  const candidates = await inspectFiles(repository.root, all, links, repository.withSecrets);
  // What is said to have changed is read: another file in its place may have its size and its time.
  const plan = decide(candidates, indexed, EXTRACTOR_VERSION, { isHeardOf: true });
  const manifests = paths.some((path) => isManifest(path) || mayHoldManifests(repository.root, path));
  const tellsMore = paths.includes(SETTINGS_FILE) || manifests;
  if (plan.read.length + plan.gone.length === 0 && !tellsMore) return false;
  const settings = readSettings(repository.root);
  const { sources, texts } = sourcesFirst(plan);
  const applied = await applyPlan(context, repository, sources, settings.configured, null, manifests);
  const { totals } = applied;
  const transactions = totals.transactions + (await applyTexts(context, repository, texts, null)).transactions;
  if (transactions > 0) await countRepository(context.writer, repository.id);
  const wasReadAgain = await lookAgain(context, repository, { ...applied, added: totals.added }, settings);
  const files = [...totals.added, ...applied.relinked];
  const scope = wasReadAgain || applied.typeNames === null ? null : { files, names: applied.typeNames };
  const foundOwners = await lookForOwners(context, repository, scope, settings.configured);
  await markFinished(context.writer, repository);
  if (transactions === 0 && !wasReadAgain && !foundOwners && applied.relinked.length === 0) return false;
  await updateRepository(context.control, repository.id, { indexedAt: new Date() });
  return true;
}

/** Notes branch and commit, and gives the paths of which git's index alone says whether they belong to the folder. */
async function followGit(
  { control, trackedIgnored: before }: IndexerContext,
  repository: RepositoryEntry,
): Promise<string[]> {
  const { id, root, branch, revision } = repository;
  if (branch === null && revision === null) return [];
  const head = await gitHead(root);
  if (head.branch !== branch || head.revision !== revision) await updateRepository(control, id, head);
  const now = await trackedIgnored(root);
  const claimed = [...new Set([...(before.get(id) ?? []), ...now])];
  before.set(id, now);
  return claimed;
}

/** Those of the paths that may be indexed, folders replaced by their files. */
async function listAt(client: Queryable, repository: RepositoryEntry, paths: readonly string[]): Promise<Listing> {
  const { root } = repository;
  const present = paths.filter((path) => lookAt(join(root, path)));
  if (present.length === 0) return { paths: [], closed: [] };
  const leftOut = await leftOutOf(client, repository);
  // Git says nothing about a folder that the repository around it ignores.
  const isListedByGit = !repository.noIgnore && (repository.branch !== null || repository.revision !== null);
  const byGit = isListedByGit ? await gitFiles(root, present) : null;
  return ownPaths(byGit ?? (await walkAt(repository, present)), leftOut);
}

const isFolder = (root: string, path: string): boolean => lookAt(join(root, path))?.isDirectory() === true;

/** A folder, or what was one by its name: notifications name the folder alone when it moves with all that is in it. */
const mayHoldManifests = (root: string, path: string): boolean =>
  isFolder(root, path) || (!/\.\w+$/.test(path) && !existsSync(join(root, path)));

async function walkAt({ root, noIgnore }: RepositoryEntry, paths: readonly string[]): Promise<Listing> {
  const found: Listing = { paths: [], closed: [] };
  for (const path of paths) {
    if (walkLeavesOut(root, path, noIgnore)) continue;
    if (isFolder(root, path)) {
      const below = await walkFiles(root, { start: path, noIgnore });
      found.paths.push(...below.paths);
      found.closed.push(...below.closed);
    } else found.paths.push(path);
  }
  return found;
}
