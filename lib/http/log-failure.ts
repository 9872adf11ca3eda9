/** One line on stderr per failure of ours; a caller's mistakes are the caller's to read. */
import type { AppError } from "../errors";

export function logFailure(error: AppError, requestId: string, url: string): void {
  if (error.status < 500) return;
  const where = URL.canParse(url) ? new URL(url).pathname : url;
  const cause = error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : error.cause;
  console.error(`${requestId} ${where} ${error.code}: ${error.message}${cause === undefined ? "" : `\n${cause}`}`);
}
