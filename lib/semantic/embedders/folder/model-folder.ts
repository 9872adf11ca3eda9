/**
 * A folder with a model in ONNX: what it is, told from its files. The same content has the same id, wherever it lies.
 */
import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { z } from "zod";
import { AppError } from "../../../errors";

/** Files of weights by what the package calls their precision: on a processor, bytes are twice as fast and as good. */
const WEIGHTS = [
  { file: "model_quantized.onnx", dtype: "q8" },
  { file: "model_int8.onnx", dtype: "int8" },
  { file: "model.onnx", dtype: "fp32" },
  { file: "model_fp16.onnx", dtype: "fp16" },
] as const;
/** Beside the weights: without these it cannot be told how a text becomes numbers. */
const NEEDED = ["config.json", "tokenizer.json", "tokenizer_config.json"];
const POOLING = "1_Pooling/config.json";
const PROMPTS = "config_sentence_transformers.json";

const poolingSchema = z.looseObject({
  pooling_mode_cls_token: z.boolean().optional(),
  pooling_mode_lasttoken: z.boolean().optional(),
});
const promptsSchema = z.looseObject({ prompts: z.record(z.string(), z.string()).optional() });

export interface ModelFolder {
  path: string;
  /** what its vectors are kept as */
  id: string;
  dtype: string;
  /** of the weights, below the folder; empty for the folder itself */
  subfolder: string;
  /** how vectors of words become one */
  pooling: "mean" | "cls" | "last_token";
  /** what the model wants in front of a text */
  prompts: { question: string; passage: string };
}

/** Ids of models of folders begin so. */
export const FOLDER_MODEL = "onnx:";

/** @throws AppError embeddings_unavailable that names what is missing */
export async function readModelFolder(folder: string): Promise<ModelFolder> {
  const path = resolve(folder);
  const missing = NEEDED.filter((file) => !existsSync(join(path, file)));
  const weights = ["onnx", ""].flatMap((subfolder) =>
    WEIGHTS.filter(({ file }) => existsSync(join(path, subfolder, file))).map((each) => ({ ...each, subfolder })),
  );
  if (weights.length === 0) missing.push("model.onnx");
  if (missing.length > 0)
    throw new AppError(
      "embeddings_unavailable",
      `The folder of EMBEDDINGS_FOLDER holds no model: ${path} has no ${missing.join(", ")}.`,
    );
  const [{ file, dtype, subfolder }] = weights;
  const modelFile = join(subfolder, file);
  const pooling = poolingSchema.parse(await jsonIn(join(path, POOLING)));
  const { prompts = {} } = promptsSchema.parse(await jsonIn(join(path, PROMPTS)));
  const files = [modelFile, `${modelFile}_data`, ...NEEDED, POOLING, PROMPTS];
  return {
    ...{ path, dtype, subfolder, id: `${FOLDER_MODEL}${basename(path)}:${await digestOf(path, files)}` },
    pooling: pooling.pooling_mode_cls_token ? "cls" : pooling.pooling_mode_lasttoken ? "last_token" : "mean",
    prompts: { question: prompts.query ?? "", passage: prompts.document ?? prompts.passage ?? "" },
  };
}

/** An empty object where the file is missing. */
async function jsonIn(path: string): Promise<unknown> {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (cause) {
    throw new AppError("embeddings_unavailable", `${path} cannot be read as JSON.`, { cause });
  }
}

async function digestOf(folder: string, files: readonly string[]): Promise<string> {
  const digest = createHash("sha256");
  for (const file of files.filter((each) => existsSync(join(folder, each)))) {
    digest.update(`\0${file}\0`);
    for await (const part of createReadStream(join(folder, file))) digest.update(part as Buffer);
  }
  return digest.digest("hex").slice(0, 12);
}
