/** Looks at the listed paths on disk, without reading files: what could be indexed, and what cannot and why. */
import { lstatSync, realpathSync, type Stats } from "node:fs";
import { join, sep } from "node:path";
import { languageOfPath } from "../languages/registry";
import type { Verdict } from "../workers/messages";
import { changeTime, leadsOutside, openFailure, skipped, tooLarge } from "../workers/read-source";
import { foldersOfLongPaths, isShort } from "./closed-folders";
import { notRead } from "./not-read";
import { sizeLimit } from "./sorts";
import { lookAt } from "./look-at";
import type { Candidate, Listing } from "./listing";

const BREATH = 1_000;

/** One file for each object of a level, named by a hash: no assets of their own. */
const ACTOR_FILE = /(^|\/)__External(Actors|Objects)__\//;

/**
 * Every file, and folders that could not be looked into. Paths that are gone are left out, and so is a closed folder
 * of which files are known all the same: they say it themselves.
 * @param links takes in the links among them: what they are depends on what lies elsewhere
 * @param withSecrets what may hold secrets is a file like any other
 */
export async function inspectFiles(
  root: string,
  { paths, closed }: Listing,
  links: Set<string> = new Set(),
  withSecrets = false,
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  const long: string[] = [];
  const isBelowLink = linksAbove(root);
  for (let i = 0; i < paths.length; i++) {
    if (i % BREATH === BREATH - 1) await new Promise(setImmediate);
    const path = paths[i];
    if (isShort(path)) {
      const candidate = isBelowLink(path) ? null : inspectFile(root, path, links, withSecrets);
      if (candidate) candidates.push(candidate);
    } else long.push(path);
  }
  candidates.push(...foldersOfLongPaths(long));
  if (closed.length === 0) return candidates;
  const told = new Set(candidates.flatMap(({ path }) => foldersAbove(path)));
  return [...candidates, ...closed.filter(({ path }) => path !== "" && isShort(path) && !told.has(path))];
}

const foldersAbove = (path: string): string[] => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));

/** Whether a path leads through a link: git goes on tracking files of a folder that a link took the place of. */
function linksAbove(root: string): (path: string) => boolean {
  const known = new Map([["", false]]);
  const isBelowLink = (path: string): boolean => {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    const before = known.get(folder);
    if (before !== undefined) return before;
    const isLink = isBelowLink(folder) || lookAt(join(root, folder))?.isSymbolicLink() === true;
    known.set(folder, isLink);
    return isLink;
  };
  return isBelowLink;
}

function inspectFile(root: string, path: string, links: Set<string>, withSecrets: boolean): Candidate | null {
  const isAsset = languageOfPath(path) === "uasset";
  if (isAsset && ACTOR_FILE.test(path)) return null;
  if (path.includes("\ufffd"))
    return { path, size: 0, modifiedAt: 0, verdict: skipped("unreadable", "Its name is not valid UTF-8.") };
  const stats = statsOf(join(root, path));
  if ("reason" in stats) return stats.reason === "vanished" ? null : { path, size: 0, modifiedAt: 0, verdict: stats };
  if (stats.isSymbolicLink()) links.add(path);
  if (stats.isSymbolicLink()) return inspectLink(root, path, stats);
  if (!stats.isFile()) return null;
  const { size } = stats;
  const limit = sizeLimit(path);
  const verdict = isAsset ? null : (notRead(path, withSecrets) ?? (size > limit ? tooLarge(size, limit) : null));
  return { path, size, modifiedAt: changeTime(stats), verdict };
}

/**
 * A link to a file inside the root is no file of its own; one that leads outside, in a circle or nowhere is listed.
 */
function inspectLink(root: string, path: string, stats: Stats): Candidate | null {
  const seen = { path, size: stats.size, modifiedAt: changeTime(stats) };
  try {
    const target = realpathSync.native(join(root, path));
    return target.startsWith(root + sep) ? null : { ...seen, verdict: leadsOutside() };
  } catch {
    return { ...seen, verdict: skipped("unreadable", "It is a symbolic link that leads nowhere.") };
  }
}

/** What the system says about a path, or why it says nothing. */
function statsOf(path: string): Stats | Verdict {
  try {
    return lstatSync(path);
  } catch (error) {
    return openFailure(error);
  }
}
