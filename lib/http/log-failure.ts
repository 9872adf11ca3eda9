/**
 * Writes one line to stderr for each failure of the server. Mistakes of a caller are not logged; the caller gets them
 * in the answer.
 */
import type { AppError } from "../errors";

export function logFailure(error: AppError, requestId: string, url: string): void {
  if (error.status < 500) return;
  // Open pages ask every second: while the database is away one line each is enough.
  const quiet = error.code === "database_unavailable" || error.code === "deadline_exceeded";
  const where = URL.canParse(url) ? new URL(url).pathname : url;
  const cause = quiet ? messageOf(error.cause) : stackOf(error.cause);
  console.error(`${requestId} ${where} ${error.code}: ${error.message}${cause}`);
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? ` (${cause.message.split("\n").at(-1)})` : "";
}

function stackOf(cause: unknown): string {
  if (cause === undefined) return "";
  return `\n${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`;
}
