import { z } from "zod";
import type { Meaning, symbolAt } from "../../contract/symbol-at";
import { leanList, type ToolFace } from "../face";
import { byPath } from "../navigation-text";
import { completeness, counted, emptiness } from "../wording";

/** The meaning in one line, its declarations, its type, and members when they were asked for. */
export const symbolAtFace: ToolFace<typeof symbolAt> = {
  output: leanList({ name: z.string() }),
  text(answer) {
    const { results, possible, symbol, type, members, index } = answer;
    const basis = results.length === 0 ? "" : `, ${results[0].basis}`;
    const head = `meaning of ${symbol || "this place"}: ${counted(results.length, "place")}${basis}, ${completeness(index)}`;
    const inside = members.length === 0 ? "" : `\nmembers:${byPath(members, ({ signature }) => signature)}`;
    const typed = type === null ? "" : `\ntype: ${type.qualifiedName} ${type.repo}/${type.file}:${type.line}`;
    const guesses = possible.length === 0 ? "" : `\npossible (${possible.length}):${possible.map(line).join("")}`;
    return `${head}${emptiness(answer)}${results.map(line).join("")}${typed}${inside}${guesses}`;
  },
  lean: ({ results, totalMatches, next }) => ({
    results: results.map(({ name, kind, repo, file, line, column, key, external }) => ({
      ...{ name, kind, external },
      ...(file === undefined ? {} : { file: `${repo}/${file}`, line, column }),
      ...(key === undefined ? {} : { key }),
    })),
    totalMatches,
    next,
  }),
};

function line(row: Meaning): string {
  if (row.external) return `\n  outside of the index${row.specifier === null ? "" : `, from ${row.specifier}`}`;
  return `\n  ${row.repo}/${row.file}:${row.line} ${row.kind.replace("_", " ")} ${row.signature ?? row.name}`;
}
