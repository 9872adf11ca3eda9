/**
 * The code as plain HTML: what the server sends first, with the sizes of the editor that will take its place. It holds
 * a window of lines around the place that was asked for.
 */
import type { Ref } from "react";
import type { FileDescription } from "@/lib/contract/file-row";
import type { ColouredLine } from "../highlight/lex-lines";
import { numberRoom } from "../editor/geometry";
import { CodeLine } from "./code-line";
import type { LineRange } from "./line-hash";
import "./code-lines.css";

interface Props {
  lines: readonly ColouredLine[];
  /** Number of the first of them. */
  first: number;
  description: FileDescription;
  picked: LineRange | null;
  current: number | null;
  ref?: Ref<HTMLDivElement>;
}

export function StaticCode({ lines, first, description, picked, current, ref }: Props) {
  return (
    <div
      ref={ref}
      className="code-lines"
      style={{ "--number-room": `${numberRoom(description.lines)}ch` }}
      tabIndex={0}
      role="region"
      aria-label={`Code of ${description.file} in ${description.repo}`}
    >
      {lines.map((line, index) => (
        <CodeLine
          key={first + index}
          line={line}
          number={first + index}
          gaps={description.gaps}
          picked={picked}
          current={first + index === current}
        />
      ))}
    </div>
  );
}
