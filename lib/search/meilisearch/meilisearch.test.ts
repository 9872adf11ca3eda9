/**
 * Against a real server: the one that MEILI_URL (and MEILI_KEY) name, else a `meilisearch` on PATH, which is started
 * for these tests; skipped without either. Each database gets an index of its own there, which is dropped at the end.
 */
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { searchGeneration } from "../../db/admin/search-generation";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database";
import { itConforms, type OpenedSearch } from "../conformance";
import { type ConformanceFile, CONFORMANCE_FILES } from "../conformance-files";
import { keepLevel } from "../keep-level";
import type { RunningSymbolSearch } from "../port";
import { writeFile } from "../../../testing/search/written-files";
import { MeilisearchServer } from "./server";
import { readCursor } from "./cursor";
import { ENGINE } from "./keeper";
import { openMeilisearch } from "./open";
import { meilisearchForTests } from "../../../testing/search/meilisearch-server";

const running = await meilisearchForTests();
afterAll(() => running?.stop());
const { url, key } = running ?? {};
const suite = url === undefined ? describe.skip : describe;
const server = new MeilisearchServer(url ?? "http://localhost", key);
const SKIPPED = "skipped: MEILI_URL is not set, and no meilisearch is on PATH";

/** As it runs for people: one process fills the server, the other asks it. */
function openLevel(settings: { url: string; key: string | undefined; databaseUrl: string }): RunningSymbolSearch {
  const level = keepLevel(settings);
  const engine = openMeilisearch(settings);
  const { stop } = engine;
  return Object.assign(engine, {
    stop: async () => {
      await level.stop();
      await stop();
    },
  });
}

const WORDS_ONLY = "Meilisearch compares words, not letters inside them";
const LACKS = {
  "word starts in lower case": WORDS_ONLY,
  "letters left out inside words": WORDS_ONLY,
  "a name with a wrong first letter": "Meilisearch counts a typo in the first letter as two",
};

async function dropIndexes({ pool }: TestDatabase): Promise<void> {
  const { indexUid } = await searchGeneration(pool, ENGINE);
  for (const uid of [indexUid, `${indexUid}-next`]) await server.dropIndex(uid);
}

/** Waits until it answers by itself and has seen every change. */
async function untilLevel(engine: RunningSymbolSearch, { pool }: TestDatabase): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await new Promise((done) => setTimeout(done, 50))) {
    const { indexUid } = await searchGeneration(pool, ENGINE);
    const cursor = await readCursor(server, indexUid);
    const { rows } = await pool.query<{ seq: string }>("select coalesce(max(seq), 0)::text as seq from file_change");
    if (cursor?.position !== BigInt(rows[0].seq)) continue;
    await engine.search({ query: "anything", match: "auto", filter: {}, limit: 1, offset: 0 });
    if (engine.answering().because === null && engine.position() === cursor.position) return;
  }
  throw new Error(`Meilisearch did not become level: ${engine.answering().because}`);
}

suite(url === undefined ? `Meilisearch (${SKIPPED})` : "Meilisearch", () => {
  let shared: { files: readonly ConformanceFile[]; database: TestDatabase; engine: RunningSymbolSearch } | undefined;

  /** The same database for one test after another, until one changes it or is about other files. */
  async function open(files: readonly ConformanceFile[]): Promise<OpenedSearch> {
    if (shared && shared.files !== files) {
      await end(shared);
      shared = undefined;
    }
    if (!shared) {
      const database = await testDatabase();
      for (const file of files) await writeFile(database, file);
      shared = { files, database, engine: openLevel({ url: url!, key, databaseUrl: database.url }) };
      await untilLevel(shared.engine, database);
    }
    const { database, engine } = shared;
    return {
      search: engine,
      async put(file, instead) {
        await writeFile(database, file, instead);
        await untilLevel(engine, database);
        shared = undefined;
      },
      async close() {
        if (!shared) await end({ database, engine });
      },
    };
  }

  async function end({ database, engine }: Omit<NonNullable<typeof shared>, "files">): Promise<void> {
    await engine.stop();
    await dropIndexes(database);
    await database.drop();
  }

  afterAll(async () => {
    if (shared) await end(shared);
  });

  itConforms("Meilisearch", open, LACKS);
});

suite(url === undefined ? `keeping Meilisearch level (${SKIPPED})` : "keeping Meilisearch level", () => {
  let database: TestDatabase;
  let engine: RunningSymbolSearch;
  let gate: Gate;
  const [player] = CONFORMANCE_FILES;

  beforeAll(async () => {
    database = await testDatabase();
    gate = await openGate();
    for (const file of CONFORMANCE_FILES) await writeFile(database, file);
    engine = start();
    await untilLevel(engine, database);
  });
  afterEach(() => gate.open());
  afterAll(async () => {
    await engine.stop();
    await gate.close();
    await dropIndexes(database);
    await database.drop();
  });

  const start = () => openLevel({ url: gate.url, key, databaseUrl: database.url });
  const find = async (query: string) => engine.search({ query, match: "exact", filter: {}, limit: 5, offset: 0 });
  const paths = async (query: string) => (await find(query)).rows.map(({ hit }) => hit.path);
  const added = (id: number): ConformanceFile => ({
    id,
    path: `added/f${id}.h`,
    symbols: [{ name: `Added${id}`, kind: "class" }],
  });

  it("takes up what changed while nobody kept it", async () => {
    await engine.stop();
    await writeFile(database, added(101));
    engine = start();
    await untilLevel(engine, database);
    expect(await paths("Added101")).toEqual(["added/f101.h"]);
  });

  it("fills a wiped server again", async () => {
    const { indexUid, generation } = await searchGeneration(database.pool, ENGINE);
    await server.dropIndex(indexUid);
    await expect
      .poll(async () => (await searchGeneration(database.pool, ENGINE)).generation, { timeout: 30_000 })
      .not.toBe(generation);
    await untilLevel(engine, database);
    expect(await paths("FMyPlayerController")).toEqual([player.path]);
  });

  it("answers by the embedded engine while the server is away, says so, and loses nothing of it", async () => {
    await gate.shut();
    await writeFile(database, added(102));
    await expect.poll(() => paths("Added102"), { timeout: 10_000 }).toEqual(["added/f102.h"]);
    expect((await find("Added102")).standsIn).toMatch(/^Meilisearch does not answer/);
    expect(engine.answering().engine).toBe("embedded");
    await gate.open();
    await untilLevel(engine, database);
    const answer = await find("Added102");
    expect(answer.standsIn).toBeUndefined();
    expect(answer.rows).toHaveLength(1);
  });

  it("is the same after changes were handed in twice", async () => {
    const { indexUid } = await searchGeneration(database.pool, ENGINE);
    const before = await server.documentCount(indexUid);
    await engine.stop();
    const cursor = await readCursor(server, indexUid);
    const line = JSON.stringify({ id: "cursor", cursor: { form: 1, generation: cursor!.generation, position: "0" } });
    await server.waitForTask(await server.addDocuments(indexUid, line));
    engine = start();
    await untilLevel(engine, database);
    expect(await server.documentCount(indexUid)).toBe(before);
  });

  it("lets one process at a time keep it", async () => {
    const second = start();
    await writeFile(database, added(103));
    await untilLevel(second, database);
    expect(await paths("Added103")).toEqual(["added/f103.h"]);
    await second.stop();
  });

  it.each([
    ["regular expressions", { query: "^F.*ller$", match: "regex" as const }],
    ["paths", { filter: { path: "Source/" } }],
  ])("leaves %s to the embedded engine and says so", async (_, more) => {
    const answer = await engine.search({ query: "Tick", match: "auto", filter: {}, limit: 5, offset: 0, ...more });
    expect(answer.rows.length).toBeGreaterThan(0);
    expect(answer.standsIn).toMatch(/^Meilisearch /);
  });
});

it("says that a server is dead, never that it is being filled", async () => {
  const database = await testDatabase();
  // Nobody listens on the port of a server that has just ended.
  const gone = await openGate();
  await gone.close();
  const engine = openLevel({ url: gone.url, key, databaseUrl: database.url });
  try {
    await writeFile(database, CONFORMANCE_FILES[0]);
    const asked = () => engine.search({ query: "Tick", match: "exact", filter: {}, limit: 5, offset: 0 });
    for (let i = 0; i < 3; i++) {
      expect((await asked()).standsIn).toMatch(/^Meilisearch does not answer: .*ECONNREFUSED/);
      expect(engine.answering()).toMatchObject({ engine: "embedded" });
      expect(engine.answering().because).toMatch(/^Meilisearch does not answer/);
      await new Promise((done) => setTimeout(done, 1_200));
    }
    expect((await asked()).rows).toHaveLength(1);
  } finally {
    await engine.stop();
    await database.drop();
  }
}, 30_000);

/** A way to the server that can be shut. */
interface Gate {
  url: string;
  open(): Promise<void>;
  shut(): Promise<void>;
  close(): Promise<void>;
}

async function openGate(): Promise<Gate> {
  const target = new URL(url ?? "http://localhost");
  const gate: Server = createServer((request, response) => {
    const { method, headers } = request;
    const onward = httpRequest(new URL(request.url ?? "/", target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  let port = 0;
  const open = (): Promise<void> =>
    gate.listening ? Promise.resolve() : new Promise((done) => gate.listen(port, "127.0.0.1", () => done()));
  const shut = (): Promise<void> =>
    new Promise((done) => {
      gate.close(() => done());
      gate.closeAllConnections();
    });
  await open();
  port = (gate.address() as AddressInfo).port;
  return { url: `http://127.0.0.1:${port}`, open, shut, close: () => (gate.listening ? shut() : Promise.resolve()) };
}
