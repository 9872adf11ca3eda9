/** What embeds, as the indexer leaves it for those that embed questions. */
import type { Queryable } from "../pool";

export interface SemanticModel {
  id: string;
  /** whose comments it was taught by; null for none */
  repositoryId: number | null;
  pairs: number;
}

export async function semanticModels(client: Queryable): Promise<SemanticModel[]> {
  const { rows } = await client.query<SemanticModel>({
    name: "semantic-models",
    text: `select id, repository_id as "repositoryId", pairs from semantic_model order by id`,
  });
  return rows;
}

/** The table of words of a model; null where it has none or is gone. */
export async function modelWords(client: Queryable, id: string): Promise<Uint8Array | null> {
  const { rows } = await client.query<{ words: Buffer | null }>("select words from semantic_model where id = $1", [id]);
  return rows[0]?.words ?? null;
}

/** Keeps a model; one of this id stays as it is. */
export async function keepModel(
  client: Queryable,
  { id, repositoryId, pairs }: SemanticModel,
  words: Uint8Array | null,
): Promise<void> {
  await client.query(
    `insert into semantic_model (id, repository_id, pairs, words)
     select $1, $2, $3, $4 where $2::int is null or exists (select from repository where id = $2)
     on conflict (id) do nothing`,
    [id, repositoryId, pairs, words === null ? null : Buffer.from(words)],
  );
}

/** Removes models that no segment is made with, but for these; of all repositories, or of one. */
export async function removeIdleModels(
  client: Queryable,
  kept: readonly string[],
  repositoryId?: number,
): Promise<void> {
  await client.query(
    `delete from semantic_model m where id <> all($1::text[]) and ($2::int is null or repository_id = $2)
       and not exists (select from semantic_segment s where s.model = m.id)`,
    [kept, repositoryId ?? null],
  );
}
