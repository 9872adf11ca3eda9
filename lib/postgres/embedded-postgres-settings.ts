/**
 * Settings of the built-in Postgres. They are given on the command line at each start, so that they follow the
 * machine's memory and never go stale in a file. Loads are large and can be redone, hence few checkpoints, no
 * replication, and commits that do not wait for the disk (fsync stays on: a crash loses seconds, never the database).
 */
import { totalmem } from "node:os";

const MIB = 1024 * 1024;

/** What the built-in Postgres calls itself. */
export const CLUSTER_NAME = "fathom";

/** `name=value` pairs for a machine with this much memory (bytes). */
export function postgresSettings(port: number, memory: number = totalmem()): string[] {
  const share = (part: number, most: number, least: number): string =>
    `${Math.max(least, Math.min(most, Math.floor(memory / part / MIB)))}MB`;
  return [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=50",
    `shared_buffers=${share(8, 512, 32)}`,
    `maintenance_work_mem=${share(16, 256, 32)}`,
    `work_mem=${share(128, 32, 4)}`,
    "max_wal_size=4GB",
    "checkpoint_timeout=30min",
    "wal_level=minimal",
    "max_wal_senders=0",
    "synchronous_commit=off",
    "fsync=on",
    "jit=off",
    "timezone=UTC",
    "log_timezone=UTC",
    "lc_messages=C",
    // Tells the built-in Postgres from one of the user's own.
    `cluster_name=${CLUSTER_NAME}`,
  ];
}
