/**
 * Which files may mean something else after others changed: those of the same package, and those that name what a
 * changed file declares. By words, so rather one too many.
 */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { EngineFile } from "../port";

const PACKAGE = /^[ \t]*package\s+([\w.`]+)/m;
const DECLARED =
  /\b(?:class|interface|enum|record|object|typealias|fun(?:\s*<[^>]*>)?|va[lr])\s+(?:[\w<>?., ]+\.)?`?([\p{L}_$][\p{L}\p{N}_$]*)/gu;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** @returns paths beside the changed ones */
export function affectedFiles(root: string, files: readonly EngineFile[], changed: readonly string[]): string[] {
  const names = new Set<string>();
  const packages = new Set<string>();
  for (const path of changed) {
    const text = read(join(root, path));
    names.add(posix.parse(path).name);
    // A file that is gone may have been of any package that ends as its folder does.
    if (text !== null) packages.add(packageOf(text));
    for (const [, name] of (text ?? "").matchAll(DECLARED)) names.add(name);
  }
  const known = new Set(changed);
  return files
    .map(({ path }) => path)
    .filter((path) => !known.has(path) && isAffected(read(join(root, path)) ?? "", packages, names));
}

function isAffected(text: string, packages: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  if (packages.has(packageOf(text))) return true;
  for (const [word] of text.matchAll(WORD)) if (names.has(word)) return true;
  return false;
}

const packageOf = (text: string): string => (PACKAGE.exec(text)?.[1] ?? "").replaceAll("`", "");

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // It is gone.
    return null;
  }
}
