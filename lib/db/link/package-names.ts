/**
 * What manifests of repositories said when they were linked: kept, so that linking one repository reads no other's
 * folder.
 */
import type { Queryable } from "../pool";

/** A name of a repository, or of one of its dependencies: `npm:left-pad`, `go:example.org/x`, or a plain one. */
export interface PackageName {
  name: string;
  /** it is a dependency */
  asked: boolean;
}

/** A repository that depends on the name of another one. */
export interface Crossing {
  from: number;
  to: number;
}

/** Replaces what is kept of a repository. `said` is whatever the indexer makes of its manifests. */
export async function storeManifest(
  client: Queryable,
  repositoryId: number,
  said: object,
  names: readonly PackageName[],
): Promise<void> {
  await client.query(
    `insert into repository_manifest (repository_id, said) values ($1, $2)
     on conflict (repository_id) do update set said = excluded.said`,
    [repositoryId, JSON.stringify(said)],
  );
  await client.query("delete from package_name where repository_id = $1", [repositoryId]);
  await client.query(
    `insert into package_name (repository_id, asked, name)
     select distinct $1::int, asked, name from unnest($2::boolean[], $3::text[]) as n(asked, name)`,
    [repositoryId, names.map(({ asked }) => asked), names.map(({ name }) => name)],
  );
}

/** What is kept of these repositories, by id. */
export async function storedManifests<Said>(client: Queryable, ids: readonly number[]): Promise<Map<number, Said>> {
  const { rows } = await client.query<{ id: number; said: Said }>(
    "select repository_id as id, said from repository_manifest where repository_id = any($1::int[])",
    [ids],
  );
  return new Map(rows.map(({ id, said }) => [id, said]));
}

/** The stored names of a repository. */
export async function namesBorne(client: Queryable, repositoryId: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from package_name where repository_id = $1 and not asked",
    [repositoryId],
  );
  return rows.map(({ name }) => name);
}

/**
 * Which of these repositories ask for what others are called, and, where `into` is given, who asks for what that one
 * is called.
 */
export async function crossingsOf(
  client: Queryable,
  from: readonly number[],
  into: number | null = null,
): Promise<Crossing[]> {
  const { rows } = await client.query<Crossing>(
    `select asks.repository_id as "from", bears.repository_id as "to"
     from package_name asks join package_name bears on bears.name = asks.name and not bears.asked
     where asks.asked and asks.repository_id = any($1::int[]) and bears.repository_id <> asks.repository_id
     union
     select asks.repository_id, bears.repository_id
     from package_name bears join package_name asks on asks.name = bears.name and asks.asked
     where not bears.asked and bears.repository_id = $2::int and bears.repository_id <> asks.repository_id`,
    [from, into],
  );
  return rows;
}

/** The repositories with these names, ordered by repository and name. */
export async function bearersOf(
  client: Queryable,
  names: readonly string[],
): Promise<{ name: string; repositoryId: number }[]> {
  const { rows } = await client.query<{ name: string; repositoryId: number }>(
    `select name, repository_id as "repositoryId" from package_name where name = any($1::text[]) and not asked
     order by repository_id, name`,
    [names],
  );
  return rows;
}
