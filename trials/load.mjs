/** Load: many readers, readers who ask too much, and a database that does not answer. */
import { by } from "./trial.mjs";

/** @type {import("./trial.mjs").Trial[]} */
export const LOAD = [
  {
    number: 24,
    tries: "50 requests a second of pages, API and MCP while files are saved",
    shows: "0 errors; p99 <= 800 ms; event loop <= 200 ms; memory +<= 10 %",
    parts: [by("e2e/load.spec.ts", { FATHOM_TRIAL_SECONDS: "3600", FATHOM_TRIAL_RATE: "50" }, "are saved")],
    minutes: 75,
  },
  {
    number: 25,
    tries: "ten times as many requests as it answers",
    shows: "200, 429, 503 only; /livez <= 1 s; as before within 10 s",
    parts: [by("e2e/load.spec.ts", { FATHOM_TRIAL_CALLERS: "300" }, "more than it can answer")],
  },
  {
    number: 26,
    tries: "every connection of the server to Postgres is held",
    shows: "requests fail within 3 s; 0 hang",
    parts: [
      by("lib/http/database-away.test.ts", { FATHOM_TRIAL_AWAY: "30" }, "holds the tables"),
      by("e2e/load.spec.ts", { FATHOM_TRIAL_HELD: "30" }, "connection to the database"),
    ],
  },
  {
    number: 27,
    tries: "100 evil regular expressions on every search",
    shows: "each answered or refused within 1 s",
    parts: [by("e2e/load.spec.ts", { FATHOM_TRIAL_PATTERNS: "100" }, "regular expression")],
  },
  {
    number: 28,
    tries: "slow bodies, 100 MB bodies, JSON 10,000 deep",
    shows: "4xx; memory +<= 50 MiB",
    parts: [by("e2e/load.spec.ts", { FATHOM_TRIAL_MEGABYTES: "100" }, "bodies")],
  },
];
