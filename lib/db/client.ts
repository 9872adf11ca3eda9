/**
 * The Prisma client, for plain reads and writes of single rows. Search, recursion and bulk loads go through
 * `pool.ts`. Both draw on the same connections.
 */
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { PrismaClient } from "./generated/client";
import { databasePool } from "./pool";

export type { PrismaClient };

/**
 * A client on a pool of one's own; the pool stays with its maker.
 * @param schema in which it looks for tables
 */
export function createPrismaClient(pool: pg.Pool, schema = "public"): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(pool, { schema }) });
}

const KEY = Symbol.for("fathom.prisma");
const shared = globalThis as { [KEY]?: PrismaClient };

/** The web server's one client. Kept on globalThis: Next may load this module more than once. */
export function prisma(): PrismaClient {
  return (shared[KEY] ??= createPrismaClient(databasePool()));
}
