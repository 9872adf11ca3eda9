import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeTinyModel } from "../../../../testing/semantic/tiny-model";
import type { Described } from "../port";
import { FolderEmbedder } from "./folder-embedder";
import { loadModel } from "./load-model";
import { readModelFolder } from "./model-folder";

/** It is not among the packages of the project; where somebody has put it beside them, it is tried. */
const hasPackage = ((): boolean => {
  try {
    createRequire(import.meta.url).resolve("@huggingface/transformers");
    return true;
  } catch {
    return false;
  }
})();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fathom-model-"));
  writeTinyModel(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const described = (name: string): Described => ({
  passage: { name, owner: "", signature: "", doc: "", body: "" },
  bag: { ids: new Uint32Array(), counts: new Uint8Array(), weights: new Float32Array() },
});

it("says which package is missing and how it is got", async () => {
  const missing = async (): Promise<never> => {
    throw new Error("Cannot find package '@huggingface/transformers' imported from here");
  };
  const loading = loadModel(await readModelFolder(folder), missing);
  await expect(loading).rejects.toMatchObject({ code: "embeddings_unavailable" });
  await expect(loading).rejects.toThrow(/is not installed: run `npm install .*@huggingface\/transformers@\d/);
});

it("says that a package is another one than it takes", async () => {
  await expect(loadModel(await readModelFolder(folder), async () => ({}))).rejects.toThrow(/another version/);
});

it("gives the model passages and questions with what it wants in front of them", async () => {
  const asked: string[] = [];
  const embedText = async (text: string): Promise<Float32Array> => {
    asked.push(text);
    return Float32Array.of(text.length, 1);
  };
  const prompts = { question: "query: ", passage: "passage: " };
  const embedder = new FolderEmbedder({ id: "onnx:any:1", prompts }, embedText);
  const { dimensions, vectors } = await embedder.embed([described("first"), described("x".repeat(9_000))]);
  await embedder.embedQuestion("where");
  expect([dimensions, vectors.length]).toEqual([2, 4]);
  expect(asked.map((text) => text.slice(0, 14))).toEqual(["passage: first", "passage: xxxxx", "query: where"]);
  expect(asked[1]).toHaveLength(1_600);
});

describe.skipIf(!hasPackage)("with @huggingface/transformers beside the packages of the project", () => {
  it("embeds by the model of a folder: what means the same lies in one direction", async () => {
    const embedder = await FolderEmbedder.open(folder);
    const { vectors, scales, dimensions } = await embedder.embed([described("read file"), described("split header")]);
    const question = await embedder.embedQuestion("open a document");
    const near = [0, 1].map((row) => {
      const scale = scales[row] / Math.hypot(...question);
      return question.reduce((sum, value, at) => sum + value * vectors[row * dimensions + at], 0) * scale;
    });
    expect(near[0]).toBeGreaterThan(0.8);
    expect(near[1]).toBeLessThan(0.3);
  });

  it("says that weights are none", async () => {
    const broken = mkdtempSync(join(tmpdir(), "fathom-model-"));
    writeTinyModel(broken);
    writeFileSync(join(broken, "onnx", "model.onnx"), "no model");
    await expect(FolderEmbedder.open(broken)).rejects.toThrow(/^The model in .* cannot be loaded: /);
    rmSync(broken, { recursive: true, force: true });
  });
});
