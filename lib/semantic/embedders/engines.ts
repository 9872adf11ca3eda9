/** What embeds, by the settings: a server that speaks OpenAI's protocol where one is named, else the table of words. */
import { env, type Environment } from "../../env";
import { AppError } from "../../errors";
import { StaticTable } from "../table/static-table";
import { EndpointEmbedder, endpointModel } from "./endpoint-embedder";
import type { Embedder } from "./port";
import { StaticEmbedder } from "./static-embedder";

/** The server that is named; null for none. */
export function configuredEndpoint({ embeddings }: Pick<Environment, "embeddings"> = env()): EndpointEmbedder | null {
  return embeddings === undefined ? null : new EndpointEmbedder(embeddings);
}

/**
 * What embeds questions for vectors of a model.
 * @param words its table, as the indexer left it; null where a server embedded
 * @throws AppError embeddings_unavailable
 */
export function questionEmbedder(model: string, words: Uint8Array | null): Embedder {
  if (words !== null) return new StaticEmbedder(model, StaticTable.decode(words));
  const { embeddings } = env();
  if (embeddings !== undefined && endpointModel(embeddings.model) === model) return new EndpointEmbedder(embeddings);
  throw new AppError("embeddings_unavailable", `Nothing that is configured embeds questions for ${model}.`);
}
