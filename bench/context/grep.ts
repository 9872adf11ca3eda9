/**
 * The same questions without an index: the lines that hold words of the question, the files with most of them first.
 */
import { spawnSync } from "node:child_process";
import { tokensOf } from "../../lib/queries/count-tokens";
import { termsOf } from "../../lib/queries/find/words";

export interface Line {
  file: string;
  line: number;
}

/** Letters of a line that are shown, as agents' tools do. */
const MAX_LINE = 200;
const MAX_OUTPUT = 1 << 29;

interface FoundLine extends Line {
  text: string;
  words: number;
}

/** Lines that fit into a budget of tokens, as `grep -rniE 'word|word'` finds them. */
export function linesByGrep(folder: string, question: string, budgets: readonly number[]): Map<number, Line[]> {
  const words = termsOf(question).map(({ word }) => word.toLowerCase());
  const args = ["-rniIE", "--include=*.py", "--include=*.java", "--", words.join("|"), "."];
  const { stdout } = spawnSync("grep", args, { cwd: folder, maxBuffer: MAX_OUTPUT });
  const byFile = new Map<string, FoundLine[]>();
  for (const line of stdout.toString("utf8").split("\n")) {
    const [, file, number, text] = /^\.\/([^:]+):(\d+):(.*)$/.exec(line) ?? [];
    if (file === undefined) continue;
    const small = text.toLowerCase();
    const found = { file, line: Number(number), text: text.trim().slice(0, MAX_LINE), words: 0 };
    found.words = words.filter((word) => small.includes(word)).length;
    const lines = byFile.get(file);
    if (lines === undefined) byFile.set(file, [found]);
    else lines.push(found);
  }
  const wordsIn = (lines: readonly FoundLine[]): number =>
    words.filter((word) => lines.some(({ text }) => text.toLowerCase().includes(word))).length;
  const files = [...byFile.values()]
    .map((lines) => ({ lines, words: wordsIn(lines) }))
    .sort((a, b) => b.words - a.words || b.lines.length - a.lines.length);
  const ordered = files
    .flatMap(({ lines, words: all }) => lines.map((line) => ({ line, rank: line.words * 2 + all })))
    .sort((a, b) => b.rank - a.rank)
    .map(({ line }) => line);
  return new Map(budgets.map((budget) => [budget, fitting(ordered, budget)]));
}

function fitting(lines: readonly FoundLine[], budget: number): Line[] {
  const shown: Line[] = [];
  let left = budget;
  for (const { file, line, text } of lines) {
    left -= tokensOf(`${file}:${line}:${text}\n`);
    if (left < 0) break;
    shown.push({ file, line });
  }
  return shown;
}
