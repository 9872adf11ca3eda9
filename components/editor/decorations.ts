/** What the editor paints over the text: gaps, picked lines, the symbol's name. */
import type { LineRange } from "../code/line-range";
import type { NamePlace } from "./name-place";
import { monaco } from "./monaco";

interface Marks {
  gaps: readonly { startLine: number; endLine: number }[];
  range: LineRange | null;
  name: NamePlace | null;
}

export function decorationsOf({ gaps, range, name }: Marks) {
  const { Range } = monaco;
  const decorations = gaps.map(({ startLine, endLine }) => ({
    range: new Range(startLine, 1, endLine, 1),
    options: {
      isWholeLine: true,
      linesDecorationsClassName: "gap-line",
      hoverMessage: { value: `Lines ${startLine} to ${endLine} did not parse: symbols may be missing.` },
    },
  }));
  return [
    ...decorations,
    ...(range === null
      ? []
      : [
          {
            range: new Range(range.start, 1, range.end, 1),
            options: { isWholeLine: true, className: "picked-line", linesDecorationsClassName: "picked-edge" },
          },
        ]),
    ...(range?.column === undefined || range.endColumn === undefined
      ? []
      : [
          {
            range: new Range(range.start, range.column, range.end, range.endColumn),
            options: { inlineClassName: "come-for" },
          },
        ]),
    ...(name === null
      ? []
      : [
          {
            range: new Range(name.line, name.column, name.line, name.column + name.length),
            options: { inlineClassName: "come-for" },
          },
        ]),
  ];
}
