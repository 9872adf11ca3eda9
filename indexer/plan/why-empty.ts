/** Why a folder gives nothing to index, in words: which rule leaves its files out, and where that stands. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ignore from "ignore";
import type { RepositoryEntry } from "../../lib/db/admin/repositories";
import { git } from "./git-files";
import { excludedBy } from "./left-out";

interface IgnoreRule {
  /** `.gitignore`, or where else git was told */
  file: string;
  /** 1-based */
  line: number;
  pattern: string;
  /** the entry that it leaves out */
  path: string;
}

/** Entries that are asked about. */
const MOST = 1_000;

/** The reason as the end of a sentence about the folder; empty where no reason is known. */
export async function whyEmpty({ root, excludes, noIgnore }: RepositoryEntry): Promise<string> {
  const entries = entriesOf(root).filter((name) => name !== ".git" && name !== ".gitignore");
  if (entries.length === 0) return "";
  const isExcluded = excludedBy(excludes);
  if (entries.every(isExcluded)) return `: --exclude ${excludes.join(" --exclude ")} leaves out all of it`;
  const rules = noIgnore ? [] : ((await rulesOfGit(root, entries)) ?? rulesOfFile(root, entries));
  const [first] = rules;
  if (!first) return "";
  const others = new Set(rules.map(({ file, line }) => `${file}:${line}`)).size - 1;
  const more = others === 0 ? "" : `, and ${others} more ${others === 1 ? "rule" : "rules"}`;
  return `: line ${first.line} of ${first.file} (${first.pattern}) leaves out ${first.path}${more}`;
}

/** What git says of each entry; null where it knows nothing of the folder. */
async function rulesOfGit(root: string, entries: readonly string[]): Promise<IgnoreRule[] | null> {
  const said = await git(root, ["check-ignore", "-v", "-z", "--", ...entries]);
  if (said === null) return null;
  const words = said.output.split("\0");
  const rules: IgnoreRule[] = [];
  for (let at = 0; at + 3 < words.length; at += 4) {
    const [file, line, pattern, path] = words.slice(at, at + 4);
    rules.push({ file, line: Number(line), pattern, path });
  }
  return rules;
}

/** The last line of the root's own .gitignore that names each entry. */
function rulesOfFile(root: string, entries: readonly string[]): IgnoreRule[] {
  const lines = textOf(join(root, ".gitignore")).split(/\r?\n/);
  const tests = lines.map((pattern) => ignore().add(pattern));
  return entries.flatMap((path) => {
    const at = tests.findLastIndex((test) => test.ignores(path) || test.ignores(`${path}/`));
    return at < 0 ? [] : [{ file: ".gitignore", line: at + 1, pattern: lines[at], path }];
  });
}

function entriesOf(root: string): string[] {
  try {
    return readdirSync(root).sort().slice(0, MOST);
  } catch {
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
