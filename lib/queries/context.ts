/** What a query works with: the database and the engine behind Go to Symbol. Made by the edge, or by a test. */
import { databasePool, type Queryable } from "../db/pool";
import { prisma, type PrismaClient } from "../db/client";
import { getSymbolSearch } from "../search/symbol-search";
import type { SymbolSearch } from "../search/port";
import type { TextSearch } from "../text/port";
import { getTextSearch } from "../text/text-search";

/** Milliseconds. */
interface Pace {
  /** for a page that is filled in part */
  part: number;
  /** for counting what follows a full page */
  patience: number;
}

/** Who asks again pays for a whole call more, so a page is filled as long as that takes less than asking. */
export const AGENT_PACE: Pace = { part: 1500, patience: 300 };

export interface QueryContext {
  db: PrismaClient;
  /** The same database, for SQL that does not go through Prisma. */
  pool: Queryable;
  /** The engine; waits until it can answer. */
  search(): Promise<SymbolSearch>;
  /** The engine behind text search. */
  text(): TextSearch;
  /**
   * The same database, with a revision of a repository in place of what is indexed; by `DATABASE_URL` when left out.
   */
  revision?(schema: string): Queryable | Promise<Queryable>;
  /** How long a page may take that fills slowly; a browser's reader would rather see a part at once. */
  pace?: Pace;
}

/** The web server's own context, which sees everything: for what it asks itself. */
export const serverContext = (): QueryContext => ({
  db: prisma(),
  pool: databasePool(),
  search: getSymbolSearch,
  text: getTextSearch,
});
