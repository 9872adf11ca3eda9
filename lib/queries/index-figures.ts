/** The index and its database in a few figures, for whoever looks after the server. */
import { databasePool } from "../db/pool";
import type { QueryContext } from "./context";
import { indexStateOf, repositoriesOf } from "./repositories";

export interface IndexFigures {
  /** repositories by `queued`, `indexing`, `ready`, `failed` */
  states: Record<string, number>;
  files: number;
  symbols: number;
  /** files that are still to be read */
  pending: number;
  /** connections of the web process; `waiting` are questions */
  connections: Record<"used" | "idle" | "waiting", number>;
}

export async function indexFigures(context: QueryContext): Promise<IndexFigures> {
  const repositories = await repositoriesOf(context);
  const states: Record<string, number> = { queued: 0, indexing: 0, ready: 0, failed: 0 };
  for (const { state } of repositories) states[state] = (states[state] ?? 0) + 1;
  const sum = (count: (each: (typeof repositories)[number]) => number): number =>
    repositories.reduce((total, each) => total + count(each), 0);
  const { totalCount, idleCount, waitingCount } = databasePool();
  return {
    states,
    files: sum(({ fileCount }) => fileCount),
    symbols: sum(({ symbolCount }) => symbolCount),
    pending: indexStateOf(repositories).pending,
    connections: { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
  };
}
