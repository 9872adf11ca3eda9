/** Tells what a failed database call means to a reader. Refuses to guess: an unknown failure stays null. */
import { AppError } from "../errors";
import { isDiskFull } from "./disk-full";

/** The failure in the words of the product, or null when it is not the database's. */
export function databaseFailure(error: unknown): AppError | null {
  const signs = signsOf(error);
  const has = (...words: string[]) => signs.some((sign) => words.some((word) => sign.includes(word)));
  if (has("57014", "statement timeout", "query_canceled")) {
    return new AppError("deadline_exceeded", "The database took too long to answer this question.", { cause: error });
  }
  if (has("42P01", "TableDoesNotExist", "P2021")) {
    return new AppError("database_unavailable", "The database has no tables yet.", {
      hint: "`npm start` creates them. Ask again when it has.",
      retryAfter: 2,
      cause: error,
    });
  }
  if (has("55P03", "lock timeout")) {
    return new AppError("database_unavailable", "The database is busy with a change of its tables.", {
      retryAfter: 2,
      cause: error,
    });
  }
  if (isDiskFull(error)) return new AppError("disk_full", "The disk of the database is full.", { cause: error });
  if (has(...UNREACHABLE)) {
    return new AppError("database_unavailable", "The database cannot be reached.", { retryAfter: 2, cause: error });
  }
  return null;
}

/** SQLSTATEs, Node error codes, and Prisma codes and kinds of a database that is not there, or not taking calls. */
const UNREACHABLE = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ENOENT",
  "ETIMEDOUT",
  "EPIPE",
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "AuthenticationFailed",
  "DatabaseDoesNotExist",
  "P1000",
  "P1001",
  "P1002",
  "P1003",
  "P1008",
  "P1017",
  "P2024",
  "P2037",
  "28P01",
  "3D000",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "Connection terminated",
  "connection timeout",
  "timeout exceeded when trying to connect",
  "Can't reach database server",
];

/** Codes, kinds and messages along the chain of causes, at most 6 deep. */
function signsOf(error: unknown): string[] {
  const signs: string[] = [];
  let current: unknown = error;
  for (let depth = 0; depth < 6 && typeof current === "object" && current !== null; depth++) {
    const { code, kind, originalCode, message, name, cause, meta, errors } = current as Record<string, unknown>;
    for (const sign of [code, kind, originalCode, message, name]) if (typeof sign === "string") signs.push(sign);
    const inMeta =
      typeof meta === "object" && meta !== null ? (meta as Record<string, unknown>).driverAdapterError : null;
    current = cause ?? inMeta ?? (Array.isArray(errors) ? errors[0] : undefined);
  }
  return signs;
}
