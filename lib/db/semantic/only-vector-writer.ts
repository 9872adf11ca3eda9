/** Workers that share a database write the tables of vectors one after the other: they make and drop partitions. */
import type { Queryable } from "../pool";

/** One transaction over one connection, with the tables to itself as far as other writers go. */
export async function asOnlyWriter<Result>(client: Queryable, work: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('semantic_vector'))");
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}
