import { z } from "zod";
import type { searchSemantic } from "../../contract/search-semantic";
import { leanList, type ToolFace } from "./parts/face";
import { firstLine } from "./parts/navigation-face";
import { completeness, counted, emptiness, onlyRepository, placeOf } from "./parts/wording";

/** A line a symbol, best first: `path:line qualified name kind, +what is behind it`. */
export const searchSemanticFace: ToolFace<typeof searchSemantic> = {
  output: leanList({ name: z.string(), file: z.string(), line: z.int(), key: z.string() }),
  text(answer) {
    const { query, results, index, wordsAlone, standsIn, next } = answer;
    const only = onlyRepository(results);
    const more = next === null ? "" : ` (cursor=${next} for more)`;
    const within = only === null ? "" : ` in ${only}`;
    const alone = wordsAlone === null ? "" : `; by words alone: ${wordsAlone}`;
    const how = standsIn === undefined ? alone : `${alone}; the scan stands in: ${standsIn}`;
    const head = `candidates for "${query.slice(0, 120)}"${within}, best first: ${counted(results.length, "symbol")}${more}, ${completeness(index)}${how}`;
    const rows = results.map((row) => {
      const words = row.role === "definition" ? row.kind : `${row.kind}, ${row.role}`;
      const more = row.folded > 0 ? `, +${row.folded} more` : "";
      return `\n${placeOf(row, only)}:${row.line} ${row.qualifiedName} ${words.replaceAll("_", " ")}${more}`;
    });
    return `${head}${emptiness(answer)}${rows.join("")}`;
  },
  lean(answer) {
    const only = onlyRepository(answer.results);
    return {
      ...(only !== null && { repo: only }),
      verdict: firstLine(this.text(answer)),
      results: answer.results.map(({ repo, name, qualifiedName, kind, file, line, key, score }) => ({
        ...{ name, qualifiedName, kind, file: placeOf({ repo, file }, only), line, key, score },
      })),
      totalMatches: answer.totalMatches,
      next: answer.next,
    };
  },
};
