/** Any number of web servers over one database that workers fill: each follows by itself, and all answer the same. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPrismaClient } from "../db/client";
import { createPool } from "../db/pool";
import { openSymbolSearch } from "../search/embedded-symbol-search";
import { openTextSearch } from "../text/text-search";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import { addRepository } from "../../testing/indexer/run-indexer";
import { startWorker } from "../../testing/indexer/run-worker";
import { askerOf } from "../../testing/queries/ask";

const run = indexerUnderTest();
const LONG = { timeout: 90_000, interval: 200 };

/** What a web server has to answer with. */
function server() {
  const { url } = run.database;
  const pool = createPool({ url, applicationName: "fathom web", max: 3 });
  const [search, text] = [openSymbolSearch(url), openTextSearch(url, pool)];
  const db = createPrismaClient(pool);
  return {
    ask: askerOf(() => ({ db, pool, search: async () => search, text: () => text })),
    close: async () => {
      await Promise.all([search.stop(), text.stop()]);
      await db.$disconnect();
      await pool.end();
    },
  };
}

test("three servers that run before anything is indexed answer the same when it is", { timeout: 240_000 }, async () => {
  const servers = [server(), server(), server()];
  const workers = [0, 1].map(() => startWorker(run.programs, run.database.url));
  try {
    for (let i = 0; i < 6; i++)
      await addRepository(
        run.database.pool,
        run.source({
          [`Ship${i}.java`]: `class Ship${i} extends Ship${(i + 1) % 6} { Ship${i} next; void moorAtQuay() { next.moorAtQuay(); } }\n`,
        }),
      );
    // They were entered without a word to anybody; who begins to hand out work finds them.
    await run.database.pool.query("select pg_notify('fathom_repository', id::text) from repository");
    const questions = [
      ["search_symbols", { query: "moorAtQuay" }],
      ["symbol_usages", { symbol: "Ship3" }],
      ["search_text", { query: "moorAtQuay" }],
      ["list_repositories", {}],
    ] as const;
    const answers = () =>
      Promise.all(
        servers.map(({ ask }) =>
          Promise.all(questions.map(async ([name, input]) => resultsOf(await ask(name, { ...input })))),
        ),
      );
    await expect.poll(async () => (await answers()).map(([symbols]) => symbols.length), LONG).toEqual([6, 6, 6]);
    await expect.poll(async () => new Set((await answers()).map((each) => JSON.stringify(each))).size, LONG).toBe(1);
    const [[symbols, usages, lines, repositories]] = await answers();
    expect([symbols.length, lines.length > 0, repositories.length]).toEqual([6, true, 6]);
    expect(usages.length).toBeGreaterThan(0);
  } finally {
    for (const { process: child } of workers) child.kill("SIGKILL");
    await Promise.all(workers.map(({ exited }) => exited));
    await Promise.all(servers.map(({ close }) => close()));
    await sleep(0);
  }
});

function resultsOf(answer: object): unknown[] {
  return "results" in answer && Array.isArray(answer.results) ? answer.results : [];
}
