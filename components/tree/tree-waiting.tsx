/** A folder that is being read: rows in outline, of a row's height, drawn only when it takes a moment. */
import type { CSSProperties } from "react";

const MOST = 6;
const WIDTHS = [46, 34, 58, 40, 52, 30];

export function TreeWaiting({ rows, level }: { rows: number; level: number }) {
  return (
    <div className="waiting" role="none">
      {WIDTHS.slice(0, Math.min(rows, MOST)).map((width) => (
        <div className="row tree-row" key={width} style={{ "--depth": level - 1 } as CSSProperties} aria-hidden>
          <span className="twist" />
          <i className="skeleton square" />
          <i className="skeleton" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}
