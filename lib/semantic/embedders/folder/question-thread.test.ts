import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeTinyModel } from "../../../../testing/semantic/tiny-model";
import { QuestionThread } from "./question-thread";

const ROOT = resolve(import.meta.dirname, "../../../..");
const threads: QuestionThread[] = [];
let folder: string;
let program: string;

beforeAll(async () => {
  const cache = join(ROOT, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "fathom-questions-"));
  await build({
    ...{ absWorkingDir: ROOT, outdir: folder, bundle: true, platform: "node", format: "esm", packages: "external" },
    entryPoints: { "question-worker": "lib/semantic/embedders/folder/question-worker.ts" },
    logLevel: "error",
  });
  program = join(folder, "question-worker.js");
  writeTinyModel(folder);
});
afterAll(async () => {
  for (const each of threads) await each.close();
  rmSync(folder, { recursive: true, force: true });
});

const thread = (path = program, model = folder): QuestionThread => {
  const made = new QuestionThread(path, model);
  threads.push(made);
  return made;
};

/** A program that answers as the real one does. */
function programOf(source: string): string {
  const path = join(mkdtempSync(join(folder, "program-")), "worker.mjs");
  writeFileSync(path, `import { parentPort } from "node:worker_threads";\n${source}`);
  return path;
}

it("says what is missing in the folder, and does not start again with each question", async () => {
  const empty = thread(program, join(folder, "nothing"));
  await expect(empty.embed("where")).rejects.toThrow(/holds no model: .* has no config\.json/);
  const before = performance.now();
  await expect(empty.embed("where")).rejects.toMatchObject({ code: "embeddings_unavailable" });
  expect(performance.now() - before).toBeLessThan(20);
});

it("gives each question its own vector, whatever comes first", async () => {
  const swapped = thread(
    programOf(`const asked = [];
      parentPort.postMessage({ ready: "onnx:m:1" });
      parentPort.on("message", (m) => { asked.push(m); if (asked.length === 2) for (const { id, question } of asked.reverse())
        parentPort.postMessage({ id, vector: Int8Array.of(question.length) }); });`),
  );
  expect(await swapped.modelId()).toBe("onnx:m:1");
  const vectors = await Promise.all([swapped.embed("one"), swapped.embed("three")]);
  expect(vectors.map(([length]) => length)).toEqual([3, 5]);
});

it("ends a thread that does not answer, and says so", { timeout: 20_000 }, async () => {
  const silent = thread(
    programOf(`parentPort.postMessage({ ready: "onnx:m:1" }); parentPort.on("message", () => {});`),
  );
  await expect(silent.embed("where")).rejects.toThrow("did not answer within 3 s");
});

it("takes so many questions at once, and refuses others", async () => {
  const busy = thread(programOf(`parentPort.postMessage({ ready: "onnx:m:1" }); parentPort.on("message", () => {});`));
  await busy.modelId();
  const all = Array.from({ length: 40 }, () => busy.embed("where").catch((error: Error) => error.message));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await busy.close();
  expect((await Promise.all(all)).filter((message) => /more than it can answer/.test(String(message)))).toHaveLength(8);
});
