import { z } from "zod";
import type { searchText, TextRow } from "../../contract/search-text";
import { leanList, type ToolFace } from "./parts/face";
import { firstLine } from "./parts/navigation-face";
import { counted, emptiness, onlyRepository, placeOf, verdict } from "./parts/wording";

/** Longest piece of a line that a row shows. */
const SHOWN = 240;

/** Each path once; under it `line text`, lines around a match with a `-` behind their number. */
export const searchTextFace: ToolFace<typeof searchText> = {
  output: leanList({ file: z.string(), line: z.int() }),
  text(answer) {
    const { results, searched, totalFiles } = answer;
    const only = onlyRepository(results);
    const inFiles = totalFiles > 0 ? ` in ${counted(totalFiles, "file")}` : "";
    const cut =
      searched.notSearched > 0 ? `not complete: time ended before ${counted(searched.notSearched, "file")}` : undefined;
    const head = `lines with ${answer.pattern}${only === null ? "" : ` in ${only}`}: ${verdict(answer, "line", inFiles, cut)}`;
    const note = searched.note === null ? "" : `\n${searched.note}`;
    return `${head}${note}${emptiness(answer)}${groups(results, only)}`;
  },
  lean(answer) {
    const only = onlyRepository(answer.results);
    return {
      ...(only !== null && { repo: only }),
      verdict: firstLine(this.text(answer)),
      results: answer.results.map((row) => ({
        file: placeOf(row, only),
        line: row.line,
        text: row.text.trim().slice(0, SHOWN),
      })),
      totalMatches: answer.totalMatches,
      next: answer.next,
    };
  },
};

function groups(rows: readonly TextRow[], only: string | null): string {
  const byPlace = new Map<string, string>();
  for (const row of rows) {
    const place = placeOf(row, only);
    byPlace.set(place, `${byPlace.get(place) ?? `\n${place}`}${linesOf(row)}`);
  }
  return [...byPlace.values()].join("");
}

function linesOf({ line, text, before, after }: TextRow): string {
  const around = (first: number, lines: readonly string[]): string =>
    lines.map((own, i) => `\n  ${first + i}- ${own.slice(0, SHOWN)}`).join("");
  // Without context the indent says nothing.
  const shown = before.length + after.length === 0 ? text.trim() : text;
  return `${around(line - before.length, before)}\n  ${line} ${shown.slice(0, SHOWN)}${around(line + 1, after)}`;
}
