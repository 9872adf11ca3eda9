/** Words for the progress of a run. Pure: the clock and the terminal are the caller's. */
import type { ProgressMessage } from "../../lib/db/admin/index-runs";

/** What a line says, in its order; of two that do not fit, the one of lesser weight goes. */
type Part = readonly [text: string, weight: number];

const ESSENTIAL = 9;

/**
 * One line of at most `width` characters: files, symbols, per second, time left. What does not fit is left out whole;
 * only what is essential is cut. `elapsedMs` counts from the run's first message; `waiting` are the repositories that
 * come after it.
 */
export function progressText(message: ProgressMessage, elapsedMs: number, waiting = 0, width = Infinity): string {
  const { repository, phase } = message;
  let parts = partsOf(message, elapsedMs);
  if (waiting > 0 && phase !== "done" && phase !== "failed") parts.push([`${count(waiting)} more waiting`, 1]);
  const line = (): string => `${repository}: ${parts.map(([text]) => text).join(" · ")}`;
  while (line().length > width) {
    const least = Math.min(...parts.map(([, weight]) => weight));
    if (least === ESSENTIAL) break;
    parts = parts.filter(([, weight]) => weight !== least);
  }
  return line().slice(0, width);
}

function partsOf(message: ProgressMessage, elapsedMs: number): Part[] {
  const { phase, filesDone, filesTotal, symbols, bytesDone, bytesTotal } = message;
  const named: Part = [counted(symbols, "symbol"), 3];
  switch (phase) {
    case "plan":
      return [
        ["looking for files", ESSENTIAL],
        ...(filesTotal > 0 ? [[`${count(filesTotal)} found`, 3] as const] : []),
      ];
    case "parse":
    case "texts": {
      const parts: Part[] = [[`reading ${count(filesDone)} of ${counted(filesTotal, "file")}`, ESSENTIAL], named];
      const rate = elapsedMs > 500 ? (filesDone * 1000) / elapsedMs : 0;
      if (rate > 0) parts.push([`${count(Math.round(rate))} files/s`, 2]);
      if (bytesDone > 0 && elapsedMs > 2_000)
        parts.push([`${duration((elapsedMs * Math.max(0, bytesTotal - bytesDone)) / bytesDone)} left`, 4]);
      return parts;
    }
    case "link":
      return [["linking types and imports", ESSENTIAL], named];
    case "done": {
      const read = `${counted(filesDone, "file")} read, ${counted(symbols, "symbol")}, ${duration(elapsedMs)}`;
      return [[filesTotal === 0 ? "ready: no new or changed files" : `ready: ${read}`, ESSENTIAL]];
    }
    case "failed":
      return [["failed", ESSENTIAL]];
  }
}

/** `1 file`, `8,475 files` */
function counted(n: number, one: string): string {
  return `${count(n)} ${one}${n === 1 ? "" : "s"}`;
}

/** `8,475` */
export function count(n: number): string {
  return n.toLocaleString("en-US");
}

/** `9 s`, `2 min 10 s`, `1 h 5 min` */
function duration(ms: number): string {
  const s = Math.round(ms / 1000);
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min ${s % 60} s`;
  return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
}
