import { z } from "zod";
import type { MeaningRow, symbolAt } from "../../contract/symbol-at";
import { leanList, type ToolFace } from "./parts/face";
import { firstLine, leanSubject } from "./parts/navigation-face";
import { byPath } from "./parts/navigation-text";
import { completeness, counted, emptiness } from "./parts/wording";

/** The meaning in one line, its declarations, its type, and members when they were asked for. */
export const symbolAtFace: ToolFace<typeof symbolAt> = {
  output: leanList({ name: z.string() }),
  text(answer) {
    const { results, possible, symbol, type, typeName, members, index } = answer;
    const basis = results.length === 0 ? "" : `, ${results[0].basis}`;
    const head = `meaning of ${symbol || "this place"}: ${counted(results.length, "place")}${basis}, ${completeness(index)}`;
    const inside = members.length === 0 ? "" : `\nmembers:${byPath(members, ({ signature }) => signature)}`;
    const outside = typeName === null ? "" : `\ntype: ${typeName}`;
    const typed = type === null ? outside : `\ntype: ${type.qualifiedName} ${type.repo}/${type.file}:${type.line}`;
    const guesses = possible.length === 0 ? "" : `\npossible (${possible.length}):${possible.map(line).join("")}`;
    return `${head}${emptiness(answer)}${results.map(line).join("")}${typed}${inside}${guesses}`;
  },
  lean(answer) {
    const { results, possible, type, typeName, members, totalMatches, next } = answer;
    return {
      verdict: firstLine(this.text(answer)),
      results: results.map(leanMeaning),
      ...(type !== null && { type: leanSubject(type) }),
      ...(typeName !== null && { typeName }),
      ...(members.length > 0 && {
        members: members.map(({ name, signature, line: at }) => ({ name, signature, line: at })),
      }),
      ...(possible.length > 0 && { possible: possible.map(leanMeaning) }),
      totalMatches,
      next,
    };
  },
};

const leanMeaning = ({ name, kind, basis, repo, file, line: at, column, key, external, signature }: MeaningRow) => ({
  name,
  kind,
  basis,
  external,
  ...(file === undefined ? {} : { file: `${repo}/${file}`, line: at, column }),
  ...(key === undefined ? {} : { key }),
  ...(signature === undefined ? {} : { signature }),
});

function line(row: MeaningRow): string {
  if (row.external) return `\n  outside of the index${row.specifier === null ? "" : `, from ${row.specifier}`}`;
  return `\n  ${row.repo}/${row.file}:${row.line} ${row.kind.replace("_", " ")} ${row.signature ?? row.name}`;
}
