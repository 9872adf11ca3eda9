/**
 * `npm run bench:change -- CLONE... [--cases N] [--honest N] [--only NAME] [--quiet]`: how much of what is broken on
 * purpose `change_impact` finds, and how often it is wrong about commits that landed. The clones are indexed as they
 * are; a broken commit is made beside them. Prints a table, and every miss and alarm (`--quiet`: none, for code that
 * is to stay unread; `--only`: the breaks of one name), and leaves the figures in bench/results/.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "../lib/errors";
import { runOperation } from "../lib/operations/run-operation";
import type { QueryContext } from "../lib/queries/context";
import { breakCode, type BrokenCase } from "./change/break-code";
import { commitWith, honestCommits, sourcesOf } from "./change/commits";
import { byRule, newScore, noteBroken, noteHonest, share, wordsOf, type Answer, type Score } from "./change/score";
import { withComparisons } from "./change/with-comparisons";

const root = resolve(import.meta.dirname, "../..");

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cases: { type: "string", default: "28" },
      honest: { type: "string", default: "50" },
      only: { type: "string" },
      quiet: { type: "boolean", default: false },
    },
  });
  if (positionals.length === 0) throw new Error("Name clones of repositories.");
  const clones = positionals.map((path) => resolve(path));
  const scores: Record<string, Score> = {};
  await withComparisons(clones, root, async (context) => {
    for (const clone of clones) {
      const score = await scoreOf(clone, context, {
        cases: Number(values.cases),
        honest: values.only === undefined ? Number(values.honest) : 0,
        only: values.only,
      });
      scores[basename(clone)] = score;
      if (!values.quiet) for (const line of [...score.misses, ...score.told]) console.log(line);
    }
  });
  console.table(Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, wordsOf(score)])));
  const rules = byRule(Object.values(scores));
  console.table(Object.fromEntries(Object.entries(rules).map(([rule, own]) => [rule, { found: share(own) }])));
  if (values.quiet || values.only !== undefined) return;
  const folder = join(root, "bench", "results");
  mkdirSync(folder, { recursive: true });
  const result = { date: new Date().toISOString(), load: loadavg(), rules, scores };
  writeFileSync(join(folder, "change.json"), JSON.stringify(result, null, 2));
}

interface Asked {
  /** breaks by rule, and commits that landed */
  cases: number;
  honest: number;
  /** the name that alone is broken */
  only: string | undefined;
}

async function scoreOf(clone: string, context: QueryContext, { cases, honest, only }: Asked): Promise<Score> {
  const score = newScore();
  const repo = basename(clone);
  const all = breakCode(sourcesOf(clone)).filter(({ name }) => only === undefined || name === only);
  for (const broken of spread(all, cases)) {
    const answer = await ask(repo, "HEAD", commitWith(clone, broken.path, broken.text), context, score);
    if (answer) noteBroken(broken, answer, repo, score);
  }
  for (const commit of honestCommits(clone, honest)) {
    const answer = await ask(repo, `${commit}~1`, commit, context, score);
    if (answer) noteHonest(commit, answer, repo, score);
  }
  return score;
}

/** How often one question is asked until the revisions are read, and all is looked at. */
const TRIES = 8;

/** Null for what is too large, or no answer at all: it counts as neither. */
async function ask(
  repo: string,
  base: string,
  head: string,
  context: QueryContext,
  { ms }: Score,
): Promise<Answer | null> {
  const started = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      const answer = await runOperation("change_impact", { repo, base, head, limit: 2000 }, context);
      // What was left out by time is looked at when it is asked for again.
      if (answer.notLookedAt > 0 && tries < TRIES) continue;
      ms.push(performance.now() - started);
      return answer;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const isUnread = error.code === "index_in_progress" || error.code === "deadline_exceeded";
      if (isUnread && tries < TRIES) continue;
      console.log(`${repo} ${base} ${head}: ${error.message}`);
      return null;
    }
  }
}

/** So many, evenly from all rules and all of the code. */
function spread(all: readonly BrokenCase[], count: number): BrokenCase[] {
  const rules = [...new Set(all.map(({ rule }) => rule))];
  const each = Math.ceil(count / Math.max(1, rules.length));
  return rules
    .flatMap((rule) => {
      const own = all.filter((one) => one.rule === rule);
      const many = Math.min(each, own.length);
      return Array.from({ length: many }, (_one, at) => own[Math.floor((at * own.length) / many)]);
    })
    .slice(0, count);
}

await main();
