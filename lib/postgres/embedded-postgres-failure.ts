/** What the built-in Postgres said before it ended, as an error for people: its complaints, not its diary. */
import { AppError } from "../errors";

const COMPLAINT = /\b(?:PANIC|FATAL|ERROR|HINT|error):\s+(.+)/;
/** What it tells whoever asks while it starts or stops. */
const PASSING = /database system is (?:not yet accepting connections|starting up|shutting down|in recovery mode)/;
const NO_SPACE = /No space left on device|Disk quota|free disk space|ENOSPC/i;
const MOST_LINES = 5;

/**
 * `disk_full` or `database_unavailable`.
 * @param what what did not go well, as the beginning of the message
 * @param log the end of what it wrote
 */
export function postgresFailure(what: string, log: string): AppError {
  const lines = log.trim().split("\n");
  const complaints = lines.flatMap((line) => (PASSING.test(line) ? [] : (COMPLAINT.exec(line)?.[1] ?? [])));
  const noSpace = complaints.find((line) => NO_SPACE.test(line));
  if (noSpace !== undefined || NO_SPACE.test(log))
    return new AppError("disk_full", `The disk is full. ${what}: ${noSpace ?? lines.at(-1)}`);
  // Every connection complains of the same end.
  const said = [...new Set(complaints.length > 0 ? complaints : lines)].slice(-MOST_LINES).join("\n");
  return new AppError("database_unavailable", `${what}: ${said || "it gave no reason"}`, {
    hint: "logs/postgres.log in the data folder holds everything it said.",
  });
}
