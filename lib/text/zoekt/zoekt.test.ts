import { spawn, type ChildProcess } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { freePort } from "../../../scripts/launch/port";
import { findOnPath } from "../../../scripts/launch/side-server";
import { testDatabase } from "../../../testing/database/test-database";
import { TextReader } from "../../db/read/text-reader";
import { itFindsText, type OpenedText } from "../conformance";
import { literalPattern, parsePattern } from "../pattern/parse";
import { coverTexts, storeText } from "../../../testing/text/stored-texts";
import { openTextSearch } from "../text-search";
import { ZoektCandidates } from "./zoekt-candidates";
import { zoektQuery } from "./zoekt-query";

describe("what Zoekt is asked about a pattern", () => {
  const asked = (source: string, fold = false) => {
    const tree = parsePattern(source, fold);
    return tree === null ? null : zoektQuery(tree);
  };

  it("is the texts that every match holds, not the expression", () => {
    expect(asked("^foo\\b(bar|x+)$")).toBe('type:file case:yes content:"foo"');
    expect(asked("[a-z]+_inode_[a-z]+\\(struct")).toBe(
      'type:file case:yes (content:"_inode_" content:"\\\\x{28}struct")',
    );
    expect(asked("abc(?:do|up)+")).toBe('type:file case:yes (content:"abcdo" or content:"abcup")');
  });

  it("leaves letters out that Zoekt does not know in every case", () => {
    expect(asked("vacuumed", true)).toBe('type:file case:no content:"vacuumed"');
    expect(asked("JOURNAL_START", true)).toBe('type:file case:no (content:"journal_" content:"tart")');
    expect(asked("lru", true)).toBe('type:file case:no content:"lru"');
    expect(asked("müller", true)).toBe('type:file case:no content:"ller"');
    expect(asked("(?i)größe_of_file")).toBe('type:file case:no content:"e_of_file"');
  });

  it("is nothing where there is nothing to look up", () => {
    for (const source of ["\\pL+fo", "\\n", "^$", "ab.cd", "foo|.", "[A-Z]{25,}"]) {
      expect(asked(source), source).toBeNull();
    }
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
    const candidates = new ZoektCandidates("http://127.0.0.1:9", database.pool, 0);
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

/** Milliseconds between the server's looks at its folder, and some. */
const SERVED_MS = 20_000;

/** A server to test with: the one that ZOEKT_URL and ZOEKT_INDEX name, else one of one's own from PATH. */
interface Server {
  url: string;
  /** makes it serve these shards */
  serve(folder: string): Promise<void>;
  stop(): void;
}

const isOnPath = (program: string): boolean => findOnPath(program, process.env.PATH ?? "") !== undefined;
const { ZOEKT_URL: namedUrl, ZOEKT_INDEX: namedFolder } = process.env;
const hasNamed = namedUrl !== undefined && namedFolder !== undefined;

/** Puts copies beside whatever else that server has, and takes them away again. */
function namedServer(url: string, index: string): Server {
  let copies: string[] = [];
  return {
    url,
    async serve(folder) {
      copies = readdirSync(folder).map((file) => join(index, file));
      for (const copy of copies) copyFileSync(join(folder, basename(copy)), copy);
    },
    stop: () => copies.forEach((copy) => rmSync(copy, { force: true })),
  };
}

async function ownServer(): Promise<Server> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async serve(folder) {
      server = spawn("zoekt-webserver", ["-index", folder, "-listen", `127.0.0.1:${port}`, "-rpc"], {
        stdio: "ignore",
      });
    },
    stop: () => void server?.kill("SIGKILL"),
  };
}

/** Zoekt over an index of these texts. */
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
  const server = hasNamed ? namedServer(namedUrl, namedFolder) : await ownServer();
  await server.serve(folder);
  const candidates = new ZoektCandidates(server.url, database.pool, 0);
  await expect.poll(async () => (await candidates.state()).files, { timeout: SERVED_MS }).toBe(entries.length);
  const search = openTextSearch(database.url, database.pool, { candidates });
  return {
    search,
    put: (id, text, instead) => storeText(database.pool, id, text, instead),
    close: async () => {
      await search.stop();
      server.stop();
      rmSync(folder, { recursive: true, force: true });
      await database.drop();
    },
  };
}

if (isOnPath("zoekt-index") && (hasNamed || isOnPath("zoekt-webserver"))) {
  itFindsText("Zoekt", openZoekt);
  describe("Zoekt", () => {
    it("names the files that hold what every match holds, where that rules files out", async () => {
      const opened = await openZoekt({ 1: "one needle\n", 2: "needles\n", 3: "nothing\n" });
      const ask = async (source: string) => {
        const pattern = { source, regex: true, caseSensitive: true, word: false };
        const rows = { offset: 0, limit: 10, perFile: 10, contextLines: 0 };
        const steps = opened.search.search({ pattern, files: [1, 2, 3], rows, deadline: Date.now() + 10_000 });
        let last = await steps.next();
        while (last.done !== true) last = await steps.next();
        return last.value.engine;
      };
      // While it is still loading it does not say that it looked at everything.
      await expect.poll(() => ask("needle\\b"), { timeout: SERVED_MS }).toBe("zoekt");
      expect(await ask("[a-z]{3}")).toBe("embedded");
      await opened.close();
    });
  });
} else
  it.skip("Zoekt as TextSearch: zoekt-index is not on PATH, or neither zoekt-webserver nor ZOEKT_URL is there", () => {});
