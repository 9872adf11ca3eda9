import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../db/testing";
import { TextReader } from "../../db/text-reader";
import { itFindsText, type OpenedText } from "../conformance";
import { literalPattern, parsePattern } from "../pattern/parse";
import { coverTexts, storeText } from "../testing";
import { openTextSearch } from "../text-search";
import { ZoektCandidates } from "./zoekt-candidates";
import { ZoektClient } from "./zoekt-client";
import { zoektQuery } from "./zoekt-expression";

describe("a pattern as Zoekt is asked about it", () => {
  const asked = (source: string, fold = false) => {
    const tree = parsePattern(source, fold);
    return tree === null ? null : zoektQuery(tree);
  };

  it("holds every match: anchors are left out, and case where it does not matter", () => {
    expect(asked("^foo\\b(bar|x+)$")).toBe('type:file case:yes content:"foo(?:bar|(?:x){1,})"');
    expect(asked("va", true)).toBe('type:file case:no content:"va"');
    expect(asked("ö_", true)).toBe(
      'type:file case:yes content:"[\\\\x{d6}-\\\\x{d6}\\\\x{f6}-\\\\x{f6}\\\\x{10ffff}]_"',
    );
  });

  it("is not asked where it cannot be said", () => {
    expect(asked("\\pL+foo")).toBeNull();
    expect(asked("\\n")).toBeNull();
    expect(asked("^$")).toBeNull();
  });

  it("is quoted, so that nothing in it is an operator", () => {
    expect(zoektQuery(literalPattern('a "(', false))).toBe('type:file case:yes content:"a\\\\x{20}\\\\x{22}\\\\x{28}"');
  });
});

describe("without a server that answers", () => {
  it("the embedded index names the files, and the answer says so", async () => {
    const database = await testDatabase();
    await storeText(database.pool, 1, "find me\n");
    await coverTexts(database.url, [[1, "find me\n"]]);
    const candidates = new ZoektCandidates("http://127.0.0.1:9", database.pool);
    const search = openTextSearch(database.url, database.pool, { candidates });
    const steps = search.search({
      pattern: { source: "find", regex: false, caseSensitive: false, word: false },
      files: [1],
      rows: { offset: 0, limit: 10, perFile: 10, contextLines: 0 },
      deadline: Date.now() + 10_000,
    });
    expect((await steps.next()).value).toMatchObject({ fileId: 1, matches: 1 });
    let last = await steps.next();
    while (last.done !== true) last = await steps.next();
    expect(last.value).toMatchObject({ engine: "embedded", note: expect.stringContaining("Zoekt does not answer") });
    expect((await search.state()).note).toContain("Zoekt does not answer");
    await search.stop();
    await database.drop();
  });
});

const hasZoekt = ["zoekt-index", "zoekt-webserver"].every((program) => {
  try {
    execFileSync(program, ["-h"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
});

const servers: { process: ChildProcess; folder: string }[] = [];
afterAll(() => {
  for (const { process: server, folder } of servers) {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A server of one's own over an index of these texts. */
async function openZoekt(texts: Readonly<Record<number, string>>): Promise<OpenedText> {
  const { ZoektShards } = await import("../../../indexer/text-index/zoekt-shards");
  const database = await testDatabase();
  const entries = Object.entries(texts).map(([id, text]): [number, string] => [Number(id), text]);
  for (const [id, text] of entries) await storeText(database.pool, id, text);
  await coverTexts(database.url, entries);
  const folder = mkdtempSync(join(tmpdir(), "fathom-zoekt-test-"));
  const reader = new TextReader(database.url, "fathom test");
  await new ZoektShards(folder, database.pool, reader).bringUpToDate();
  await reader.close();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn("zoekt-webserver", ["-index", folder, "-listen", `127.0.0.1:${port}`, "-rpc"], {
    stdio: "ignore",
  });
  servers.push({ process: server, folder });
  await expect
    .poll(async () => (await new ZoektClient(url).repositories().catch(() => new Map())).size, { timeout: 20_000 })
    .toBe(1);
  const search = openTextSearch(database.url, database.pool, { candidates: new ZoektCandidates(url, database.pool) });
  return {
    search,
    put: (id, text, instead) => storeText(database.pool, id, text, instead),
    close: async () => {
      await search.stop();
      server.kill("SIGKILL");
      await database.drop();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

if (hasZoekt) itFindsText("Zoekt", openZoekt);
else it.skip("Zoekt as TextSearch: zoekt-index and zoekt-webserver are not on PATH", () => {});
