/** The `fzf` that stands on PATH, over the names of all symbols, as people pipe a list of names into it. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, openSync, closeSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { FoundSymbol } from "./query-file";
import { ROWS, type RankedEngine } from "./score";

interface Fzf extends RankedEngine {
  close(): void;
}

/** Null where it is not installed. */
export function realFzf(symbols: readonly FoundSymbol[]): Fzf | null {
  const version = spawnSync("fzf", ["--version"], { encoding: "utf8" });
  if (version.status !== 0) return null;
  const home = mkdtempSync(join(tmpdir(), "fathom-fzf-"));
  const lists = new Map<string | undefined, string>();
  /** The names of one repository, or of all, a line each with the symbol's place. */
  const listOf = (repo: string | undefined): string => {
    const known = lists.get(repo);
    if (known !== undefined) return known;
    const file = join(home, `names-${lists.size}`);
    const lines = symbols.flatMap(({ name, repo: own }, at) =>
      repo === undefined || own === repo ? [`${name}\t${at}\n`] : [],
    );
    writeFileSync(file, lines.join(""));
    lists.set(repo, file);
    return file;
  };
  return {
    name: `fzf ${version.stdout.split(" ")[0].trim()}`,
    ask: async (query, repo) => (await firstLines(query, listOf(repo))).map((at) => symbols[at]),
    close: () => rmSync(home, { recursive: true, force: true }),
  };
}

async function firstLines(query: string, file: string): Promise<number[]> {
  const input = openSync(file, "r");
  const child = spawn("fzf", ["--filter", query, "--delimiter", "\t", "--nth", "1"], {
    stdio: [input, "pipe", "ignore"],
  });
  closeSync(input);
  if (child.stdout === null) throw new Error("fzf was started without an output.");
  const places: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    places.push(Number(line.slice(line.lastIndexOf("\t") + 1)));
    if (places.length === ROWS) break;
  }
  child.kill();
  return places;
}
