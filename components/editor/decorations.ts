/** What the editor paints over the text: gaps, picked lines, the name that was come for. */
import type { LineRange } from "../code/line-range";
import type { NamePlace } from "./name-place";
import { monaco } from "./monaco";

interface Marks {
  gaps: readonly { startLine: number; endLine: number }[];
  range: LineRange | null;
  name: NamePlace | null;
}

export function decorationsOf({ gaps, range, name }: Marks, model: monaco.editor.ITextModel | null) {
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
    ...cameFor(range, name, model).map((part) => ({ range: part, options: { inlineClassName: "come-for" } })),
  ];
}

/**
 * The part of a line that an address names, and the symbol. A place alone, as that of a local, means the word there.
 */
function cameFor(range: LineRange | null, name: NamePlace | null, model: monaco.editor.ITextModel | null) {
  const { Range } = monaco;
  const parts = name === null ? [] : [new Range(name.line, name.column, name.line, name.column + name.length)];
  if (range?.column === undefined) return parts;
  const { start, end, column, endColumn } = range;
  if (endColumn !== undefined) return [...parts, new Range(start, column, end, endColumn)];
  const word = name === null && end === start ? model?.getWordAtPosition({ lineNumber: start, column }) : null;
  return word ? [...parts, new Range(start, word.startColumn, start, word.endColumn)] : parts;
}
