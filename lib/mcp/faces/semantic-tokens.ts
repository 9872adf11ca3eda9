import { z } from "zod";
import type { semanticTokens } from "../../contract/semantic-tokens";
import type { ToolFace } from "./parts/face";
import { completeness, counted, emptiness } from "./parts/wording";

/** One line per line of the file: each name with what it is. */
export const semanticTokensFace: ToolFace<typeof semanticTokens> = {
  output: z.looseObject({
    file: z.string(),
    start: z.int(),
    end: z.int(),
    next: z.int().nullable(),
    results: z.array(z.looseObject({ line: z.int(), column: z.int(), name: z.string(), kind: z.string() })),
  }),
  text(answer) {
    const { repo, file, start, end, next, results } = answer;
    const rest = next === null ? completeness(answer.index) : `cut: start=${next} for more`;
    const head = `names in ${repo}/${file}:${start}-${end}: ${counted(results.length, "name")} known, ${rest}`;
    const lines = new Map<number, string[]>();
    for (const { line, name, kind } of results)
      lines.set(line, [...(lines.get(line) ?? []), `${name}: ${kind.replace("_", " ")}`]);
    const rows = [...lines].map(([line, names]) => `${line} ${names.join(", ")}`);
    return [`${head}${emptiness(answer)}`, ...rows].join("\n");
  },
  lean: ({ repo, file, start, end, next, results }) => ({
    file: `${repo}/${file}`,
    start,
    end,
    next,
    results: results.map(({ line, column, name, kind }) => ({ line, column, name, kind })),
  }),
};
