/** Rows of code, each behind its number. */
import { ColouredText } from "./coloured-text";
import type { ColouredLine } from "./lex-lines";
import "./numbered-lines.css";

interface NumberedLinesProps {
  lines: readonly ColouredLine[];
  /** Number of the first of them. */
  first: number;
  /** Number of the line that is meant. */
  here: number;
}

export function NumberedLines({ lines, first, here }: NumberedLinesProps) {
  return lines.map((content, at) => (
    <span className={first + at === here ? "numbered-line here" : "numbered-line"} key={first + at}>
      <i>{first + at}</i>
      <ColouredText {...content} />
    </span>
  ));
}
