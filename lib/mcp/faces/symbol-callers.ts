import { z } from "zod";
import type { CallRow, symbolCallers } from "../../contract/symbol-callers";
import { leanList, type ToolFace } from "../face";
import { leanAnswer } from "../navigation-face";
import { headline, subjectList } from "../navigation-text";
import { counted } from "../wording";

/** One line per function, indented by level, with the lines of its calls; possible callers apart. */
export const symbolCallersFace: ToolFace<typeof symbolCallers> = {
  output: leanList({ name: z.string() }),
  text(answer) {
    const what = answer.direction === "outgoing" ? "callees" : "callers";
    const head = headline(what, "function", answer);
    const calls = answer.results.length === 0 ? "" : `\n${counted(answer.calls, "call")} at the first level`;
    const out = answer.outgoing.length === 0 ? "" : `\ncalls:${tree(answer.outgoing)}`;
    const possible =
      answer.possible.length === 0 ? "" : `\npossible (${answer.counts.possible}):${tree(answer.possible)}`;
    return `${head}${calls}${subjectList(answer)}${tree(answer.results)}${out}${possible}`;
  },
  lean: (answer) => ({
    ...leanAnswer([], answer),
    results: answer.results.map(({ name, repo, file, line, key, sites }) => ({
      name,
      ...(file === undefined ? {} : { file: `${repo}/${file}`, line }),
      ...(key === undefined ? {} : { key }),
      sites: sites.map((site) => site.line),
    })),
  }),
};

const unplaced = ({ external }: CallRow): string => (external ? "outside of the index" : "one of several");

const cutShort = ({ calls }: CallRow): string => (calls.length > 0 ? ", not wholly unfolded" : ", not unfolded");

/**
 * Levels below the first are indented; where a row is cut, it says why. A path that is that of the row before is left out.
 * @param before path of the row before
 */
export function tree(rows: readonly CallRow[], indent = "  ", before: { path?: string } = {}): string {
  return rows
    .map((row) => {
      const path = `${row.repo}/${row.file}`;
      const isPlaced = row.file !== undefined;
      const place = isPlaced ? `${path === before.path ? "" : path}:${row.line ?? 1}` : unplaced(row);
      if (isPlaced) before.path = path;
      const at = row.sites.length === 0 ? "" : ` at ${row.sites.map(({ line }) => line).join(", ")}`;
      const more = row.more > 0 ? `, and ${row.more} more below` : "";
      const cut = `${row.recursive ? ", recursive" : ""}${row.cut ? cutShort(row) : ""}${more}`;
      const through = row.through === null ? "" : `, by ${row.through}`;
      const below = tree(row.calls, `${indent}  `, before);
      return `\n${indent}${row.qualifiedName ?? row.name} ${place}${at}${through}${cut}${below}`;
    })
    .join("");
}
