"use client";
/** Example queries for the field, made of indexed names. Each opens the palette with that query. */
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
