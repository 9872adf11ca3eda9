/** Prepares text search when the server starts, so that the first question does not wait for it. */
import { serverContext, type QueryContext } from "../context";
import { allFiles } from "../files/path-list";

/** Never throws: if something fails here, the first question reports it. */
export async function startTextSearch(context: QueryContext = serverContext()): Promise<void> {
  await Promise.allSettled([allFiles(context), context.text().warm()]);
}
