/**
 * Which Go files a change reaches: those of the same folder, and those that import it. What flows further, through the
 * results of what they call, is seen when those files change, or at the next start of the engine.
 */
import { readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import type { EngineFile } from "../port";

const IMPORTS = /^import\s*(?:\(([^)]*)\)|([^\n]*))/gm;
const IMPORT_PATH = /"([^"\n]+)"|`([^`\n]+)`/g;

/** Import paths that a Go text writes. */
export function importPaths(text: string): string[] {
  const blocks = [...text.matchAll(IMPORTS)].map(([, many, one]) => many ?? one ?? "");
  return blocks.flatMap((block) => [...block.matchAll(IMPORT_PATH)].map(([, plain, raw]) => plain ?? raw ?? ""));
}

export class Importers {
  /** import paths by file */
  private readonly known = new Map<string, readonly string[]>();

  constructor(private readonly root: string) {}

  /** Files whose facts may differ after these changed, without those themselves. */
  affected(files: readonly EngineFile[], changed: readonly string[]): string[] {
    for (const path of changed) this.known.delete(path);
    const itself = new Set(changed);
    const folders = new Set(changed.map((path) => posix.dirname(path)));
    const words = new Set([...folders].flatMap((folder) => this.wordsOf(folder)));
    return files
      .map(({ path }) => path)
      .filter((path) => !itself.has(path))
      .filter(
        (path) => folders.has(posix.dirname(path)) || this.pathsOf(path).some((each) => words.has(lastWord(each))),
      );
  }

  /** What import paths of a folder may end in: rather one too many, since modules, forks and vendors rename it. */
  private wordsOf(folder: string): string[] {
    const [, module] = /^module\s+"?([^\s"]+)/m.exec(this.read(posix.join(folder, "go.mod"))) ?? [];
    return [module, folder === "." ? basename(this.root) : folder].flatMap((path) => (path ? lastWord(path) : []));
  }

  private pathsOf(path: string): readonly string[] {
    let found = this.known.get(path);
    if (found === undefined) this.known.set(path, (found = importPaths(this.read(path))));
    return found;
  }

  private read(path: string): string {
    try {
      return readFileSync(join(this.root, path), "utf8");
    } catch {
      // It is gone, or there is none.
      return "";
    }
  }
}

/** The last part of a path that is no version: `lift` of `example.org/lift/v2`. */
const lastWord = (path: string): string => posix.basename(path.replace(/[./]v\d+$/, ""));
