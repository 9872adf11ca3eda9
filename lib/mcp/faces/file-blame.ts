import { z } from "zod";
import type { fileBlame } from "../../contract/file-blame";
import type { ToolFace } from "./parts/face";
import { emptiness } from "./parts/wording";

/** Letters of a commit that people write. */
const SHORT = 10;

/** One line per run of lines: their numbers, and the commit that wrote them. */
export const fileBlameFace: ToolFace<typeof fileBlame> = {
  output: z.looseObject({
    file: z.string(),
    next: z.int().nullable(),
    results: z.array(z.looseObject({ start: z.int(), end: z.int(), commit: z.string().nullable() })),
  }),
  text(answer) {
    const { repo, file, start, end, results, next } = answer;
    const rest = next === null ? "complete" : `cut: start=${next} for more`;
    const rows = results.map((run) => {
      const lines = run.start === run.end ? `${run.start}` : `${run.start}-${run.end}`;
      if (run.commit === null) return `  ${lines} not committed yet`;
      return `  ${lines} ${run.commit.slice(0, SHORT)} ${run.at?.slice(0, 10)} ${run.author}: ${run.summary}`;
    });
    return [`blame of ${repo}/${file}:${start}-${end}, ${rest}${emptiness(answer)}`, ...rows].join("\n");
  },
  lean: ({ repo, file, results, next }) => ({
    file: `${repo}/${file}`,
    next,
    results: results.map(({ start, end, commit }) => ({ start, end, commit })),
  }),
};
