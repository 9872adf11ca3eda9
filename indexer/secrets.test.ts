import { expect, it } from "vitest";
import { indexerUnderTest } from "../testing/indexer/indexer-of-test";
import { registerRepositories } from "../lib/db/admin/repositories";
import { readStored } from "../lib/format/stored-text";

const test = indexerUnderTest();
const BODY = "MIIEowIBAAKCAQEAu1SU1LfVLPHCozMxH2Mo4lgOEePzNm0tRgeLezV6ffAt0gun";
const FILES = {
  ".env": "KEY=hunter22-env\n",
  "deploy/server.pem": `-----BEGIN PRIVATE KEY-----\n${BODY}\n-----END PRIVATE KEY-----\n`,
  "notes.txt": `-----BEGIN PRIVATE KEY-----\n${BODY}\n-----END PRIVATE KEY-----\n`,
  "a.py": 'URL = "https://ada:hunter22@example.com/x"\n\ndef fetch():\n    return URL\n',
  "b.py": `KEY = """\n-----BEGIN RSA PRIVATE KEY-----\n${BODY}\n-----END RSA PRIVATE KEY-----"""\ndef sign():\n    return KEY\n`,
  "setup.md": "Clone https://ada:hunter22@example.com/x.git, then set https://user:password@example.com.\n",
};

/** Everything that the database holds of files, as text. */
async function kept(): Promise<string> {
  const bodies = await test.rows<{ body: Buffer }>("select body from file_content");
  const names = await test.rows<{ names: Buffer }>("select names from occurrences");
  const rows = await test.rows("select path, status, reason, detail from file");
  const texts = bodies.map(({ body }) => String(readStored(body)));
  return [...texts, ...names.map((row) => row.names.toString("utf8")), JSON.stringify(rows)].join("\n");
}

/** Each is several runs of the indexer, one after the other. */
const LONG = { timeout: 120_000 };

const read = async (root: string, withSecrets: boolean): Promise<void> => {
  await registerRepositories(test.database.pool, [{ root, scope: "user", excludes: [], withSecrets }]);
  expect(await test.start().exited).toBe(0);
};

it("secrets are nowhere in the database, until they are wanted there, and then gone again", LONG, async () => {
  const root = test.source(FILES);
  await read(root, false);
  expect(await kept()).not.toMatch(/hunter22|MIIEowIBAAKC/);
  const reasons = () =>
    test.rows("select path, reason, detail from file where path = any($1) order by path", [Object.keys(FILES)]);
  expect(await reasons()).toMatchObject([
    { path: ".env", reason: "secret" },
    { path: "a.py", reason: null, detail: "A password or key in it is written as x." },
    { path: "b.py", reason: null, detail: "A password or key in it is written as x." },
    { path: "deploy/server.pem", reason: "secret" },
    { path: "notes.txt", reason: "secret" },
    { path: "setup.md", reason: null, detail: "A password or key in it is written as x." },
  ]);
  expect(await test.names()).toEqual(expect.arrayContaining(["fetch", "sign", "URL", "KEY"]));
  expect(await kept()).toContain("https://user:password@example.com");

  await read(root, true);
  expect(await kept()).toMatch(/hunter22-env/);
  expect(await kept()).toContain("ada:hunter22@");
  expect((await kept()).split(BODY).length - 1).toBe(3);

  await read(root, false);
  expect(await kept()).not.toMatch(/hunter22|MIIEowIBAAKC/);
});

it("what hides a secret is seen as changed when the file on disk changes, and only then", LONG, async () => {
  const root = test.source({ "a.py": FILES["a.py"] });
  await read(root, false);
  const before = await test.rows("select id from file");
  await read(root, false);
  expect(await test.rows("select id from file")).toEqual(before);
});
