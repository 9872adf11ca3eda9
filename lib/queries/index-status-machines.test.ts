/** What the status says of workers that share the indexing. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { PostgresQueue } from "../../indexer/queue/postgres-queue";
import { enterWorker, sayAlive } from "../db/admin/index-workers";
import { askerOf } from "../../testing/queries/ask";
import { sampleFiles, sampleRepositories } from "../../testing/queries/game";
import { sampleIndex, type SampleIndex } from "../../testing/queries/small-codebase";

let index: SampleIndex;
beforeAll(async () => {
  index = await sampleIndex(sampleRepositories, sampleFiles);
});
afterAll(() => index?.close());

const ask = askerOf(() => index.context);

test("where one process indexes there are no workers to tell of", async () => {
  expect((await ask("index_status", {})).machines).toBeNull();
});

test("workers are told of with what they do, and the queue with its length", async () => {
  const { pool } = index.database;
  const { rows } = await pool.query<{ id: number }>("select id from repository where name = 'game'");
  const client = await pool.connect();
  const queue = await PostgresQueue.open(index.database.url, 1);
  try {
    const id = await enterWorker(client, { host: "quay", pid: 7, kinds: ["index", "text"] });
    await sayAlive(client, id, { parts: ["dispatch"], repositoryId: rows[0].id });
    await queue.addWhole(rows[0].id);
    await pool.query(
      `select fathom_queue.add_job('semantic', queue_name := $1), fathom_queue.add_job('precise:clangd', queue_name := 'precise:clangd:999')`,
      [`semantic:${rows[0].id}`],
    );
    await pool.query(
      "update fathom_queue._private_jobs set locked_at = now(), locked_by = $1 where task_id in (select id from fathom_queue._private_tasks where identifier ~ 'semantic|clangd')",
      [`fathom-${id}-semantic`],
    );
    expect((await ask("index_status", {})).machines).toMatchObject({
      ...{ waiting: 1, running: 0 },
      workers: [
        {
          host: "quay",
          pid: 7,
          kinds: ["index", "text"],
          parts: ["dispatch"],
          repo: "game",
          follows: [{ task: "semantic", repo: "game" }],
        },
      ],
    });
  } finally {
    await queue.close();
    client.release(true);
  }
});
