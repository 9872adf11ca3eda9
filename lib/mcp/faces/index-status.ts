import { z } from "zod";
import type { indexStatus } from "../../contract/index-status";
import type { ToolFace } from "./parts/face";
import { repositoryLine } from "./parts/repository-line";
import { completeness, counted } from "./parts/wording";

export const indexStatusFace: ToolFace<typeof indexStatus> = {
  output: z.looseObject({
    index: z.looseObject({ state: z.string(), done: z.int(), total: z.int() }),
    totals: z.looseObject({ files: z.int(), symbols: z.int() }),
    results: z.array(z.looseObject({ file: z.string(), status: z.string() })),
    totalMatches: z.int().describe("Files that are not wholly indexed."),
    next: z.string().nullable(),
  }),
  text(answer) {
    const { totals, repositories, languages, reasons, results } = answer;
    const size = `${counted(totals.files, "file")}, ${counted(totals.symbols, "symbol")}`;
    const lines = [`index of ${size}: ${completeness(answer.index)}`];
    lines.push(...some(repositories.map(repositoryLine), MAX_REPOSITORIES));
    const spoken = languages.map((row) => `${row.language ?? "other"} ${row.files}`);
    lines.push(`languages: ${spoken.slice(0, MAX_LANGUAGES).join(", ")}`);
    const why = reasons.map(
      ({ status, reason, files }) => `${status}${reason === null ? "" : `, ${reason}`}: ${files}`,
    );
    if (why.length > 0) lines.push(`not wholly indexed: ${why.join("; ")}`);
    const problems = results.map((row) => `  ${row.repo}/${row.file} ${row.status}: ${row.detail ?? row.reason}`);
    lines.push(...some(problems, MAX_PROBLEMS));
    if (answer.next !== null) lines.push(`  cursor=${answer.next} for more of ${answer.totalMatches}`);
    for (const { repo, problem } of answer.macros.repositories)
      if (problem !== null) lines.push(`macros of ${repo}: ${problem}`);
    if (answer.machines !== null) {
      const { workers, waiting, running } = answer.machines;
      lines.push(`workers: ${workers.length}; repositories waiting: ${waiting}, under way: ${running}`);
    }
    if (!answer.engines.search.ready) lines.push("search: still loading");
    return lines.join("\n");
  },
  lean: (answer) => ({
    index: answer.index,
    totals: answer.totals,
    results: answer.results.map(({ repo, file, status, reason }) => ({ file: `${repo}/${file}`, status, reason })),
    totalMatches: answer.totalMatches,
    next: answer.next,
  }),
};

/** What a short answer lists. */
const MAX_REPOSITORIES = 12;
const MAX_LANGUAGES = 8;
const MAX_PROBLEMS = 5;

function some(lines: readonly string[], most: number): string[] {
  return lines.length <= most ? [...lines] : [...lines.slice(0, most), `  and ${lines.length - most} more`];
}
