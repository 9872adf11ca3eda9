/**
 * Reads what search by meaning needs when the server starts, and asks once or twice, so that the first question waits
 * neither for the vectors nor for the compiler.
 */
import { semanticIndexOf } from "../../semantic/semantic-index";
import { serverContext, type QueryContext } from "../context";

/** Never throws: if something fails here, the first question reports it. */
export async function startSemanticSearch(context: QueryContext = serverContext()): Promise<void> {
  await Promise.allSettled([warmUp(context)]);
}

/** What the server asks itself. */
export const REHEARSED = ["read all lines of a file", "wait until a connection is closed", "parse a date"];

async function warmUp({ pool }: QueryContext): Promise<void> {
  const index = semanticIndexOf(pool);
  await index.look();
  for (const question of REHEARSED) await index.ask({ question, limit: 1, passes: () => true });
}
