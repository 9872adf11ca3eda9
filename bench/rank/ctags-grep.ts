/**
 * What people do without an index of their own: universal-ctags over the folders, grep over the names of its file. Of
 * a qualified name the last part is looked for; equal names come before beginnings and those before the rest.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { FoundSymbol } from "./query-file";
import { ROWS, type RankedEngine } from "./score";

const KINDS: Record<string, string> = { t: "typedef", type: "type_alias" };

/** Null where ctags is not installed. @param folders by repository name */
export function ctagsAndGrep(folders: ReadonlyMap<string, string>): RankedEngine | null {
  if (spawnSync("ctags", ["--version"]).status !== 0) return null;
  const symbols = [...folders].flatMap(([repo, folder]) => readTags(repo, folder));
  const lower = symbols.map(({ name }) => name.toLowerCase());
  return {
    name: "ctags + grep",
    async ask(query, repo) {
      const word = (
        query
          .split(/\s+|::|->|[.#$/]/)
          .filter((part) => part !== "")
          .pop() ?? query
      ).toLowerCase();
      const found: FoundSymbol[][] = [[], [], []];
      for (let at = 0; at < symbols.length; at++) {
        if (repo !== undefined && symbols[at].repo !== repo) continue;
        const place = lower[at].indexOf(word);
        if (place < 0) continue;
        found[lower[at].length === word.length ? 0 : place === 0 ? 1 : 2].push(symbols[at]);
      }
      return found.flat().slice(0, ROWS);
    },
  };
}

function readTags(repo: string, folder: string): FoundSymbol[] {
  const home = mkdtempSync(join(tmpdir(), "fathom-rank-"));
  try {
    const tags = join(home, "tags");
    spawnSync("ctags", ["-R", "--fields=+Kz", "--excmd=number", "-f", tags, folder], { stdio: "ignore" });
    return readFileSync(tags, "utf8")
      .split("\n")
      .flatMap((line): FoundSymbol[] => {
        const [name, path, , kind = ""] = line.split("\t");
        if (line.startsWith("!") || path === undefined) return [];
        const word = kind.replace(/^kind:/, "");
        return [{ name, kind: KINDS[word] ?? word, containers: null, path: relative(folder, path), repo }];
      });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
