"use client";
/** The code on a phone: the same HTML as the server's, as many lines as fit the screen. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, type MouseEvent } from "react";
import type { FileDescription } from "@/lib/contract/file-row";
import type { ColouredLine } from "../highlight/lex-lines";
import { LINE_HEIGHT, LINES_ABOVE, numberRoom } from "../editor/geometry";
import type { Jump } from "../editor/code-editor";
import { CodeLine } from "./code-line";
import { rangeOfClick, type LineRange } from "./line-hash";
import "./code-lines.css";

interface Props {
  lines: readonly ColouredLine[];
  description: FileDescription;
  picked: LineRange | null;
  jump: Jump | null;
  onPick(range: { start: number; end: number }): void;
}

export function VirtualCode({ lines, description, picked, jump, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 30,
  });
  useEffect(() => {
    if (jump !== null) box.current?.scrollTo({ top: (jump.line - 1 - LINES_ABOVE) * LINE_HEIGHT });
  }, [jump]);
  const pick = (event: MouseEvent, number: number): void =>
    onPick(rangeOfClick(number, event.shiftKey, picked?.start ?? null));
  const longest = lines.reduce((length, { text }) => Math.max(length, text.length), 0);
  return (
    <div
      ref={box}
      className="code-lines"
      style={{ "--number-room": `${numberRoom(description.lines)}ch` }}
      tabIndex={0}
      role="region"
      aria-label={`Code of ${description.file} in ${description.repo}`}
    >
      <div
        style={{ height: virtual.getTotalSize(), minWidth: `${Math.min(longest, 2000) + 12}ch`, position: "relative" }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => (
          <CodeLine
            key={index}
            line={lines[index]}
            number={index + 1}
            gaps={description.gaps}
            picked={picked}
            current={index + 1 === jump?.line}
            style={{ position: "absolute", top: start, left: 0, right: 0 }}
            onPick={pick}
          />
        ))}
      </div>
    </div>
  );
}
