/** How much of the questions' wording stands in the code: runs of words that its files hold in that order. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const RUN = 4;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

/** Runs of four words in all questions, and those that stand in a file of the folder. */
export function runsInCode(folder: string, questions: readonly string[]): { runs: number; found: string[] } {
  const runs = new Set<string>();
  for (const question of questions) {
    const words = wordsOf(question);
    for (let at = 0; at + RUN <= words.length; at++) runs.add(words.slice(at, at + RUN).join(" "));
  }
  const found = new Set<string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(py|java)$/.test(path)) continue;
    const words = wordsOf(readFileSync(join(folder, path), "utf8"));
    for (let at = 0; at + RUN <= words.length; at++) {
      const run = `${words[at]} ${words[at + 1]} ${words[at + 2]} ${words[at + 3]}`;
      if (runs.has(run)) found.add(run);
    }
  }
  return { runs: runs.size, found: [...found] };
}
