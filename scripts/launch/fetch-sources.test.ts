import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, it, vi } from "vitest";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import { orphanRows, writeFiles } from "../../testing/indexer/run-indexer";
import { commitAll } from "../../testing/queries/comparing";
import { putGitSource } from "../../lib/db/admin/git-sources";
import { removeRepository } from "../../lib/db/admin/remove-repository";
import { registerRepositories } from "../../lib/db/admin/repositories";
import { fetchAll } from "./fetch-sources";

const test = indexerUnderTest();

it("what is pushed is fetched and indexed; what cannot be fetched is told of once; a repository that is removed is gone", async () => {
  const scratch = mkdtempSync(join(tmpdir(), "fathom-sources-"));
  test.putAway(() => rmSync(scratch, { recursive: true, force: true }));
  writeFileSync(join(scratch, "ssh"), '#!/bin/sh\nfor last; do :; done\nexec sh -c "$last"\n', { mode: 0o755 });
  vi.stubEnv("GIT_SSH_COMMAND", join(scratch, "ssh"));
  vi.stubEnv("GIT_SSH_VARIANT", "simple");
  const origin = join(scratch, "origin");
  execFileSync("mkdir", ["-p", origin, join(scratch, "game")]);
  writeFiles(origin, { "a.c": "int first_keel;\n" });
  commitAll(origin, "one");
  const { pool } = test.database;
  const [id, other] = await registerRepositories(pool, [
    { root: join(scratch, "game"), scope: "user", excludes: [] },
    { root: test.source({ "b.c": "int other_keel;\n" }), scope: "user", excludes: [] },
  ]);
  await putGitSource(pool, id, { url: `ssh://git@host.example${origin}`, ref: null });
  const told: string[] = [];
  const failing = new Map<number, string>();
  const round = () => fetchAll(pool, failing, (line) => told.push(line));

  await round();
  await test.start().exited;
  expect(await test.names()).toEqual(["first_keel", "other_keel"]);
  writeFiles(origin, { "a.c": "int second_keel;\n" });
  commitAll(origin, "two");
  await round();
  await test.start().exited;
  expect(await test.names()).toEqual(["other_keel", "second_keel"]);

  rmSync(origin, { recursive: true });
  await round();
  await round();
  expect(told).toEqual([expect.stringMatching(/^game could not be fetched: git fetch/)]);
  expect(await test.rows("select error is null as fine from git_source")).toEqual([{ fine: false }]);

  const client = new pg.Client({ connectionString: test.database.url });
  await client.connect();
  await removeRepository(client, id);
  await client.end();
  expect(await test.rows("select id from repository")).toEqual([{ id: other }]);
  expect(await orphanRows(pool)).toBe(0);
  expect(await test.names()).toEqual(["other_keel"]);
  await round();
  expect(told).toHaveLength(1);
});
