/** The text in place of a list: why there are no rows, or, after a moment, that they are loading. */
import type { ReactNode } from "react";

export function DockNote({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  if (!waiting) return <div className="dock-note soft">{children}</div>;
  return (
    <div className="dock-skeleton waiting" role="status" aria-busy="true" aria-label="On its way">
      {[68, 44, 57].map((width) => (
        <i className="skeleton" key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
