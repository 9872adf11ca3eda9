/** Crashes and consistency: what is killed, stopped or filled up, and whether the index is whole afterwards. */
import { by } from "./trial.mjs";

/** @type {import("./trial.mjs").Trial[]} */
export const CRASH = [
  {
    number: 1,
    tries: "the indexer is killed at any step, and any process of an instance",
    shows: "rows as if nothing had happened, nothing lost, no orphans",
    parts: [
      by("indexer/living/killed-indexer.test.ts", { FATHOM_TRIAL_KILLS: "20" }),
      by("e2e/killed.spec.ts", { FATHOM_TRIAL_KILLS: "10" }),
    ],
    minutes: 40,
  },
  {
    number: 2,
    tries: "Postgres is killed in the middle of a COPY",
    shows: "rows as if nothing had happened",
    parts: [by("e2e/killed.spec.ts", { FATHOM_TRIAL_KILLS: "10" })],
    short: "pg_amcheck does not come with the built-in Postgres: rows are compared instead.",
    minutes: 30,
  },
  {
    number: 3,
    tries: "Postgres is stopped under load and comes back",
    shows: "0 processes end; 503 within 3 s; answers within 5 s of its return",
    parts: [by("lib/http/database-away.test.ts", { FATHOM_TRIAL_AWAY: "60" }, "is stopped")],
  },
  {
    number: 4,
    tries: "Meilisearch is killed, then loses its data",
    shows: "answers go on and say so; counts equal those of Postgres after",
    parts: [by("lib/search/meilisearch/meilisearch.test.ts")],
    short: "one that has lost its data is filled again; it is not killed in the middle",
  },
  {
    number: 5,
    tries: "a small disk is filled",
    shows: "the index of before answers; the error names the disk; goes on unaided",
    parts: [by("e2e/full-disk.spec.ts", { FATHOM_TRIAL_FILLS: "4" })],
    short: "skipped where nobody may mount a disk: that takes root on Linux",
  },
  {
    number: 6,
    tries: "reads while files are indexed again",
    shows: "0 answers of mixed generations",
    parts: [by("e2e/load.spec.ts", { FATHOM_TRIAL_SECONDS: "300" }, "are saved")],
  },
  {
    number: 7,
    tries: "two workers share the jobs of one database",
    shows: "each repository is indexed once; rows are those of one process",
    parts: [
      by("indexer/sharing/sharing.test.ts", {}, "two of them index each"),
      by("indexer/indexer.test.ts", {}, "two indexers"),
    ],
    short: "no job is forced to run twice at once: a lock fences it",
  },
  {
    number: 8,
    tries: "the owner of a job is killed",
    shows: "the job is taken again; nothing is missed",
    parts: [by("indexer/sharing/sharing.test.ts", {}, "killed in the middle")],
  },
  {
    number: 9,
    tries: "a file that breaks or stops the parser, or kills its worker",
    shows: "it alone is set aside, after two attempts; all others are indexed; no loop",
    parts: [
      by("indexer/workers/worker-pool.test.ts", {}, "costs itself"),
      by("indexer/sharing/sharing.test.ts", {}, "set aside"),
    ],
  },
  {
    number: 10,
    tries: "the connection to Postgres is cut at the Nth message",
    shows: "0 hangs over 60 s; the next run mends all",
    parts: [by("indexer/living/cut-connection.test.ts", { FATHOM_TRIAL_CUTS: "200" })],
    minutes: 40,
  },
  {
    number: 11,
    tries: "repositories and files in other orders, with 1, 2 and 5 threads",
    shows: "equal rows",
    parts: [by("indexer/link/any-order.test.ts"), by("indexer/workers/worker-pool.test.ts", {}, "with \\d workers")],
  },
  {
    number: 12,
    tries: "random edits, renames, branch switches, with nobody following for a while",
    shows: "a living index says what one made anew says",
    parts: [by("indexer/living/living-index.test.ts", { FATHOM_TRIAL_SEEDS: "1-5", FATHOM_TRIAL_OPERATIONS: "200" })],
    minutes: 60,
  },
  {
    number: 13,
    tries: "SIGTERM in the middle",
    shows: "ends within 10 s, whole files only",
    parts: [by("indexer/indexer.test.ts", {}, "a stop in the middle")],
  },
  {
    number: 14,
    tries: "an index is moved; a migration fails, and two start at once",
    shows: "equal answers; old or new schema only",
    parts: [by("lib/db/transfer/transfer.test.ts"), by("lib/db/admin/migrate.test.ts")],
  },
];
