/** One line of code in its colours: text nodes only. */
import type { ColouredLine } from "./lex-lines";

/** A stretch of the line that stands out, [start, end). */
interface Emphasis {
  start: number;
  end: number;
  className: string;
}

/** @param emphasis the name that was come for; runs that it cuts are drawn in parts */
export function ColouredText({ text, runs, emphasis }: ColouredLine & { emphasis?: Emphasis | null }) {
  if (emphasis) {
    const { start, end, className } = emphasis;
    return (
      <>
        <ColouredText {...partOf({ text, runs }, 0, start)} />
        <span className={className}>
          <ColouredText {...partOf({ text, runs }, start, end)} />
        </span>
        <ColouredText {...partOf({ text, runs }, end, text.length)} />
      </>
    );
  }
  return runs.map(({ end, as }, index) => {
    const piece = text.slice(index === 0 ? 0 : runs[index - 1].end, end);
    return as === "plain" ? (
      piece
    ) : (
      <span key={end} className={`code-${as}`}>
        {piece}
      </span>
    );
  });
}

/** The line from `start` to `end`, its runs moved along. */
export function partOf({ text, runs }: ColouredLine, start: number, end: number): ColouredLine {
  const inside = runs.filter((run, at) => run.end > start && (at === 0 ? 0 : runs[at - 1].end) < end);
  return {
    text: text.slice(start, end),
    runs: inside.map((run) => ({ end: Math.min(run.end, end) - start, as: run.as })),
  };
}
