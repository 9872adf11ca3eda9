import { z } from "zod";
import type { FileRow } from "../../contract/file-row";
import type { findFiles } from "../../contract/find-files";
import { leanList, type ToolFace } from "./parts/face";
import { firstLine } from "./parts/navigation-face";
import { counted, emptiness, onlyRepository, placeOf, verdict } from "./parts/wording";

/** A path per line, with what it is. */
export const findFilesFace: ToolFace<typeof findFiles> = {
  output: leanList({ file: z.string() }),
  text(answer) {
    const only = onlyRepository(answer.results);
    const asked = answer.query === null ? `in folder ${answer.folder || "/"}` : `for ${answer.query}`;
    const head = `files ${asked}${only === null ? "" : ` in ${only}`}: ${verdict(answer, "row")}`;
    const rows = answer.results.map((row) => `\n${placeOf(row, only)} ${wordsOn(row)}`);
    return `${head}${emptiness(answer)}${rows.join("")}`;
  },
  lean(answer) {
    const only = onlyRepository(answer.results);
    return {
      ...(only !== null && { repo: only }),
      verdict: firstLine(this.text(answer)),
      results: answer.results.map((row) => ({ file: placeOf(row, only), is: wordsOn(row) })),
      totalMatches: answer.totalMatches,
      next: answer.next,
    };
  },
};

function wordsOn(row: FileRow): string {
  if (row.type === "folder") return `folder, ${counted(row.files, "file")}`;
  const known = row.status === "indexed" ? "" : `, ${row.status}${row.reason === null ? "" : `: ${row.reason}`}`;
  return `${row.language ?? "no grammar"}, ${counted(row.lines, "line")}${known}`;
}
