/**
 * The code as plain rows, whole from the server: what the first paint shows, and all that a phone gets. Every line has
 * its anchor. Text nodes only; nothing of the source is ever markup.
 */
import { ColouredText } from "../highlight/coloured-text";
import type { ColouredLine } from "../highlight/lex-lines";
import type { LineRange } from "./line-range";
import "./server-code.css";

interface ServerCodeProps {
  label: string;
  lines: readonly ColouredLine[];
  /** Number of the first of `lines`. */
  first: number;
  gaps: readonly { startLine: number; endLine: number }[];
  here: number | null;
  range: LineRange | null;
}

export function ServerCode({ label, lines, first, gaps, here, range }: ServerCodeProps) {
  const inGap = (line: number): boolean => gaps.some(({ startLine, endLine }) => startLine <= line && line <= endLine);
  return (
    <div className="server-code" role="region" aria-label={label} tabIndex={0}>
      {lines.map((content, at) => {
        const line = first + at;
        const picked = range !== null && range.start <= line && line <= range.end;
        return (
          <div
            key={line}
            id={`L${line}`}
            className={`server-line${line === here ? " here" : ""}${picked ? " picked" : ""}`}
          >
            <a className="server-number" href={`#L${line}`} aria-label={`Line ${line}`} tabIndex={-1}>
              {line}
            </a>
            <span className={inGap(line) ? "server-gutter code-gap" : "server-gutter"} />
            <span className="server-text">
              <ColouredText {...content} />
            </span>
          </div>
        );
      })}
    </div>
  );
}
