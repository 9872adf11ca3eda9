/** A text with its matched parts marked; a long one gives way in its middle, as two names often differ at the end. */
import type { ReactNode } from "react";

type Ranges = readonly (readonly [number, number])[];

/** Longer texts may have to give way. */
const LONG = 28;
/** Letters at their end that stay. */
const KEPT = 14;

export function MarkedText({ text, matched }: { text: string; matched: Ranges }) {
  if (text.length <= LONG) return <>{marked(text, matched)}</>;
  const at = text.length - KEPT;
  return (
    <span className="middle-cut" title={text}>
      <span className="middle-head">{marked(text.slice(0, at), within(matched, 0, at))}</span>
      <span className="middle-tail">{marked(text.slice(at), within(matched, at, text.length))}</span>
    </span>
  );
}

/** The ranges as far as they lie in a part of the text, counted from its start. */
const within = (ranges: Ranges, from: number, to: number): Ranges =>
  ranges
    .map(([start, end]) => [Math.max(start, from) - from, Math.min(end, to) - from] as const)
    .filter(([start, end]) => start < end);

function marked(text: string, ranges: Ranges): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start < at || end > text.length) continue;
    parts.push(text.slice(at, start), <mark key={parts.length}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...parts, text.slice(at)];
}
