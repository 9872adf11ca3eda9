/** Figures as the pages write them: grouped thousands, units with a space, times relative and short. */

const whole = new Intl.NumberFormat("en-US");
const oneDigit = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** `1,284,906` */
export const count = (value: number): string => whole.format(value);

/** `1 file`, `1,842 files` */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** `41 %` of done/total, never 100 before the end. */
export function percent(done: number, total: number): string {
  if (total <= 0) return "0 %";
  return `${done >= total ? 100 : Math.min(99, Math.floor((done / total) * 100))} %`;
}

/** `6.2 MB` */
export function bytes(size: number): string {
  const units = ["B", "KB", "MB", "GB", "TB"];
  let step = 0;
  let value = size;
  while (value >= 1000 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  return `${oneDigit.format(value)} ${units[step]}`;
}

/** A stretch of time: `9 s`, `1 min 20 s`, `2 h 5 min`. */
export function duration(seconds: number): string {
  const all = Math.max(0, Math.round(seconds));
  if (all < 60) return `${all} s`;
  const minutes = Math.floor(all / 60);
  if (minutes < 60) return all % 60 === 0 ? `${minutes} min` : `${minutes} min ${all % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** How long ago: `9 s`, `4 min`, `1 h`, then the date. */
export function age(iso: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(iso)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return iso.slice(0, 10);
}
