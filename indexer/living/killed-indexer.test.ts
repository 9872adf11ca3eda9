/**
 * An indexer that is killed at any step leaves an index that the next one completes: the same rows as if nothing had
 * happened. The steps are the statements that change what files, links, macros and repositories say; a trigger holds
 * the indexer at one of them, and there it is killed.
 *
 *   FATHOM_TRIAL_KILLS=30   kills, spread over all steps; a few when left out
 */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { randomNumbers } from "../../testing/random";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { addRepository, orphanRows, startIndexer, writeFiles } from "../../testing/indexer/run-indexer";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import { differences, rowsInWords } from "../../testing/living/compare";
import { randomManifest } from "../../testing/living/manifests";
import { randomSource } from "../../testing/living/sources";
import { tellFigure } from "../../testing/trial-figure";

const run = indexerUnderTest();
const KILLS = Number(process.env.FATHOM_TRIAL_KILLS ?? 4);
const LOCK = 4711;
const TABLES = ["file", "symbol", "import", "type_relation", "gap_words", "macro", "repository", "file_change"];

/** Counts the statements that write, and lets one of them wait. */
const STEPS = `
  create sequence step;
  create table held (step bigint);
  create function hold() returns trigger language plpgsql as $$
  declare now bigint := nextval('step');
  begin
    if now in (select step from held) then perform pg_advisory_xact_lock(${LOCK}); end if;
    return null;
  end $$;
  ${TABLES.map((table) => `create trigger hold before insert or update or delete on "${table}" for each statement execute function hold();`).join("\n")}`;

test(
  "an indexer that is killed at any step, and killed again, leaves nothing behind that the next one does not mend",
  async () => {
    const random = randomNumbers(11);
    const root = run.source({ "fathom.json": JSON.stringify({ macros: { hails: { as: "word", word: "public" } } }) });
    for (let i = 0; i < 24; i++) {
      const path = `${"abcd"[i % 4]}/part${i}.${["h", "hpp", "c", "cpp"][random(4)]}`;
      writeFiles(root, { [path]: randomSource(random, path) });
    }
    for (const path of ["README.md", "a/notes", "b/run", "c/deploy.yaml", "d/.env", "d/ship.inc"])
      writeFiles(root, { [path]: randomSource(random, path) });
    for (let i = 0; i < 4; i++) writeFiles(root, Object.fromEntries([randomManifest(random)]));
    const undisturbed = await withSteps(root, async (database) => {
      expect(await startIndexer(run.programs, database.url).exited).toBe(0);
      const { rows } = await database.pool.query<{ last: string }>("select last_value as last from step");
      return { rows: await rowsInWords(database.pool), steps: Number(rows[0].last) };
    });
    expect(undisturbed.steps).toBeGreaterThan(10);
    for (let kill = 0; kill < KILLS; kill++) {
      const step = 1 + Math.floor(((kill + 0.5) * undisturbed.steps) / KILLS);
      await withSteps(root, async (database) => {
        const first = await killedAt(database, step);
        // The second one is killed in what the first has left to do.
        const second = kill % 2 === 1 && (await killedAt(database, 1 + random(undisturbed.steps)));
        expect(await startIndexer(run.programs, database.url).exited).toBe(0);
        const found = differences(await rowsInWords(database.pool), undisturbed.rows);
        const told = `killed at step ${step} of ${undisturbed.steps} (${first}${second ? `, then ${second}` : ""}):`;
        if (found.length > 0) throw new Error([told, ...found].join("\n"));
        expect(await orphanRows(database.pool)).toBe(0);
      });
    }
    tellFigure(1, `${KILLS} kills over ${undisturbed.steps} steps: 0 differences, 0 orphans`);
  },
  120_000 + KILLS * 60_000,
);

async function withSteps<T>(root: string, act: (database: TestDatabase) => Promise<T>): Promise<T> {
  const database = await testDatabase();
  try {
    await addRepository(database.pool, root);
    await database.pool.query(STEPS);
    return await act(database);
  } finally {
    await database.drop();
  }
}

/**
 * Kills an indexer with all its connections where it comes to a step, and says at which statement; it may end before.
 */
async function killedAt({ url, pool }: TestDatabase, step: number): Promise<string> {
  const keeper = new pg.Client({ connectionString: url });
  await keeper.connect();
  try {
    await keeper.query(`select pg_advisory_lock(${LOCK})`);
    await pool.query("alter sequence step restart");
    await pool.query("delete from held");
    await pool.query("insert into held values ($1)", [step]);
    const indexer = startIndexer(run.programs, url);
    let ended = false;
    void indexer.exited.then(() => (ended = true));
    for (;;) {
      const { rows } = await pool.query<{ query: string }>(
        `select query from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and objid = ${LOCK} and not granted`,
      );
      if (ended) return "it had nothing more to do";
      if (rows.length > 0) {
        indexer.process.kill("SIGKILL");
        await indexer.exited;
        await pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'fathom indexer%' and datname = current_database()",
        );
        return rows[0].query.replace(/\s+/g, " ").slice(0, 60);
      }
      await sleep(5);
    }
  } finally {
    await pool.query("delete from held");
    await keeper.end();
  }
}
