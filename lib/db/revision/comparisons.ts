/**
 * Questions about two revisions: the server asks, the indexer's thread answers. Both ends of the table `comparison`.
 */
import { z } from "zod";
import type { Queryable } from "../pool";

/** Channel on which the indexer hears of questions. */
export const COMPARISON_CHANNEL = "fathom_comparison";

/** A file that differs between two revisions. */
const changedFileSchema = z.object({
  status: z.enum(["added", "removed", "changed", "renamed"]),
  /** path at the base; null where it was not there */
  from: z.string().nullable(),
  /** path at the head; null where it is gone */
  to: z.string().nullable(),
});
export type ChangedFile = z.output<typeof changedFileSchema>;

const sideSchema = z.object({
  /** null for the folder as it is */
  commit: z.string().nullable(),
  /** schema whose views show the revision; null where it is what is indexed */
  schema: z.string().nullable(),
});
export type RevisionSide = z.output<typeof sideSchema>;

export const comparedSchema = z.object({
  base: sideSchema,
  head: sideSchema,
  files: z.array(changedFileSchema),
  /** what the index was when this was found out */
  generation: z.string(),
});
export type Compared = z.output<typeof comparedSchema>;

const failureSchema = z.object({
  code: z.enum(["invalid_input", "too_large", "index_behind", "internal_error"]),
  message: z.string(),
});
export type ComparisonFailure = z.output<typeof failureSchema>;

export interface ComparisonQuestion {
  id: number;
  repositoryId: number;
  base: string;
  head: string | null;
}

export type ComparisonState =
  { state: "open" } | { state: "ready"; answer: Compared } | { state: "failed"; error: ComparisonFailure };

/** Asks; gives the number of the question. */
export async function askComparison(pool: Queryable, question: Omit<ComparisonQuestion, "id">): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with asked as (insert into comparison (repository_id, base, head) values ($1, $2, $3) returning id)
     select id, pg_notify('${COMPARISON_CHANNEL}', '') from asked`,
    [question.repositoryId, question.base, question.head],
  );
  return rows[0].id;
}

export async function comparisonState(pool: Queryable, id: number): Promise<ComparisonState> {
  const { rows } = await pool.query<{ state: string; answer: unknown; error: unknown }>(
    "select state, answer, error from comparison where id = $1",
    [id],
  );
  const [row] = rows;
  if (row?.state === "ready") return { state: "ready", answer: comparedSchema.parse(row.answer) };
  if (row?.state === "failed") return { state: "failed", error: failureSchema.parse(row.error) };
  return { state: "open" };
}

/** The next question that nobody works on, taken; null for none. */
export async function takeComparison(client: Queryable): Promise<ComparisonQuestion | null> {
  const { rows } = await client.query<ComparisonQuestion>(
    `update comparison set state = 'working'
     where id = (select id from comparison where state = 'asked' order by id limit 1 for update skip locked)
     returning id, repository_id as "repositoryId", base, head`,
  );
  return rows[0] ?? null;
}

export async function answerComparison(client: Queryable, id: number, answer: Compared): Promise<void> {
  await client.query("update comparison set state = 'ready', answer = $2 where id = $1", [id, JSON.stringify(answer)]);
}

export async function failComparison(client: Queryable, id: number, error: ComparisonFailure): Promise<void> {
  await client.query("update comparison set state = 'failed', error = $2 where id = $1", [id, JSON.stringify(error)]);
}

/** Drops the questions that nobody reads any more, and has those asked again that an indexer left. */
export async function tidyComparisons(client: Queryable): Promise<void> {
  await client.query("delete from comparison where asked_at < now() - interval '1 hour'");
  await client.query("update comparison set state = 'asked' where state = 'working'");
}
