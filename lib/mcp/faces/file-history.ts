import { z } from "zod";
import type { fileHistory } from "../../contract/file-history";
import { leanList, type ToolFace } from "./parts/face";
import { emptiness } from "./parts/wording";

/** Letters of a commit that people write. */
const SHORT = 10;

/** One line per commit: hash, day, author, message; the path where it was another. */
export const fileHistoryFace: ToolFace<typeof fileHistory> = {
  output: leanList({ commit: z.string(), summary: z.string() }).extend({ file: z.string() }),
  text(answer) {
    const { repo, file, results, next, totalMatches } = answer;
    const rest = next === null ? "complete" : `cursor=${next} for older ones`;
    const head = `history of ${repo}/${file}: ${totalMatches} commits, ${rest}`;
    const rows = results.map(({ commit, at, author, summary, file: then }) => {
      const moved = then === file ? "" : ` (as ${then})`;
      return `  ${commit.slice(0, SHORT)} ${at.slice(0, 10)} ${author}: ${summary}${moved}`;
    });
    return [`${head}${emptiness(answer)}`, ...rows].join("\n");
  },
  lean: ({ repo, file, results, totalMatches, next }) => ({
    file: `${repo}/${file}`,
    totalMatches,
    next,
    results: results.map(({ commit, summary }) => ({ commit, summary })),
  }),
};
