/** The last word on `max_tokens`: whatever a tool's text is made of, it ends where the budget does. */
import { tokensOf } from "../queries/count-tokens";

const CUT = "\n… cut by max_tokens";

/**
 * Whole lines as long as they fit, and a word that says so; the first line is cut inside only when it alone is too
 * long.
 */
export function withinBudget(text: string, budget: number | undefined): string {
  if (budget === undefined || tokensOf(text) <= budget) return text;
  const lines = text.split("\n");
  const kept = most(lines.length, (count) => tokensOf(lines.slice(0, count).join("\n") + CUT) <= budget);
  if (kept > 0) return lines.slice(0, kept).join("\n") + CUT;
  const [first] = lines;
  const length = most(first.length, (count) => tokensOf(`${first.slice(0, count)}…`) <= budget);
  return `${first.slice(0, length)}…`;
}

/** The highest count up to `high` that fits. */
function most(high: number, fits: (count: number) => boolean): number {
  let low = 0;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
