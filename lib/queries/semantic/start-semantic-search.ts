/** Reads what search by meaning needs when the server starts, so that the first question does not wait for it. */
import { semanticIndexOf } from "../../semantic/semantic-index";
import { serverContext, type QueryContext } from "../context";
import { ANYBODY } from "../viewer";

/** Never throws: if something fails here, the first question reports it. */
export async function startSemanticSearch(context: QueryContext = serverContext(ANYBODY)): Promise<void> {
  await Promise.allSettled([semanticIndexOf(context.pool).look()]);
}
