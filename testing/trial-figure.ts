/** How a trial tells what it found: `npm run trials` prints it beside what it must show. For tests only. */
import { appendFileSync } from "node:fs";

/** Does nothing where nobody asked for figures. @param trial number in the list in `trials/` */
export function tellFigure(trial: number, figure: string): void {
  const file = process.env.FATHOM_TRIAL_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ trial, figure })}\n`);
}

/** The size of a trial that a variable sets: small in `npm test`, large in `npm run trials`. */
export function trialSize(variable: string, small: number): number {
  const size = Number(process.env[variable] ?? small);
  if (!Number.isFinite(size) || size < 0) throw new Error(`${variable} is no number: ${process.env[variable]}`);
  return size;
}

/** The value below which so many percent of the values lie; 0 for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
