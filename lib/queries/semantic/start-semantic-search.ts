/** Reads what search by meaning needs when the server starts, so that the first question does not wait for it. */
import { semanticIndexOf } from "../../semantic/semantic-index";
import { serverContext, type QueryContext } from "../context";

/** Never throws: if something fails here, the first question reports it. */
export async function startSemanticSearch(context: QueryContext = serverContext()): Promise<void> {
  await Promise.allSettled([semanticIndexOf(context.pool).look()]);
}
