/** One line of code as HTML, with its number and the gutter. */
import type { CSSProperties, MouseEvent } from "react";
import type { FileDescription } from "@/lib/contract/file-row";
import { ColouredText } from "../highlight/coloured-text";
import type { ColouredLine } from "../highlight/lex-lines";
import type { LineRange } from "./line-hash";

interface Props {
  line: ColouredLine;
  number: number;
  gaps: FileDescription["gaps"];
  picked: LineRange | null;
  current: boolean;
  style?: CSSProperties;
  onPick?(event: MouseEvent, number: number): void;
}

export function CodeLine({ line, number, gaps, picked, current, style, onPick }: Props) {
  const inGap = gaps.some(({ startLine, endLine }) => startLine <= number && number <= endLine);
  const isPicked = picked !== null && picked.start <= number && number <= picked.end;
  const state = `${isPicked ? " code-picked" : ""}${current ? " code-current" : ""}`;
  return (
    <div className={`code-line${state}`} style={style}>
      <span
        className="code-number"
        onClick={onPick === undefined ? undefined : (event) => onPick(event, number)}
        aria-hidden
      >
        {number}
      </span>
      <span className={`code-marks${inGap ? " code-gap" : ""}`} aria-hidden />
      <code>
        <ColouredText {...line} />
      </code>
    </div>
  );
}
