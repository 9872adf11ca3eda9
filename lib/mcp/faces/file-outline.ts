import { z } from "zod";
import type { fileOutline, OutlineNode } from "../../contract/file-outline";
import type { ToolFace } from "./parts/face";
import { completeness, counted, emptiness } from "./parts/wording";

/** Symbols in one text; more are counted. */
const MAX_SYMBOLS = 1000;

/** One line per symbol, indented by what encloses it. */
export const fileOutlineFace: ToolFace<typeof fileOutline> = {
  output: z.looseObject({
    file: z.string(),
    totalMatches: z.int(),
    results: z.array(z.looseObject({ name: z.string(), line: z.int(), key: z.string() })),
  }),
  text(answer) {
    const size = `${counted(answer.totalMatches, "symbol")}, ${counted(answer.lines, "line")}`;
    const language = answer.language ?? "no grammar";
    const head = `outline of ${answer.repo}/${answer.file}: ${size}, ${language}, ${completeness(answer.index)}`;
    const lines = linesOf(answer.results, "  ");
    const omitted = Math.max(lines.length - MAX_SYMBOLS, 0);
    const more = omitted === 0 ? "" : `\n… and ${counted(omitted, "more symbol")}; \`kind\` narrows it`;
    return `${head}${emptiness(answer)}\n${lines.slice(0, MAX_SYMBOLS).join("\n")}${more}`.trimEnd();
  },
  lean: (answer) => ({
    file: `${answer.repo}/${answer.file}`,
    totalMatches: answer.totalMatches,
    results: answer.results.map(({ name, line, key }) => ({ name, line, key })),
  }),
};

function linesOf(nodes: readonly OutlineNode[], indent: string): string[] {
  return nodes.flatMap((node) => [
    `${indent}${node.line}${node.endLine > node.line ? `-${node.endLine}` : ""} ${node.kind.replace("_", " ")} ${node.name}`,
    ...linesOf(node.children, `${indent}  `),
  ]);
}
