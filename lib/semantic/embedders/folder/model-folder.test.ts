import { mkdtempSync, rmSync, writeFileSync, mkdirSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeTinyModel } from "../../../../testing/semantic/tiny-model";
import { readModelFolder } from "./model-folder";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fathom-model-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("names what a folder lacks", async () => {
  await expect(readModelFolder(join(folder, "none"))).rejects.toThrow(/config\.json, .*tokenizer\.json.*model\.onnx/);
  writeTinyModel(folder);
  rmSync(join(folder, "tokenizer.json"));
  await expect(readModelFolder(folder)).rejects.toThrow(/has no tokenizer\.json\.$/);
});

it("knows a model by its content", async () => {
  writeTinyModel(folder);
  const { id } = await readModelFolder(folder);
  expect(id).toMatch(/^onnx:fathom-model-\w+:[0-9a-f]{12}$/);
  expect((await readModelFolder(folder)).id).toBe(id);
  writeTinyModel(folder, { shift: 1 });
  expect((await readModelFolder(folder)).id).not.toBe(id);
});

it("takes the weights in bytes where both are there, and weights beside the settings", async () => {
  writeTinyModel(folder);
  expect(await readModelFolder(folder)).toMatchObject({ dtype: "fp32", subfolder: "onnx", pooling: "mean" });
  writeFileSync(join(folder, "onnx", "model_quantized.onnx"), "smaller");
  expect(await readModelFolder(folder)).toMatchObject({ dtype: "q8", subfolder: "onnx" });
  rmSync(join(folder, "onnx", "model_quantized.onnx"));
  renameSync(join(folder, "onnx", "model.onnx"), join(folder, "model.onnx"));
  expect(await readModelFolder(folder)).toMatchObject({ dtype: "fp32", subfolder: "" });
});

it("reads how words become one vector, and what stands in front of a text", async () => {
  writeTinyModel(folder);
  mkdirSync(join(folder, "1_Pooling"));
  writeFileSync(join(folder, "1_Pooling", "config.json"), '{"pooling_mode_cls_token": true}');
  const prompts = '{"prompts": {"query": "query: ", "document": "passage: "}}';
  writeFileSync(join(folder, "config_sentence_transformers.json"), prompts);
  expect(await readModelFolder(folder)).toMatchObject({
    pooling: "cls",
    prompts: { question: "query: ", passage: "passage: " },
  });
  writeFileSync(join(folder, "1_Pooling", "config.json"), "{");
  await expect(readModelFolder(folder)).rejects.toThrow(/1_Pooling.* cannot be read as JSON/);
});
