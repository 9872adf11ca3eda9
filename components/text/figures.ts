/** Figures in words: counts, sizes, durations, ages. One way for each, everywhere. */

const grouped = new Intl.NumberFormat("en-US");

/** `1,842`. */
export const count = (value: number): string => grouped.format(value);

/** `1 file`, `1,842 files`. */
export function countOf(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** A share in whole percent; never 100 before the end and never 0 after the start. */
export function percent(part: number, whole: number): number {
  if (whole <= 0 || part <= 0) return 0;
  return part >= whole ? 100 : Math.min(99, Math.max(1, Math.round((part / whole) * 100)));
}

/** `312 B`, `61 KB`, `4.1 MB`, `1.6 GB`; units of 1024. */
export function bytes(value: number): string {
  const units = ["B", "KB", "MB", "GB", "TB"];
  let unit = 0;
  for (; value >= 1000 && unit < units.length - 1; unit++) value /= 1024;
  return `${unit >= 2 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

/** `40 s`, `1 min 20 s`, `2 h 5 min`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return pair(whole, 60, "min", "s");
  return pair(Math.round(whole / 60), 60, "h", "min");
}

function pair(value: number, per: number, large: string, small: string): string {
  const rest = value % per;
  return `${Math.floor(value / per)} ${large}${rest === 0 ? "" : ` ${rest} ${small}`}`;
}

/** How long ago: `now`, `4 min`, `3 h`, then the date. */
export function age(when: string | number | Date, now: number): string {
  const at = new Date(when);
  const seconds = (now - at.getTime()) / 1000;
  if (seconds < 60) return "now";
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return at.toISOString().slice(0, 10);
}

/** `just now`, `4 min ago`, or the date. */
export function ago(when: string | number | Date, now: number): string {
  const text = age(when, now);
  if (text === "now") return "just now";
  return text.includes("-") ? text : `${text} ago`;
}
