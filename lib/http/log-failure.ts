/**
 * Writes one line to the log for each failure of the server, under the id that the answer bears. Mistakes of a caller
 * are not logged; the caller gets them in the answer.
 */
import type { AppError } from "../errors";
import { log } from "../log";

export function logFailure({ status, code, message, cause }: AppError, requestId: string): void {
  if (status < 500) return;
  // Open pages ask every second: while the database is away one line each is enough.
  const isQuiet = code === "database_unavailable" || code === "deadline_exceeded";
  log().error({ requestId, code, cause: isQuiet ? lastLineOf(cause) : stackOf(cause) }, message);
}

const lastLineOf = (cause: unknown): string | undefined =>
  cause instanceof Error ? cause.message.split("\n").at(-1) : undefined;

function stackOf(cause: unknown): string | undefined {
  if (cause === undefined) return undefined;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
