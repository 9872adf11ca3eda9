"use client";
/** Nothing to list: why that is, and the nearest names as links to Go to Symbol. */
import type { EmptyReason } from "@/lib/contract/envelope";
import { useOverlays } from "../shell/overlay-context";
import { DockNote } from "./dock-note";

export interface DockEmptyProps {
  waiting: boolean;
  answer: { emptyReason: EmptyReason | null; nearNames: readonly string[] } | undefined;
  /** Where the answer gives no reason of its own. */
  otherwise: string;
}

export function DockEmpty({ waiting, answer, otherwise }: DockEmptyProps) {
  const { openPalette } = useOverlays();
  const near = answer?.nearNames ?? [];
  return (
    <DockNote waiting={waiting}>
      <p>{answer?.emptyReason?.message ?? otherwise}</p>
      {near.length > 0 && (
        <p className="near-names">
          <span>Nearest names</span>
          {near.map((name) => (
            <button className="chip mono" key={name} onClick={() => openPalette(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
    </DockNote>
  );
}
