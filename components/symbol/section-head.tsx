/** The head of a section: its title with a figure, and where the whole of it stands. */
import type { ReactNode } from "react";

export function SectionHead({ title, figure, children }: { title: string; figure: string; children?: ReactNode }) {
  return (
    <header className="card-head">
      <h2 className="grow">
        {title} <span className="num quiet">{figure}</span>
      </h2>
      {children}
    </header>
  );
}
