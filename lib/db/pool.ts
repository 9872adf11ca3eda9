/**
 * Connections to Postgres for SQL of our own: search, recursion, COPY. Nothing waits for ever, and a Postgres that
 * stops does not take the process with it. Values arrive as text formats (`binary` corrupts bytea), and `bigint`
 * columns as strings.
 */
import pg from "pg";
import { databaseUrl } from "../env";

/** A pool, a client of it, or a plain client: what a function needs that only sends queries. */
export type Queryable = Pick<pg.ClientBase, "query">;

interface PoolOptions {
  /** connection string; `DATABASE_URL` when left out */
  url?: string;
  /** shown by Postgres in pg_stat_activity: `fathom web`, `fathom indexer` */
  applicationName: string;
  /** most connections at once */
  max?: number;
  /** milliseconds after which Postgres cancels a statement; 0 for never */
  statementTimeout?: number;
  /** milliseconds after which a statement gives up that waits for somebody's lock; never when left out */
  lockTimeout?: number;
  /** milliseconds after which a connection that nobody uses is closed */
  idleTimeout?: number;
  /** settings of the session: `-c name=value` */
  options?: string;
}

/** A question after a pause finds the connections of the one before: to open eight costs 20 ms and more. */
const KEPT_OPEN = 600_000;
/** What holds a table for longer would keep every connection waiting, and with them every reader. */
const LOCK_TIMEOUT = 1_200;

/** A new pool. The caller must end it. */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url ?? databaseUrl(),
    application_name: options.applicationName,
    max: options.max ?? 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: options.idleTimeout ?? 30_000,
    statement_timeout: options.statementTimeout ?? 10_000,
    // A transaction that its process forgot would hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    ...(options.lockTimeout !== undefined && { lock_timeout: options.lockTimeout }),
    ...(options.options !== undefined && { options: options.options }),
  });
  // Without a listener the end of an idle connection ends the process. The pool opens another at the next query.
  pool.on("error", (error) => console.warn(`Database connection lost: ${error.message}`));
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const KEY = Symbol.for("fathom.pool");
const shared = globalThis as { [KEY]?: pg.Pool };

/** The web server's one pool. Kept on globalThis: Next may load this module more than once. */
export function databasePool(): pg.Pool {
  return (shared[KEY] ??= createPool({
    applicationName: "fathom web",
    idleTimeout: KEPT_OPEN,
    lockTimeout: LOCK_TIMEOUT,
  }));
}
