import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askerOf } from "../../testing/queries/ask";
import { changeFiles, commitAll, gitIn, startComparing } from "../../testing/queries/comparing";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";
import { visibleContext } from "./visible-context";

const THEN = "export function open(): number {\n  return 1;\n}\n";
const SIGNED = 'export const base = "https://ada:hunter22@host.example/x";\n';
const KEY = `-----BEGIN PRIVATE KEY-----\n${"QUJD".repeat(20)}\n-----END PRIVATE KEY-----\n`;

let index: IndexedFolders;
let answering: Awaited<ReturnType<typeof startComparing>>;
let root: string;
let first: string;

beforeAll(async () => {
  index = await indexedFolders({
    port: { "sea/gate.ts": THEN, "old/gone.ts": "export const gone = 1;\n", "linked.ts": THEN },
    bare: { "a.ts": "export const a = 1;\n" },
  });
  root = index.roots.get("port") ?? "";
  changeFiles(root, { ".env": "TOKEN=abc\n", "signed.ts": SIGNED, "notes.txt": KEY, "inner/own.ts": "let own = 1;\n" });
  writeFileSync(join(root, "picture.ts"), Buffer.from([0, 1, 2, 0]));
  symlinkSync("/etc/hostname", join(root, "link.ts"));
  first = commitAll(root, "Then");
  gitIn(root, "tag", "v1");
  rmSync(join(root, "old"), { recursive: true });
  // What was a folder then leads to another repository now.
  const elsewhere = index.roots.get("bare") ?? "";
  gitIn(elsewhere, "init", "-q");
  writeFileSync(join(elsewhere, "gone.ts"), "let elsewhere = 1;\n");
  commitAll(elsewhere, "Elsewhere");
  symlinkSync(elsewhere, join(root, "old"));
  changeFiles(root, { "sea/gate.ts": `// above\n${THEN.replace("return 1", "return 2")}` });
  mkdirSync(join(root, "evil"));
  commitAll(root, "Now");
  gitIn(root, "config", "filter.evil.smudge", `touch ${join(root, "evil/ran")}`);
  await index.indexAgain();
  answering = await startComparing(index.database.url);
}, 120_000);
afterAll(async () => {
  await answering.close();
  await index.close();
});
const ask = askerOf(() => index.context);
const then = (file: string, rev = first) => ask("read_file", { file: `port/${file}`, rev });

describe("a file with a revision", () => {
  it("has the text of that commit, whichever way it is named, and says which commit that is", async () => {
    for (const rev of [first, first.slice(0, 8), "v1", "main~1"])
      expect(await then("sea/gate.ts", rev)).toMatchObject({
        text: THEN,
        revision: first,
        lines: 3,
        language: "typescript",
      });
    const now = await ask("read_file", { file: "port/sea/gate.ts" });
    expect(now).toMatchObject({ revision: null, lines: 4, index: { revision: gitIn(root, "rev-parse", "HEAD") } });
  });

  it("gives lines of it, and the page that shows it", async () => {
    const answer = await ask("read_file", { file: "port/sea/gate.ts", rev: "v1", start: 2, end: 2 });
    expect(answer).toMatchObject({ text: "  return 1;\n", start: 2, end: 2 });
    expect(answer.url).toBe(`/revision/port/sea/gate.ts?rev=${first}`);
  });

  it("is there although the file is gone, and although its folder leads elsewhere now", async () => {
    expect(await then("old/gone.ts")).toMatchObject({ text: "export const gone = 1;\n", reason: "vanished" });
  });

  it.each([
    ["a commit that git does not have", "sea/gate.ts", "0123456789abcdef", "no_match"],
    ["a file that was not there", "sea/other.ts", "v1", "no_match"],
    ["a folder", "sea", "v1", "no_match"],
    ["a range", "sea/gate.ts", "v1..main", "no_match"],
    ["a link", "link.ts", "v1", "file_skipped"],
    ["what may hold secrets", ".env", "v1", "file_skipped"],
    ["a private key", "notes.txt", "v1", "file_skipped"],
    ["what is no text", "picture.ts", "v1", "file_skipped"],
    ["a path that leads up", "../bare/a.ts", "v1", "no_match"],
    ["a path that leads up from inside", "sea/../../bare/a.ts", "v1", "no_match"],
    ["git's own folder", ".git/config", "v1", "no_match"],
  ])("says why there is nothing of %s", async (_, file, rev, code) => {
    expect(await then(file, rev)).toMatchObject({ text: null, revision: null, emptyReason: { code } });
  });

  it.each(["--output=/tmp/x", "-x", ":/Then", "HEAD:sea/gate.ts", "a b", "@{-1}", "$(x)"])(
    "refuses %j",
    async (rev) => {
      await expect(then("sea/gate.ts", rev)).rejects.toMatchObject({ code: "invalid_input" });
    },
  );

  it("hides passwords as the index does", async () => {
    const { text } = await then("signed.ts");
    expect(text).toContain("https://ada:");
    expect(text).not.toContain("hunter22");
  });

  it("says where there is no history", async () => {
    const other = index.roots.get("bare") ?? "";
    rmSync(join(other, ".git"), { recursive: true });
    const answer = await ask("read_file", { file: "bare/a.ts", rev: "main" });
    expect(answer.emptyReason?.code).toBe("no_history");
  });

  it("is shown to nobody who may not see its repository", async () => {
    const { rows } = await index.context.pool.query<{ id: number }>("select id from repository where name = 'bare'");
    const context = await visibleContext(index.database.url, [rows[0].id], index.context.text);
    const asked = askerOf(() => context)("read_file", { file: "port/sea/gate.ts", rev: first });
    await expect(asked).rejects.toMatchObject({ code: "no_such_file" });
    const named = askerOf(() => context)("read_file", { file: "sea/gate.ts", repo: "port", rev: first });
    await expect(named).rejects.toMatchObject({ code: "no_such_repository" });
  });
});
