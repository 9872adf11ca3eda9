/** The content of a row: one line where there is room. On a phone two lines, the main text above the details. */
import type { ReactNode } from "react";

export function RowLines({ children, more }: { children: ReactNode; more: ReactNode }) {
  return (
    <span className="row-lines">
      <span className="row-main">{children}</span>
      <span className="row-more">{more}</span>
    </span>
  );
}
