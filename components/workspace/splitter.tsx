"use client";
/** A hairline between panels with a wide grab zone: arrows move it, Enter folds the panel. */
import type { KeyboardEvent } from "react";
import { Separator } from "react-resizable-panels";

export function Splitter({ label, onFold, id }: { label: string; onFold(): void; id: string }) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onFold();
  };
  return <Separator id={id} className="splitter" aria-label={label} onKeyDown={onKeyDown} />;
}
