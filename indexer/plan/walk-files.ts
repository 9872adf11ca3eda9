/**
 * The files of a folder that git does not know, with its .gitignore files kept all the same. Never follows a symbolic
 * link; links to files are listed as such.
 */
import { readdirSync, readFileSync, type Dirent } from "node:fs";
import { join } from "node:path";
import ignore, { type Ignore } from "ignore";
import { closedFolder, tooDeep } from "./closed-folders";
import type { Listing } from "./listing";

/** Folders that hold no source of one's own. Without git nobody else says so. */
const LEFT_OUT = new Set([
  ...[".git", ".hg", ".svn", "node_modules", "bower_components", ".venv", "__pycache__", ".next", ".gradle", ".tox"],
]);
const MAX_DEPTH = 128;
/** Entries between two breaks for whatever else the process has to do. */
const BREATH = 2_000;

interface Rules {
  /** folder of the .gitignore, relative to the root, with `/` at its end; empty for the root */
  base: string;
  matcher: Ignore;
}

interface WalkOptions {
  /** the folder or file that is walked, inside `root`; all when left out */
  start?: string;
  /** .gitignore files count for nothing */
  noIgnore?: boolean;
}

/** Paths inside `root` at or below `start`, in no order. */
export async function walkFiles(root: string, { start = "", noIgnore = false }: WalkOptions = {}): Promise<Listing> {
  const found: Listing & { ignored: number } = { paths: [], closed: [], ignored: 0 };
  const open: { folder: string; rules: Rules[]; depth: number }[] = [startOf(root, start)];
  for (let next = open.pop(), seen = 0; next; next = open.pop()) {
    const { folder, depth } = next;
    const rules = noIgnore ? [] : withRulesOf(root, folder, next.rules);
    for (const entry of entriesOf(root, folder, found)) {
      const path = folder + entry.name;
      if (++seen % BREATH === 0) await new Promise(setImmediate);
      if (entry.isDirectory()) {
        if (LEFT_OUT.has(entry.name)) continue;
        if (isIgnored(path + "/", rules)) found.ignored++;
        else if (depth < MAX_DEPTH) open.push({ folder: path + "/", rules, depth: depth + 1 });
        else found.closed.push(tooDeep(path, MAX_DEPTH));
      } else if (isIgnored(path, rules)) found.ignored++;
      else found.paths.push(path);
    }
  }
  return found;
}

/** Whether the .gitignore files above a path, or the folders that are always left out, exclude it. */
export function walkLeavesOut(root: string, path: string, noIgnore = false): boolean {
  const parts = path.split("/");
  let rules: Rules[] = [];
  for (let i = 0; i < parts.length; i++) {
    const folder = parts.slice(0, i).join("/") + (i > 0 ? "/" : "");
    if (!noIgnore) rules = withRulesOf(root, folder, rules);
    const isLast = i === parts.length - 1;
    if (!isLast && LEFT_OUT.has(parts[i])) return true;
    if (isIgnored(folder + parts[i] + (isLast ? "" : "/"), rules)) return true;
  }
  return false;
}

function startOf(root: string, start: string): { folder: string; rules: Rules[]; depth: number } {
  const folder = start === "" ? "" : start.replace(/\/*$/, "/");
  let rules: Rules[] = [];
  const parts = folder.split("/").slice(0, -1);
  for (let i = 0; i < parts.length; i++)
    rules = withRulesOf(root, parts.slice(0, i).join("/") + (i > 0 ? "/" : ""), rules);
  return { folder, rules, depth: parts.length };
}

function entriesOf(root: string, folder: string, { closed }: Listing): Dirent[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    closed.push(...closedFolder(folder.replace(/\/$/, ""), error));
    return [];
  }
}

function withRulesOf(root: string, base: string, rules: Rules[]): Rules[] {
  try {
    const text = readFileSync(join(root, base, ".gitignore"), "utf8");
    return [...rules, { base, matcher: ignore().add(text) }];
  } catch {
    return rules;
  }
}

/** The innermost .gitignore that says anything about the path decides. */
function isIgnored(path: string, rules: readonly Rules[]): boolean {
  for (let i = rules.length - 1; i >= 0; i--) {
    const { ignored, unignored } = rules[i].matcher.test(path.slice(rules[i].base.length));
    if (ignored || unignored) return ignored;
  }
  return false;
}
