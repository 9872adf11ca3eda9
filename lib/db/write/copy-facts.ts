/** Puts finished rows of a table of facts into the database, by binary COPY. */
import { once } from "node:events";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { COPY_HEADER, COPY_TRAILER } from "../../format/copy-rows";
import { copyStatement, type FactBytes, type FactTable } from "../../format/copy-tables";

/** @param target as SQL writes it; the table of the index unless it is given */
export async function copyFacts(
  client: pg.Client,
  table: FactTable,
  batches: readonly FactBytes[],
  target?: string,
): Promise<void> {
  const filled = batches.map((rows) => rows[table]).filter((bytes) => bytes.length > 0);
  if (filled.length === 0) return;
  const stream = client.query(copyFrom(copyStatement(table, target)));
  const done = new Promise<void>((resolve, reject) => stream.once("finish", resolve).once("error", reject));
  // A failure may come before anybody waits for it.
  done.catch(() => {});
  stream.write(COPY_HEADER);
  for (const bytes of filled) if (!stream.write(bytes)) await Promise.race([once(stream, "drain"), done]);
  stream.end(COPY_TRAILER);
  await done;
}
