/** What embeds questions, by the settings: a server, a folder's model, or the table of words. */
import { join } from "node:path";
import { env } from "../../env";
import { AppError } from "../../errors";
import { StaticTable } from "../table/static-table";
import { EndpointEmbedder, endpointModel } from "./endpoint-embedder";
import { FOLDER_MODEL } from "./folder/model-folder";
import { QuestionThread } from "./folder/question-thread";
import type { Embedder } from "./port";
import { StaticEmbedder } from "./static-embedder";

/** What turns a question into a vector. */
export type QuestionEmbedder = Pick<Embedder, "embedQuestion">;

/**
 * What embeds questions for vectors of a model.
 * @param words its table, as the indexer left it; null where a server or a folder's model embedded
 * @throws AppError embeddings_unavailable
 */
export async function questionEmbedder(model: string, words: Uint8Array | null): Promise<QuestionEmbedder> {
  if (words !== null) return new StaticEmbedder(model, StaticTable.decode(words));
  const { embeddings, embeddingsFolder } = env();
  if (embeddings !== undefined && endpointModel(embeddings.model) === model) return new EndpointEmbedder(embeddings);
  if (embeddingsFolder !== undefined && model.startsWith(FOLDER_MODEL)) {
    const thread = folderThread(embeddingsFolder);
    if ((await thread.modelId()) === model) return { embedQuestion: (question) => thread.embed(question) };
  }
  throw new AppError("embeddings_unavailable", `Nothing that is configured embeds questions for ${model}.`);
}

/** Why the model of the folder that is configured cannot embed; null where it can, or none is. */
export async function folderTrouble(): Promise<string | null> {
  const { embeddingsFolder } = env();
  if (embeddingsFolder === undefined) return null;
  return folderThread(embeddingsFolder)
    .modelId()
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
}

const KEY = Symbol.for("fathom.question-thread");
const shared = globalThis as { [KEY]?: QuestionThread };

/** Kept on globalThis: Next may load this module more than once. */
const folderThread = (folder: string): QuestionThread =>
  (shared[KEY] ??= new QuestionThread(join(process.cwd(), "dist", "question-worker.js"), folder));
