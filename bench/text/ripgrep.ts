/** Asks ripgrep the same question: the set of (file, line), and how long it takes. */
import { spawnSync } from "node:child_process";
import type { PatternRequest } from "../../lib/text/pattern/text-pattern";

interface Grepped {
  /** `path:line` */
  lines: Set<string>;
  milliseconds: number;
}

const ALWAYS = [
  "--no-config",
  "--no-ignore",
  "--hidden",
  "--text",
  "--crlf",
  "--no-heading",
  "--color=never",
  "-n",
  "-H",
  "--null",
  "--no-messages",
];

export function ripgrep(folder: string, { source, regex, caseSensitive, word }: PatternRequest): Grepped {
  const flags = [regex ? [] : ["-F"], caseSensitive ? ["-s"] : ["-i"], word ? ["-w"] : []].flat();
  const begun = performance.now();
  const run = spawnSync("rg", [...ALWAYS, ...flags, "-e", regex ? inRustSyntax(source) : source, "."], {
    cwd: folder,
    maxBuffer: 2 ** 31 - 1,
    encoding: "latin1",
  });
  const milliseconds = performance.now() - begun;
  if (run.error !== undefined || (run.status ?? 2) > 1)
    throw new Error(`rg failed: ${run.error?.message ?? run.stderr}`);
  const lines = new Set<string>();
  for (const [, path, line] of run.stdout.matchAll(/^\.\/([^\0\n]*)\0(\d+):/gm)) {
    lines.add(`${Buffer.from(path, "latin1").toString("utf8")}:${line}`);
  }
  return { lines, milliseconds };
}

const IN_CLASS: Readonly<Record<string, string>> = { d: "0-9", w: "0-9A-Za-z_", s: "\\t\\n\\f\\r " };

/** RE2's classes and boundaries are of ASCII, Rust's of Unicode. */
function inRustSyntax(source: string): string {
  let inClass = false;
  return source.replace(/\\(.)|\[|\]/gs, (whole, escaped: string | undefined) => {
    if (escaped === undefined) {
      inClass = whole === "[" ? true : false;
      return whole;
    }
    if (escaped === "b" && !inClass) return "(?-u:\\b)";
    const set = IN_CLASS[escaped];
    if (set === undefined) return whole;
    return inClass ? set : `[${set}]`;
  });
}
