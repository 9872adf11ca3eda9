/** Words for the progress of a run. Pure: the clock and the terminal are the caller's. */
import type { ProgressMessage } from "../../lib/db/index-runs";

/**
 * One line: files, symbols, per second, time left. `elapsedMs` counts from the run's first message; `waiting` are the
 * repositories that come after it.
 */
export function progressText(message: ProgressMessage, elapsedMs: number, waiting = 0): string {
  const { repository, phase, filesDone, filesTotal, symbols, bytesDone, bytesTotal } = message;
  const rate = elapsedMs > 500 ? (filesDone * 1000) / elapsedMs : 0;
  const parts: string[] = [];
  switch (phase) {
    case "plan":
      parts.push("looking for files", ...(filesTotal > 0 ? [`${count(filesTotal)} found`] : []));
      break;
    case "parse":
      parts.push(`reading ${count(filesDone)} of ${files(filesTotal)}`, `${count(symbols)} symbols`);
      if (rate > 0) parts.push(`${count(Math.round(rate))} files/s`);
      if (bytesDone > 0 && elapsedMs > 2_000)
        parts.push(`${duration((elapsedMs * Math.max(0, bytesTotal - bytesDone)) / bytesDone)} left`);
      break;
    case "link":
      parts.push("linking types and imports", `${count(symbols)} symbols`);
      break;
    case "done":
      if (filesTotal === 0) parts.push("ready: no new or changed files");
      else parts.push(`ready: ${files(filesDone)} read, ${count(symbols)} symbols, ${duration(elapsedMs)}`);
      break;
    case "failed":
      parts.push("failed");
  }
  if (waiting > 0 && phase !== "done" && phase !== "failed") parts.push(`${count(waiting)} more waiting`);
  return `${repository}: ${parts.join(" · ")}`;
}

/** `1 file`, `8,475 files` */
function files(n: number): string {
  return n === 1 ? "1 file" : `${count(n)} files`;
}

/** `8,475` */
export function count(n: number): string {
  return n.toLocaleString("en-US");
}

/** `9 s`, `2 min 10 s`, `1 h 5 min` */
export function duration(ms: number): string {
  const s = Math.round(ms / 1000);
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min ${s % 60} s`;
  return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
}
