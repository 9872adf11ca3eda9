"use client";
/** Queries that show what the field takes, made of names that are indexed. Each opens the palette on itself. */
import { useOverlays } from "../shell/overlay-context";

export function Tries({ examples }: { examples: readonly string[] }) {
  const { openPalette } = useOverlays();
  if (examples.length === 0) return null;
  return (
    <div className="tries">
      <span className="soft">Try</span>
      {examples.map((query) => (
        <button className="chip mono" key={query} onClick={() => openPalette(query)}>
          {query}
        </button>
      ))}
    </div>
  );
}
