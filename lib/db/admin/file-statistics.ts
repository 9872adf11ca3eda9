/**
 * Counts over the files of the index: by language, by status and reason, and the files that are not wholly indexed.
 */
import { CLUSTER_NAME } from "../../postgres/embedded-postgres-settings";
import { Prisma, type PrismaClient } from "../generated/client";

export interface LanguageCount {
  repositoryId: number;
  language: string | null;
  files: number;
  symbols: number;
  lines: number;
}

/** Files, symbols and lines per repository and language, most files first. */
export function languageCounts(db: PrismaClient, repositoryId?: number): Promise<LanguageCount[]> {
  return db.$queryRaw<LanguageCount[]>`
    SELECT repository_id AS "repositoryId", language, count(*)::int AS files,
           sum(symbol_count)::float8 AS symbols, sum(lines)::float8 AS lines
    FROM file ${inRepository(repositoryId)}
    GROUP BY repository_id, language ORDER BY files DESC`;
}

/** Assets that are Blueprints. Other assets have no symbols. */
export async function blueprintCount(db: PrismaClient, repositoryId?: number): Promise<number> {
  return db.file.count({ where: { language: "uasset", symbolCount: { gt: 0 }, repositoryId } });
}

export interface StatusCount {
  status: string;
  reason: string | null;
  files: number;
}

/** Files per status and reason, most first. */
export function statusCounts(db: PrismaClient, repositoryId?: number): Promise<StatusCount[]> {
  return db.$queryRaw<StatusCount[]>`
    SELECT status, reason, count(*)::int AS files FROM file ${inRepository(repositoryId)}
    GROUP BY status, reason ORDER BY files DESC`;
}

interface ProblemRecord {
  repo: string;
  path: string;
  status: string;
  reason: string | null;
  detail: string | null;
  size: number;
}

interface ProblemFilter {
  repositoryId?: number;
  status?: string;
  reason?: string;
}

/** Files that are not wholly indexed: failed, skipped, partial; then by place. */
export function problemFiles(
  db: PrismaClient,
  filter: ProblemFilter,
  page: { limit: number; offset: number },
): Promise<ProblemRecord[]> {
  return db.$queryRaw<ProblemRecord[]>`
    SELECT r.name AS repo, f.path, f.status, f.reason, f.detail, f.size::float8 AS size
    FROM file f JOIN repository r ON r.id = f.repository_id
    WHERE f.status <> 'indexed'
      AND (${filter.repositoryId ?? null}::int IS NULL OR f.repository_id = ${filter.repositoryId ?? null}::int)
      AND (${filter.status ?? null}::text IS NULL OR f.status = ${filter.status ?? null}::text)
      AND (${filter.reason ?? null}::text IS NULL OR f.reason = ${filter.reason ?? null}::text)
    ORDER BY array_position(ARRAY['failed', 'skipped', 'partial'], f.status), r.name, f.path
    LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** Newest extractor that wrote a file; null when there is none. */
export async function newestExtractor(db: PrismaClient): Promise<number | null> {
  const newest = await db.file.aggregate({ _max: { extractorVersion: true } });
  return newest._max.extractorVersion;
}

interface DatabaseFacts {
  version: string;
  /** size on disk; 0 for whoever sees a part of it */
  bytes: number;
  /** the built-in Postgres, or one of the user's own */
  server: "embedded" | "external";
}

/** Version, size and kind of the database. */
export async function databaseFacts(db: PrismaClient): Promise<DatabaseFacts> {
  const [{ cluster, ...facts }] = await db.$queryRaw<{ version: string; bytes: number; cluster: string }[]>`
    SELECT current_setting('server_version') AS version,
           CASE current_schema() WHEN 'public' THEN pg_database_size(current_database())::float8 ELSE 0 END AS bytes,
           current_setting('cluster_name') AS cluster`;
  return { ...facts, server: cluster === CLUSTER_NAME ? "embedded" : "external" };
}

/** A cheap question that only a working, migrated database answers. */
export async function databaseAnswers(db: PrismaClient): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM repository LIMIT 1`;
}

function inRepository(repositoryId: number | undefined): Prisma.Sql {
  return repositoryId === undefined ? Prisma.empty : Prisma.sql`WHERE repository_id = ${repositoryId}`;
}
