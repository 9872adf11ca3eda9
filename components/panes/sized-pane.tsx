"use client";
/**
 * A pane with a size of its own beside what takes the rest, and the line between the two: it is dragged, or moved by
 * arrows, Home and End; a double click gives the first size back. The stylesheet holds the limits, so a window that
 * shrinks keeps them, too.
 */
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { movedBy } from "./moved-by";
import { lengthOf, usePaneSize } from "./use-pane-size";
import "./panes.css";

interface SizedPaneProps {
  id: string;
  /** What the line changes, in words. */
  label: string;
  /** Where the line lies: in front of the pane, or behind it. */
  line: "front" | "back";
  /** The pane lies below the rest, and its size is a height. */
  across?: boolean;
  /** Pixels, or a share of the room. */
  first: number | `${number}%`;
  least: number;
  most: number | `${number}%`;
  /** Name under which the browser keeps it; it is forgotten without one. */
  kept?: string;
  children: ReactNode;
}

export function SizedPane({ id, label, line, across = false, first, least, most, kept, children }: SizedPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const { size, now, resize, settle } = usePaneSize(pane, { across, first, kept });
  const drag = useRef<{ at: number; size: number } | null>(null);
  const way = line === "front" ? -1 : 1;
  const at = ({ clientX, clientY }: PointerEvent): number => (across ? clientY : clientX);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { at: at(event), size: now() };
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (drag.current !== null) resize(drag.current.size + way * (at(event) - drag.current.at));
  };
  const onLostPointerCapture = (): void => {
    // A press alone is no choice of a size.
    if (drag.current !== null && drag.current.size !== now()) settle();
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = movedBy(event.key, { across, way, size: now() });
    if (to === null) return;
    event.preventDefault();
    resize(to);
    settle();
  };
  const separator = (
    <div
      role="separator"
      tabIndex={0}
      className={across ? "panel-line across" : "panel-line"}
      aria-label={label}
      aria-controls={id}
      aria-orientation={across ? "horizontal" : "vertical"}
      aria-valuenow={Math.round(size.told)}
      aria-valuemin={least}
      aria-valuemax={typeof most === "number" ? most : undefined}
      // A press so close to a row would drag the row's link, or mark text.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={onLostPointerCapture}
      onDoubleClick={() => resize(null)}
      onKeyDown={onKeyDown}
    />
  );
  const lengths = { "--size": lengthOf(size.set ?? first), "--least": lengthOf(least), "--most": lengthOf(most) };
  return (
    <>
      {line === "front" && separator}
      <div ref={pane} id={id} className={across ? "pane sized across" : "pane sized"} style={lengths as CSSProperties}>
        {children}
      </div>
      {line === "back" && separator}
    </>
  );
}
