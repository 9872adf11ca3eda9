/**
 * Runs a model of a folder by `@huggingface/transformers`, which is not a dependency: it brings 470 MB that only those
 * need who name a folder. For threads' programs alone, so that no bundle of the web server asks for it.
 */
import { basename, dirname } from "node:path";
import { AppError } from "../../../errors";
import type { ModelFolder } from "./model-folder";

/** A name that no bundler follows. */
const PACKAGE: string = "@huggingface/transformers";
const VERSION = "4.3.1";

/** What a text means to the model, as it gives it. */
export type EmbedText = (text: string) => Promise<Float32Array>;

/** The part of the package that is used. */
interface Transformers {
  env: { allowRemoteModels: boolean; localModelPath: string };
  pipeline(task: "feature-extraction", model: string, options: Readonly<Record<string, unknown>>): Promise<Pipeline>;
}
type Pipeline = (text: string, options: Readonly<Record<string, unknown>>) => Promise<{ data: ArrayLike<number> }>;

/** On one core. @throws AppError embeddings_unavailable that says what to do */
export async function loadModel(
  { path, dtype, subfolder, pooling }: ModelFolder,
  packageOf: () => Promise<unknown> = () => import(PACKAGE),
): Promise<EmbedText> {
  const { env, pipeline } = await transformers(packageOf);
  env.allowRemoteModels = false;
  env.localModelPath = dirname(path);
  try {
    const extract = await pipeline("feature-extraction", basename(path), {
      ...{ dtype, subfolder, local_files_only: true, device: "cpu" },
      session_options: { intraOpNumThreads: 1, interOpNumThreads: 1 },
    });
    return async (text) => Float32Array.from((await extract(text, { pooling, normalize: true })).data);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError("embeddings_unavailable", `The model in ${path} cannot be loaded: ${why}`, { cause });
  }
}

async function transformers(packageOf: () => Promise<unknown>): Promise<Transformers> {
  const found = (await packageOf().catch((cause: unknown) => {
    const isMissing = cause instanceof Error && /Cannot find (package|module)/.test(cause.message);
    const why = isMissing
      ? `is not installed: run \`npm install --no-save --ignore-scripts ${PACKAGE}@${VERSION}\` in Fathom's folder`
      : `cannot be loaded: ${String(cause)}`;
    throw new AppError("embeddings_unavailable", `EMBEDDINGS_FOLDER needs the package ${PACKAGE}, which ${why}.`, {
      cause,
    });
  })) as Partial<Transformers>;
  if (typeof found.pipeline === "function" && found.env !== undefined) return found as Transformers;
  throw new AppError("embeddings_unavailable", `${PACKAGE} is another version than Fathom knows (${VERSION}).`);
}
