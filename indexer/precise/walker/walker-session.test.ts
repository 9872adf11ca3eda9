import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { PreciseDocument } from "../port";
import { WalkerSession } from "./walker-session";

const HASH = "ab".repeat(32);

/** A walker in a few lines: it tells of every path but `gone`, and ends at `crash`. */
const WALKER = `
const lines = require("node:readline").createInterface({ input: process.stdin });
const tell = (message) => process.stdout.write(JSON.stringify(message) + "\\n");
let root;
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "open") { root = message; return; }
  for (const path of message.paths) {
    if (path === "endless" && !root.left.includes(path)) return tell({ type: "stuck", path });
    if (root.left.includes(path)) continue;
    if (path === "crash") { console.error("out of luck"); process.exit(3); }
    tell({ type: "alive" });
    if (path === "gone") continue;
    const files = [[root.files[0], "${HASH}"]];
    tell({ type: "document", path, hash: "${HASH}", files,
      occurrences: [3, 4, 1, 0, 7, 8, 1, 2, -1], relations: [1, 5, 6, 0, 9, 10] });
  }
  tell({ type: "done", complaint: process.env.SECRET ?? null });
});`;

let folder: string;
beforeEach(() => void (folder = realpathSync(mkdtempSync(join(tmpdir(), "fathom-walker-")))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function opened(command = [process.execPath, "-e", WALKER]): WalkerSession {
  const files = [{ path: "a.go", language: "go" as const }];
  const kind = { name: "The walker", command, isLimited: false, affected: () => ["b.go"] };
  return new WalkerSession(folder, files, { folder, program: null, alive: () => {} }, kind);
}

async function all(session: WalkerSession, ...paths: string[]): Promise<PreciseDocument[]> {
  const told: PreciseDocument[] = [];
  for await (const document of session.documents(paths)) told.push(document);
  return told;
}

it("a walker's lines are documents, by place, and files that it leaves out have none", async () => {
  process.env.SECRET = "seen";
  const session = opened();
  const [document, ...others] = await all(session, "b.go", "gone");
  delete process.env.SECRET;
  expect(others).toEqual([]);
  expect(document).toMatchObject({
    path: "b.go",
    occurrences: [
      { line: 1, column: 2, targets: [], isOutside: true },
      { line: 3, column: 4, targets: [{ path: "a.go", line: 7, column: 8 }], isOutside: false },
    ],
    relations: [{ kind: "override", from: { line: 5, column: 6 }, to: { path: "a.go", line: 9, column: 10 } }],
  });
  expect(Buffer.from(session.contentHash("a.go") ?? []).toString("hex")).toBe(HASH);
  expect(session.contentHash("c.go")).toBeNull();
  expect(session.complaint(), "it sees nothing of our environment").toBeNull();
  session.update([], []);
});

it("after a change it starts anew, and its CPU time goes on", async () => {
  const session = opened();
  await all(session, "b.go");
  const before = session.cpuMs();
  expect(session.update([{ path: "c.go", language: "go" }], ["a.go"])).toEqual(["b.go"]);
  const [document] = await all(session, "b.go");
  expect(document.occurrences[1].targets[0].path).toBe("c.go");
  expect(session.cpuMs()).toBeGreaterThanOrEqual(before);
  session.update([], []);
});

it("a file that the compiler does not come to an end at is left out, until it changes, and the others are told", async () => {
  const session = opened();
  const documents = await all(session, "b.go", "endless", "c.go");
  expect(documents.map(({ path }) => path).slice(-2), "what was told before is told again").toEqual(["b.go", "c.go"]);
  expect(session.complaint()).toBe("The walker did not come to an end at endless within its time; rules answer there.");
  session.update([{ path: "endless", language: "go" }], ["endless"]);
  expect(session.complaint()).toBeNull();
});

it("a walker that ends, is missing or talks nonsense fails with its last words", async () => {
  await expect(all(opened(), "crash")).rejects.toThrow(/The walker failed: .*(?:exit code 3)?.*out of luck/);
  await expect(all(opened(["/no/such/walker"]), "b.go")).rejects.toThrow(/ENOENT/);
  await expect(all(opened([process.execPath, "-e", "console.log('hello')"]), "b.go")).rejects.toThrow();
});
