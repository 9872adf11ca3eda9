/** The head of the page, over the product's one ornament: the isobath. */
import type { ReactNode } from "react";
import { ISOBATHS } from "./isobath-lines";

export function Hero({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="hero">
      <svg className="hero-isobath" viewBox="0 0 1440 330" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path fill="none" stroke="currentColor" d={ISOBATHS} />
      </svg>
      <div className="hero-inner">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
