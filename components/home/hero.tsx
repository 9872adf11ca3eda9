/** The top of the home page: one sentence, the links that lead on, and the chart behind them. */
import type { ReactNode } from "react";
import { isobathPath } from "./isobath";

export function Hero({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="hero">
      <svg className="hero-chart" viewBox="0 0 1440 330" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d={isobathPath()} fill="none" stroke="currentColor" strokeLinejoin="round" />
      </svg>
      <div className="hero-words">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
