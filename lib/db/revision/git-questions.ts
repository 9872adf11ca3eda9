/**
 * Questions about a file's history and its earlier texts: the server asks, the indexer's thread asks git. Both ends of
 * the table `git_question`.
 */
import { z } from "zod";
import { FILE_LANGUAGES } from "../../contract/file-languages";
import type { Queryable } from "../pool";

/** Channel on which the indexer hears of questions. */
export const GIT_CHANNEL = "fathom_git";

const questionSchema = z.discriminatedUnion("kind", [
  /** with `rev` only that commit and those before it */
  z.object({
    kind: z.literal("history"),
    path: z.string(),
    rev: z.string().optional(),
    skip: z.int(),
    limit: z.int(),
  }),
  z.object({ kind: z.literal("blame"), path: z.string(), start: z.int(), end: z.int() }),
  z.object({ kind: z.literal("text"), path: z.string(), rev: z.string() }),
]);
export type GitQuestion = z.output<typeof questionSchema>;

const commitSchema = z.object({
  commit: z.string(),
  author: z.string(),
  /** ISO 8601 */
  at: z.string(),
  /** first line of its message */
  summary: z.string(),
});
export type Commit = z.output<typeof commitSchema>;

const answerSchema = z.discriminatedUnion("kind", [
  /** newest first; `path` is the file's name in that commit */
  z.object({ kind: z.literal("history"), commits: z.array(commitSchema.extend({ path: z.string() })) }),
  /** each line with its text as git read it, and the commit that wrote it; null while it is in none */
  z.object({
    kind: z.literal("blame"),
    commits: z.array(commitSchema),
    lines: z.array(z.object({ line: z.int(), commit: z.string().nullable(), text: z.string() })),
  }),
  /** the file as it was in a commit, with what the index shows of no file hidden */
  z.object({
    kind: z.literal("text"),
    commit: z.string(),
    language: z.enum(FILE_LANGUAGES).nullable(),
    /** bytes */
    size: z.int(),
    text: z.string(),
  }),
  z.object({
    kind: z.literal("none"),
    why: z.enum(["no_git", "no_history", "too_slow", "no_match", "file_skipped"]),
    message: z.string(),
  }),
]);
export type GitAnswer = z.output<typeof answerSchema>;

/** Seconds for which an answer stands for the same question, and after which nobody reads it any more. */
const SAME_FOR = 20;
const KEPT_FOR = 600;

export interface AskedGit {
  id: number;
  repositoryId: number;
  question: GitQuestion;
}

/** Asks; gives the number of the question, or of the same one that was asked just before. */
export async function askGit(pool: Queryable, repositoryId: number, question: GitQuestion): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with known as (
       select id from git_question
       where repository_id = $1 and question = $2::jsonb and asked_at > now() - interval '${SAME_FOR} seconds'
       order by id desc limit 1),
     asked as (
       insert into git_question (repository_id, question)
       select $1, $2::jsonb where not exists (select from known) returning id)
     select id, null as told from known
     union all select id, pg_notify('${GIT_CHANNEL}', '') from asked`,
    [repositoryId, JSON.stringify(question)],
  );
  return rows[0].id;
}

/** Null as long as there is none. */
export async function gitAnswer(pool: Queryable, id: number): Promise<GitAnswer | null> {
  const { rows } = await pool.query<{ answer: unknown }>("select answer from git_question where id = $1", [id]);
  const answer = rows[0]?.answer ?? null;
  return answer === null ? null : answerSchema.parse(answer);
}

/** The next question that nobody works on, taken; null for none. */
export async function takeGitQuestion(client: Queryable): Promise<AskedGit | null> {
  const { rows } = await client.query<{ id: number; repositoryId: number; question: unknown }>(
    `update git_question set state = 'working'
     where id = (select id from git_question where state = 'asked' order by id limit 1 for update skip locked)
     returning id, repository_id as "repositoryId", question`,
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, question: questionSchema.parse(row.question) };
}

export async function answerGit(client: Queryable, id: number, answer: GitAnswer): Promise<void> {
  await client.query("update git_question set state = 'ready', answer = $2 where id = $1", [
    id,
    JSON.stringify(answer).replaceAll("\\u0000", ""),
  ]);
}

/** Drops the questions that nobody reads any more. */
export async function tidyGitQuestions(client: Queryable): Promise<void> {
  await client.query(`delete from git_question where asked_at < now() - interval '${KEPT_FOR} seconds'`);
}
