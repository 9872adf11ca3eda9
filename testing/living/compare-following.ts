/** What follows an index (compilers' facts, vectors), free of row ids, so that two of one folder can be compared. */
import { semanticSegmentFiles, loadSemanticSegments } from "../../lib/db/semantic/semantic-segments";
import type { Queryable } from "../../lib/db/pool";

const FACTS = `select p.repository_id || ':' || p.path || ' ' || p.engine as place,
    p.version || ' ' || md5(p.content_hash) || ' ' || coalesce(md5(p.facts), 'none') as said from precise_file p`;
const LINKS = `select repository_id || ':' || path || ' ' || engine || ' ' || ordinal as place,
    concat_ws(' ', kind, from_key, to_key) as said from precise_link`;
const RUNS = `select repository_id || ' ' || engine as place, concat_ws(' ', state, files_done, files_total) as said from precise_run`;

/** Each fact in words, in order. */
export async function factsInWords(client: Queryable): Promise<string[]> {
  const words: string[] = [];
  for (const [table, query] of Object.entries({ facts: FACTS, links: LINKS, runs: RUNS })) {
    const { rows } = await client.query<{ place: string; said: string }>(query);
    words.push(...rows.map(({ place, said }) => `${table} ${place}: ${said}`));
  }
  return words.sort();
}

/** Each vector in words, and how often each file is covered, in order. */
export async function vectorsInWords(client: Queryable): Promise<string[]> {
  const words: string[] = [];
  for (const { id, repositoryId, files } of await semanticSegmentFiles(client)) {
    for await (const { segment } of loadSemanticSegments(client, [id])) {
      const { dimensions, digests, vectors } = segment;
      digests.forEach((digest, at) => {
        const vector = Buffer.from(vectors.slice(at * dimensions, (at + 1) * dimensions)).toString("hex");
        words.push(`vector ${repositoryId} ${digest}: ${vector}`);
      });
    }
    const { rows } = await client.query<{ path: string }>("select path from file where id = any($1::int[])", [
      [...files],
    ]);
    words.push(...rows.map(({ path }) => `covered ${repositoryId}:${path}`));
  }
  return words.sort();
}
