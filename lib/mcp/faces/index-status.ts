import { z } from "zod";
import type { indexStatus } from "../../contract/index-status";
import type { ToolFace } from "../face";
import { repositoryLine } from "../repository-line";
import { completeness, counted } from "../wording";

export const indexStatusFace: ToolFace<typeof indexStatus> = {
  output: z.looseObject({
    index: z.looseObject({ state: z.string(), done: z.int(), total: z.int() }),
    totals: z.looseObject({ files: z.int(), symbols: z.int() }),
    results: z.array(z.looseObject({ file: z.string(), status: z.string() })),
    totalMatches: z.int().describe("Files that are not wholly indexed."),
    next: z.string().nullable(),
  }),
  text(answer) {
    const { totals, engines } = answer;
    const size = `${counted(totals.files, "file")}, ${counted(totals.symbols, "symbol")}`;
    const lines = [`index of ${size}: ${completeness(answer.index)}`];
    lines.push(...answer.repositories.map(repositoryLine));
    lines.push(`languages: ${answer.languages.map((row) => `${row.language ?? "other"} ${row.files}`).join(", ")}`);
    for (const { status, reason, files } of answer.reasons) {
      lines.push(`${status}${reason === null ? "" : `, ${reason}`}: ${counted(files, "file")}`);
    }
    for (const row of answer.results)
      lines.push(`  ${row.repo}/${row.file} ${row.status}: ${row.detail ?? row.reason}`);
    if (answer.next !== null) lines.push(`  cursor=${answer.next} for more of ${answer.totalMatches}`);
    for (const { repo, learned, told, files, cleanFiles, problem } of answer.macros.repositories) {
      lines.push(
        `macros of ${repo}: ${learned} learned, ${told} told; ${cleanFiles} of ${counted(files, "file")} parse by them`,
      );
      if (problem !== null) lines.push(`  ${problem}`);
    }
    const ready = engines.search.ready ? `${counted(engines.search.symbols, "symbol")}` : "still loading";
    lines.push(`search: ${engines.search.engine}, ${ready}; database: Postgres ${engines.database.version}`);
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
