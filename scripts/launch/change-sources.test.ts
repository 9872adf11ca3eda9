import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { connectIndexer } from "../../lib/db/admin/indexer-client";
import { askChange, recentChanges } from "../../lib/db/admin/source-changes";
import { sourceRequestSchema, type NewSourceRequest } from "../../lib/contract/source-changes";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database";
import { writeFiles } from "../../testing/indexer/run-indexer";
import { commitAll } from "../../testing/queries/comparing";
import { makeChanges } from "./keep-changing";

let database: TestDatabase;
let client: Awaited<ReturnType<typeof connectIndexer>>;
let scratch: string;
let dataFolder: string;
let origin: string;

beforeAll(async () => {
  database = await testDatabase();
  client = await connectIndexer("test, changes", database.url);
  scratch = mkdtempSync(join(tmpdir(), "fathom-changes-"));
  [dataFolder, origin] = [join(scratch, "data"), join(scratch, "origin")];
  mkdirSync(origin);
  writeFiles(origin, { "a.c": "int one;\n" });
  commitAll(origin, "one");
  writeFileSync(join(scratch, "ssh"), `#!/bin/sh\nfor last; do :; done\nexec sh -c "$last"\n`, { mode: 0o755 });
  vi.stubEnv("GIT_SSH_COMMAND", join(scratch, "ssh"));
  vi.stubEnv("GIT_SSH_VARIANT", "simple");
});
beforeEach(() => database.pool.query("truncate source_change"));
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true, force: true });
  await client.end();
  await database.drop();
});

/** Asks, has it done, and gives what people are told. */
async function change(request: NewSourceRequest) {
  await askChange(database.pool, sourceRequestSchema.parse(request), null);
  await makeChanges(client, dataFolder);
  return (await recentChanges(database.pool))[0];
}
const names = async (): Promise<string[]> =>
  (await database.pool.query<{ name: string }>("select name from repository order by name")).rows.map(
    ({ name }) => name,
  );

describe("what is asked for on a page", () => {
  it("is fetched, entered and told of, and removed with what git brought", async () => {
    const added = await change({ verb: "add", source: `ssh://git@host.example${origin}`, name: "game" });
    expect(added).toMatchObject({ state: "done", repository: "game", error: null });
    expect(existsSync(join(dataFolder, "sources/game/a.c"))).toBe(true);
    expect(await names()).toEqual(["game"]);
    const twice = await change({ verb: "add", source: `ssh://git@host.example${origin}`, name: "game" });
    expect(twice).toMatchObject({ state: "failed", error: { message: "There is a repository game already." } });
    expect(await change({ verb: "remove", name: "game" })).toMatchObject({ state: "done" });
    expect([await names(), existsSync(join(dataFolder, "sources/game"))]).toEqual([[], false]);
    expect(await change({ verb: "remove", name: "game" })).toMatchObject({ state: "failed" });
  });

  it("may be a folder, which stays when it is removed", async () => {
    expect(await change({ verb: "add", source: origin })).toMatchObject({ state: "done", repository: "origin" });
    expect(await change({ verb: "remove", name: "origin" })).toMatchObject({ state: "done" });
    expect(existsSync(join(origin, "a.c"))).toBe(true);
  });

  it.each([
    "--upload-pack=touch /tmp/ran",
    "-oProxyCommand=touch",
    "ext::sh -c touch% /tmp/ran",
    "file:///etc",
    "http://host.example/x",
    "git@-host:x",
    "some/folder",
    "../..",
    "/no/such/folder",
    "/etc/hostname",
  ])("is refused with words for people: %s", async (source) => {
    const failed = await change({ verb: "add", source });
    expect(failed).toMatchObject({ state: "failed", repository: null });
    expect(failed.error?.message.length).toBeGreaterThan(10);
    expect(await names()).toEqual([]);
  });

  it.each(["../game", "a/b", ".git", "-x", "a b"])("has no name %j", async (name) => {
    const source = `ssh://git@host.example${origin}`;
    expect(await change({ verb: "add", source, name })).toMatchObject({ state: "failed" });
    expect(existsSync(join(scratch, "game"))).toBe(false);
  });

  it("leaves no folder behind where it cannot be fetched, and says what git said", async () => {
    const failed = await change({ verb: "add", source: "ssh://git@host.example/no/such/place", name: "gone" });
    expect(failed.error?.message).toMatch(/^git fetch: /);
    expect(existsSync(join(dataFolder, "sources/gone"))).toBe(false);
    const noBranch = await change({ verb: "add", source: `ssh://git@host.example${origin}`, ref: "--x" });
    expect(noBranch.error?.message).toBe('"--x" names no branch or tag.');
  });
});
