"use client";
/** Queries that show what the field takes. Each opens the palette on itself. */
import { useOverlays } from "../shell/overlays";

const TRIES = ["kind:class reader", "kind:type,function parse", "scope:all read", "fmpc"];

export function Tries() {
  const { openPalette } = useOverlays();
  return (
    <div className="tries">
      <span className="soft">Try</span>
      {TRIES.map((query) => (
        <button className="chip mono" key={query} onClick={() => openPalette(query)}>
          {query}
        </button>
      ))}
    </div>
  );
}
