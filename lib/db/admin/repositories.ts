/**
 * The folders that are indexed: who enters them, under which name, and in which state they are. Reads for pages with
 * the progress of runs are in `repository-states.ts`. Refuses to touch the disk: whether a folder can be read is
 * checked by whoever hands it in.
 */
import { basename, sep } from "node:path";
import type pg from "pg";
import type { RepositoryScope } from "../../contract/vocabulary";
import { AppError } from "../../errors";
import type { Queryable } from "../pool";
import { putGitSource } from "./git-sources";
import { forgiveFiles } from "./poison-files";

/** Postgres channel that is notified with a repository's id when it is entered or shall be looked at again. */
export const REPOSITORY_CHANNEL = "fathom_repository";

type RepositoryState = "queued" | "indexing" | "ready" | "failed";

/** A folder to enter. */
export interface NewRepository {
  /** absolute, real path */
  root: string;
  /** wanted name; left out: the folder's name, made unique */
  name?: string;
  scope: RepositoryScope;
  /** globs left out besides what git ignores */
  excludes: string[];
  /** what ignore rules name is read, too */
  noIgnore?: boolean;
  /** what holds secrets is read, too, and nothing of it hidden */
  withSecrets?: boolean;
}

export interface RepositoryEntry {
  id: number;
  name: string;
  root: string;
  scope: RepositoryScope;
  excludes: string[];
  noIgnore: boolean;
  withSecrets: boolean;
  branch: string | null;
  revision: string | null;
  state: RepositoryState;
  /** why it failed, in words for people */
  error: string | null;
  /**
   * version of the rules by which what follows from all files together was worked out to its end; null while that is
   * under way
   */
  rulesVersion: number | null;
}

const COLUMNS =
  'id, name, root, scope, excludes, no_ignore as "noIgnore", with_secrets as "withSecrets", branch, revision, state, error, rules_version as "rulesVersion"';

/**
 * Enters a folder, or takes the new settings where its root is known already, queues it and notifies the indexer.
 * A known root keeps its name unless another one is asked for. Throws `invalid_input` when that name is taken.
 * @param source where it is fetched from
 */
export async function registerRepository(
  client: pg.ClientBase,
  wanted: NewRepository,
  source: Parameters<typeof putGitSource>[2] | null = null,
): Promise<RepositoryEntry> {
  await client.query("begin");
  try {
    // Two starts at once must not both find the same name free.
    await client.query("lock table repository in share row exclusive mode");
    const name = await chooseName(client, wanted);
    const withSecrets = wanted.withSecrets ?? false;
    await readWholeAgain(client, wanted.root, withSecrets);
    await forgiveFiles(client, wanted.root);
    const { rows } = await client.query<RepositoryEntry>(
      `insert into repository (name, root, scope, excludes, no_ignore, with_secrets) values ($1, $2, $3, $4, $5, $6)
       on conflict (root) do update set name = excluded.name, scope = excluded.scope, excludes = excluded.excludes,
         no_ignore = excluded.no_ignore, with_secrets = excluded.with_secrets, state = 'queued', error = null
       returning ${COLUMNS}`,
      [name, wanted.root, wanted.scope, wanted.excludes, wanted.noIgnore ?? false, withSecrets],
    );
    const entry = rows[0]!;
    if (source !== null) await putGitSource(client, entry.id, source);
    const around = await queueAround(client, entry);
    for (const id of [entry.id, ...around])
      await client.query("select pg_notify($1, $2)", [REPOSITORY_CHANNEL, String(id)]);
    await client.query("commit");
    return entry;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Whether secrets count changes what is kept of any file: each is read as if by another extractor. */
async function readWholeAgain(client: Queryable, root: string, withSecrets: boolean): Promise<void> {
  await client.query(
    `update file set extractor_version = 0
      where repository_id = (select id from repository where root = $1 and with_secrets <> $2)`,
    [root, withSecrets],
  );
}

/** Queues the repositories that a folder lies in: they leave it out from now on. Gives their ids. */
async function queueAround(client: pg.ClientBase, { id, root }: RepositoryEntry): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `update repository set state = 'queued' where id <> $1 and starts_with($2, rtrim(root, '/\\') || $3) returning id`,
    [id, root, sep],
  );
  return rows.map((row) => row.id);
}

/** Enters several folders, in order; gives their ids. What was entered before a refusal stays. */
export async function registerRepositories(pool: pg.Pool, wanted: readonly NewRepository[]): Promise<number[]> {
  const client = await pool.connect();
  try {
    const ids: number[] = [];
    for (const folder of wanted) ids.push((await registerRepository(client, folder)).id);
    return ids;
  } finally {
    client.release();
  }
}

/** All of them, oldest first. */
export async function listRepositories(client: Queryable): Promise<RepositoryEntry[]> {
  const { rows } = await client.query<RepositoryEntry>(`select ${COLUMNS} from repository order by id`);
  return rows;
}

/** Puts the same on record for all: why none of them is indexed. */
export async function failRepositories(client: Queryable, error: string): Promise<void> {
  await client.query("update repository set state = 'failed', error = $1", [error]);
}

/** Ids of those that were not indexed to their end by these rules, and did not fail. */
export async function unfinishedRepositories(client: Queryable, rulesVersion: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from repository
      where state in ('queued', 'indexing') or (state = 'ready' and rules_version is distinct from $1) order by id`,
    [rulesVersion],
  );
  return rows.map(({ id }) => id);
}

/** What a run learns about its repository; what is left out stays as it is. */
interface RepositoryFacts {
  state?: RepositoryState;
  /** why it failed, in words for people; null clears it */
  error?: string | null;
  /** what is wrong with its own settings; null for nothing */
  settingsProblem?: string | null;
  /** digest of what its manifests said when its imports were linked */
  manifests?: string;
  rulesVersion?: number | null;
  branch?: string | null;
  revision?: string | null;
  /** files and folders that its ignore rules name; null when nobody counted */
  ignoredCount?: number | null;
  indexedAt?: Date;
}

const FACT_COLUMNS: Record<keyof RepositoryFacts, string> = {
  state: "state",
  error: "error",
  settingsProblem: "settings_problem",
  manifests: "manifests",
  rulesVersion: "rules_version",
  branch: "branch",
  revision: "revision",
  ignoredCount: "ignored_count",
  indexedAt: "indexed_at",
};

/** Writes the given facts of one repository. */
export async function updateRepository(client: Queryable, id: number, facts: RepositoryFacts): Promise<void> {
  const given = (Object.keys(FACT_COLUMNS) as (keyof RepositoryFacts)[]).filter((key) => facts[key] !== undefined);
  if (given.length === 0) return;
  const assignments = given.map((key, index) => `${FACT_COLUMNS[key]} = $${index + 2}`).join(", ");
  await client.query(`update repository set ${assignments} where id = $1`, [id, ...given.map((key) => facts[key])]);
}

/** What a repository holds: files with symbols to find, and those left out by reason. */
interface RepositoryYield {
  indexedFiles: number;
  leftOut: { reason: string; files: number }[];
}

/** Counts over some repositories together. */
export async function repositoryYield(client: Queryable, ids: readonly number[]): Promise<RepositoryYield> {
  const { rows } = await client.query<{ reason: string | null; files: number }>(
    `select case when status in ('indexed', 'partial') and language is not null then null
                 else coalesce(reason, 'unsupported') end as reason, count(*)::int as files
     from file where repository_id = any($1) group by 1 order by 2 desc`,
    [ids],
  );
  const leftOut = rows.flatMap(({ reason, files }) => (reason === null ? [] : [{ reason, files }]));
  return { indexedFiles: rows.find(({ reason }) => reason === null)?.files ?? 0, leftOut };
}

async function chooseName(client: Queryable, { root, name }: NewRepository): Promise<string> {
  const { rows } = await client.query<{ name: string; root: string }>("select name, root from repository");
  const known = rows.find((row) => row.root === root);
  const taken = new Set(rows.filter((row) => row.root !== root).map((row) => row.name));
  if (name !== undefined) {
    if (!taken.has(name)) return name;
    throw new AppError(
      "invalid_input",
      `The name "${name}" belongs to ${rows.find((row) => row.name === name)?.root}.`,
      {
        hint: "Choose another --name.",
      },
    );
  }
  if (known) return known.name;
  const wanted = basename(root) || "root";
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? wanted : `${wanted}-${n}`;
    if (!taken.has(candidate)) return candidate;
  }
}
