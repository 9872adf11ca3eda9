import { z } from "zod";
import type { searchSymbols } from "../../contract/search-symbols";
import type { SymbolRow } from "../../contract/symbol-row";
import { leanList, type ToolFace } from "./parts/face";
import { firstLine } from "./parts/navigation-face";
import { emptiness, onlyRepository, placeOf, verdict } from "./parts/wording";

/** Each path once, in the order of its best row; under it `line qualified name, kind`. */
export const searchSymbolsFace: ToolFace<typeof searchSymbols> = {
  output: leanList({ name: z.string(), file: z.string(), line: z.int(), key: z.string() }),
  text(answer) {
    const only = onlyRepository(answer.results);
    const head = `symbols${answer.query === "" ? "" : ` for ${answer.query}`}${only === null ? "" : ` in ${only}`}: ${verdict(answer, "symbol")}`;
    return `${head}${emptiness(answer)}${groups(answer.results, only)}`;
  },
  lean(answer) {
    const only = onlyRepository(answer.results);
    return {
      ...(only !== null && { repo: only }),
      verdict: firstLine(this.text(answer)),
      results: answer.results.map(({ repo, name, qualifiedName, kind, file, line, key }) => ({
        name,
        qualifiedName,
        kind,
        file: placeOf({ repo, file }, only),
        line,
        key,
      })),
      totalMatches: answer.totalMatches,
      next: answer.next,
    };
  },
};

function groups(rows: readonly SymbolRow[], only: string | null): string {
  const lines = new Map<string, string>();
  for (const row of rows) {
    const place = placeOf(row, only);
    lines.set(place, `${lines.get(place) ?? `\n${place}`}\n  ${row.line} ${row.qualifiedName} ${wordsOn(row)}`);
  }
  return [...lines.values()].join("");
}

function wordsOn({ kind, role, folded, scope }: SymbolRow): string {
  const words = [kind.replace("_", " ")];
  if (role !== "definition") words.push(role.replace("_", " "));
  if (scope === "external") words.push("external");
  if (folded > 0) words.push(`+${folded} more`);
  return words.join(", ");
}
