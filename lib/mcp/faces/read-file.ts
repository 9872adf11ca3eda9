import { z } from "zod";
import type { OperationOutput } from "../../contract/operation";
import type { readFile } from "../../contract/read-file";
import type { ToolFace } from "./parts/face";
import { completeness, counted, emptiness } from "./parts/wording";

/** Text in one answer, in UTF-16 units: about 8,000 tokens. */
const MAX_TEXT = 32_000;

type Answer = OperationOutput<typeof readFile>;

/** The text with the numbers of its lines, cut at a line when it is long. */
export const readFileFace: ToolFace<typeof readFile> = {
  output: z.looseObject({
    file: z.string(),
    start: z.int(),
    end: z.int(),
    lines: z.int(),
    text: z.string().nullable(),
    next: z.int().nullable().describe("Pass as `start` for the lines that are missing."),
  }),
  text(answer) {
    const { text, end, next } = cut(answer);
    const shown = answer.gaps.filter(({ startLine, endLine }) => startLine <= end && endLine >= answer.start);
    const gaps = shown
      .map(({ startLine, endLine }) => (startLine === endLine ? startLine : `${startLine}-${endLine}`))
      .join(", ");
    const at = answer.revision === null ? "" : ` at ${answer.revision.slice(0, 10)}`;
    const parts = [
      `${answer.repo}/${answer.file}${at}: lines ${answer.start}-${end} of ${answer.lines}`,
      answer.language ?? "no grammar",
      ...(gaps === "" ? [] : [`lines that did not parse: ${gaps}`]),
      next === null ? completeness(answer.index) : `cut: start=${next} for more`,
    ];
    return `${parts.join(", ")}${emptiness(answer)}${text === null ? "" : `\n${numbered(text, answer.start)}`}`;
  },
  lean(answer) {
    const { text, end, next } = cut(answer);
    return { file: `${answer.repo}/${answer.file}`, start: answer.start, end, lines: answer.lines, next, text };
  },
  fit(answer, fits) {
    let [low, high] = [0, answer.text === null ? 0 : answer.end - answer.start + 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (fits(firstLines(answer, middle))) low = middle;
      else high = middle - 1;
    }
    return low === 0 ? null : firstLines(answer, low);
  },
};

/** Each line behind its number: what is said about a line needs no counting. */
function numbered(text: string, start: number): string {
  const lines = text.replace(/\r?\n$/, "").split("\n");
  return lines.map((line, at) => `${start + at} ${line}`).join("\n");
}

/** The first `count` lines, of at least as many. */
function firstLines(answer: Answer, count: number): Answer {
  const { text, start, end } = answer;
  if (text === null || start + count - 1 >= end) return answer;
  const kept = text.split("\n").slice(0, count).join("\n");
  return { ...answer, text: `${kept}\n`, end: start + count - 1, next: start + count, truncated: true };
}

/** The first lines that fit; at least one, itself cut when it is longer than everything allowed. */
function cut({ text, start, end, next }: Answer): { text: string | null; end: number; next: number | null } {
  if (text === null || text.length <= MAX_TEXT) return { text, end, next };
  const lineEnd = text.lastIndexOf("\n", MAX_TEXT - 1);
  if (lineEnd < 0) {
    const oneLine = `${text.slice(0, MAX_TEXT)}… (${counted(text.length - MAX_TEXT, "further character")})`;
    return { text: oneLine, end: start, next: start < end ? start + 1 : next };
  }
  const kept = text.slice(0, lineEnd + 1);
  const last = start + kept.split("\n").length - 2;
  return { text: kept, end: last, next: last + 1 };
}
