/** Security: what hostile repositories, pages and callers try. */
import { by } from "./trial.mjs";

/** @type {import("./trial.mjs").Trial[]} */
export const SECURITY = [
  {
    number: 29,
    tries: "500 hostile paths at every address",
    shows: "0 bytes from outside the repositories",
    parts: [by("e2e/every-route.spec.ts", { FATHOM_TRIAL_PATHS: "500" }, "hostile paths")],
  },
  {
    number: 30,
    tries: "50 links, and 1,000 swaps of files for links while indexing",
    shows: "0 bytes of what they lead to in the database",
    parts: [by("indexer/living/swapped-links.test.ts", { FATHOM_TRIAL_SWAPS: "1000" })],
  },
  {
    number: 31,
    tries: "addresses and names of branches that would run something",
    shows: "refused, or taken as plain names; nothing runs",
    parts: [by("indexer/sources/fetch-source.test.ts")],
  },
  {
    number: 32,
    tries: "names and origins of other sites at every route",
    shows: "403 unless allowed; listens on loopback only",
    parts: [by("e2e/every-route.spec.ts", {}, "another site"), by("lib/http/guard-site.test.ts")],
  },
  {
    number: 33,
    tries: "scripts in names, code, comments, documents, file names, in a browser",
    shows: "0 run; security headers on every answer",
    parts: [by("e2e/hostile-texts.spec.ts", { FATHOM_TRIAL_PAYLOADS: "300" })],
    minutes: 20,
  },
  {
    number: 34,
    tries: "every route of the API without a token, with a wrong one, a spoofed one",
    shows: "0 bytes of code; every route asked",
    parts: [
      by("lib/http/every-address.test.ts"),
      by("lib/http/identify.test.ts"),
      by("lib/http/sign-in.test.ts"),
      by("lib/http/limited-token.test.ts"),
    ],
    short: "pages and what Next makes of their addresses, `.rsc` and segments, are not asked",
  },
  {
    number: 35,
    tries: "two MCP clients at once; malformed messages and requests",
    shows: "0 crossed replies; 0 crashes",
    parts: [
      by("lib/mcp/two-agents.test.ts", { FATHOM_TRIAL_CALLS: "10000" }),
      by("lib/http/limited-token.test.ts"),
      by("app/any-message.test.ts", { FATHOM_REQUESTS: "5000" }),
      by("app/any-request.test.ts", { FATHOM_REQUESTS: "5000" }),
    ],
    minutes: 30,
  },
  {
    number: 36,
    tries: "files that instruct agents",
    shows: "the tools' list is the same; all tools only read",
    parts: [by("lib/mcp/instructing-files.test.ts"), by("lib/mcp/tools.test.ts", {}, "read-only")],
  },
  {
    number: 37,
    tries: "planted secrets",
    shows: "0 of them in the database",
    parts: [by("indexer/secrets.test.ts"), by("indexer/workers/mask-secrets.test.ts")],
  },
  {
    number: 38,
    tries: "the build is looked through for Server Actions",
    shows: "0",
    parts: [by("e2e/every-route.spec.ts", {}, "Server Actions")],
    short: "known holes of packages are looked up by `npm audit`, which asks a registry",
  },
  {
    number: 39,
    tries: "characters that deceive the eye",
    shows: "all are marked",
    parts: [by("e2e/code-view.spec.ts", {}, "cannot be seen")],
  },
];
