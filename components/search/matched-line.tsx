/** A line of code in its colours, what matched marked in it. */
import { Fragment } from "react";
import { ColouredText, partOf } from "../highlight/coloured-text";
import type { ColouredLine } from "../highlight/lex-lines";

interface MatchedLineProps {
  line: ColouredLine;
  /** Parts of the text, [start, end), in order. */
  matched: readonly (readonly [number, number])[];
}

export function MatchedLine({ line, matched }: MatchedLineProps) {
  const starts = matched.map((_, at) => (at === 0 ? 0 : matched[at - 1][1]));
  const last = matched.at(-1)?.[1] ?? 0;
  return (
    <>
      {matched.map(([start, end], at) => (
        <Fragment key={start}>
          <ColouredText {...partOf(line, starts[at], start)} />
          <mark className="hit">
            <ColouredText {...partOf(line, start, end)} />
          </mark>
        </Fragment>
      ))}
      <ColouredText {...partOf(line, last, line.text.length)} />
    </>
  );
}
