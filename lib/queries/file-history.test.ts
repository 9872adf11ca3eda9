import { renameSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerGitQuestion } from "../../indexer/revisions/git-answers";
import { connectIndexer } from "../db/admin/indexer-client";
import { takeGitQuestion } from "../db/revision/git-questions";
import { askerOf } from "../../testing/queries/ask";
import { changeFiles, commitAll, gitIn } from "../../testing/queries/comparing";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";

const first = "export function open(): number {\n  return 1;\n}\n";
const FILES = { "sea/gate.ts": first };

let index: IndexedFolders;
let client: Awaited<ReturnType<typeof connectIndexer>>;
let commits: string[];
let isOpen = true;
let answering: Promise<void>;

beforeAll(async () => {
  index = await indexedFolders({ port: FILES, bare: { "a.ts": "export const a = 1;\n" } });
  const root = index.roots.get("port") ?? "";
  renameSync(join(root, "sea/gate.ts"), join(root, "old gate.ts"));
  const begun = commitAll(root, "A gate that opens");
  renameSync(join(root, "old gate.ts"), join(root, "sea/gate.ts"));
  commitAll(root, "The gate moves to the sea");
  changeFiles(root, { "sea/gate.ts": first.replace("return 1", "return 2") });
  const last = commitAll(root, "It opens wider\n\nwith a body");
  commits = [last, begun];
  gitIn(root, "config", "filter.evil.clean", "touch /tmp/never");
  changeFiles(root, {
    "sea/gate.ts": `${first.replace("return 1", "return 2")}// not in git\n`,
    "sea/new.ts": "export const fresh = 1;\n",
  });
  await index.indexAgain();
  client = await connectIndexer("test, histories", index.database.url);
  answering = (async () => {
    while (isOpen) {
      const question = await takeGitQuestion(client);
      if (question) await answerGitQuestion(client, question);
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
}, 120_000);
afterAll(async () => {
  isOpen = false;
  await answering;
  await client.end();
  await index.close();
});
const ask = askerOf(() => index.context);

describe("the history of a file", () => {
  it("goes back through its renames, page by page", async () => {
    const newest = await ask("file_history", { file: "port/sea/gate.ts", limit: 2 });
    expect(newest.results.map(({ summary, file }) => [summary, file])).toEqual([
      ["It opens wider", "sea/gate.ts"],
      ["The gate moves to the sea", "sea/gate.ts"],
    ]);
    expect(newest).toMatchObject({ totalMatches: 2, totalIsLowerBound: true, truncated: true });
    const older = await ask("file_history", { file: "port/sea/gate.ts", limit: 2, cursor: newest.next });
    expect(older.results).toMatchObject([{ commit: commits[1], author: "Test", file: "old gate.ts" }]);
    expect(older).toMatchObject({ totalMatches: 3, totalIsLowerBound: false, next: null, emptyReason: null });
  });

  it("ends at a commit that is named, and says where there is none of that name", async () => {
    const [last, begun] = commits;
    const upTo = await ask("file_history", { file: "port/sea/gate.ts", rev: `${last.slice(0, 12)}~1` });
    expect(upTo.results.map(({ summary }) => summary)).toEqual(["The gate moves to the sea", "A gate that opens"]);
    expect(upTo.url).toMatch(/\?rev=/);
    const before = await ask("file_history", { file: "port/sea/gate.ts", rev: begun });
    expect(before).toMatchObject({ results: [], emptyReason: { code: "no_match" } });
    const none = await ask("file_history", { file: "port/sea/gate.ts", rev: "no-such-branch" });
    expect(none.emptyReason?.message).toContain("no-such-branch");
  });

  it("says which commit wrote each line, and which lines are in none", async () => {
    const { results } = await ask("file_blame", { file: "port/sea/gate.ts" });
    expect(results.map(({ start, end, commit }) => [start, end, commit])).toEqual([
      [1, 1, commits[1]],
      [2, 2, commits[0]],
      [3, 3, commits[1]],
      [4, 4, null],
    ]);
    expect(results[1]).toMatchObject({ author: "Test", summary: "It opens wider" });
  });

  it("leaves out lines that were saved after they were indexed", async () => {
    const root = index.roots.get("port") ?? "";
    changeFiles(root, { "sea/gate.ts": `// above\n${first.replace("return 1", "return 2")}// not in git\n` });
    const { results } = await ask("file_blame", { file: "port/sea/gate.ts", start: 2, end: 3 });
    expect(results).toEqual([]);
  });

  it("tells where there is none", async () => {
    const bare = await ask("file_history", { file: "bare/a.ts" });
    expect(bare).toMatchObject({ results: [], emptyReason: { code: "no_history" } });
    const untracked = await ask("file_blame", { file: "port/sea/new.ts" });
    expect(untracked.emptyReason?.message).toBe("Git does not track this file.");
  });
});
