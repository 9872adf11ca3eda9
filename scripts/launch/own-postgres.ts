/**
 * The built-in Postgres, for as long as a start lasts: where it ended because the disk was full, it is started again
 * at the same address when there is space.
 */
import { startEmbeddedPostgres } from "../../lib/postgres/embedded-postgres";
import { AppError } from "../../lib/errors";
import { spaceAgain } from "../../lib/full-disk";

interface OwnPostgres {
  url: string;
  /** Resolves with the reason when it ended for good, without `stop`. */
  ended: Promise<AppError>;
  stop(orderlyMs: number): Promise<void>;
}

/** @throws AppError as startEmbeddedPostgres does, at the first start */
export async function startOwnPostgres(
  dataFolder: string,
  signal: AbortSignal,
  tell: (line: string) => void,
): Promise<OwnPostgres> {
  let server = await startEmbeddedPostgres(dataFolder, { signal });
  const { url, port } = server;
  return { url, ended: keep(), stop: (orderlyMs) => server.stop(orderlyMs) };

  async function keep(): Promise<AppError> {
    for (let reason = await server.ended; ;) {
      if (reason.code !== "disk_full") return reason;
      tell(`${reason.message}\nIt is started again as soon as there is space.`);
      await spaceAgain(dataFolder, signal);
      if (signal.aborted) return reason;
      try {
        server = await startEmbeddedPostgres(dataFolder, { signal, port });
        tell("There is space again: the database answers.");
        reason = await server.ended;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        reason = error;
      }
    }
  }
}
