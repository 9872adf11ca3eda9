/** What embeds symbols in place of the table of words, by the settings. For the indexer: it runs models itself. */
import { env, type Environment } from "../../env";
import { EndpointEmbedder } from "./endpoint-embedder";
import { FolderEmbedder } from "./folder/folder-embedder";
import type { Embedder } from "./port";

type Settings = Pick<Environment, "embeddings" | "embeddingsFolder">;

/** Null where none is named. @throws AppError embeddings_unavailable where the folder's model cannot be loaded */
export async function configuredEmbedder({ embeddings, embeddingsFolder }: Settings = env()): Promise<Embedder | null> {
  if (embeddings !== undefined) return new EndpointEmbedder(embeddings);
  return embeddingsFolder === undefined ? null : FolderEmbedder.open(embeddingsFolder);
}
