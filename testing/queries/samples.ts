/** For tests: what operations are asked of, over the sample programs of all languages. Nothing is searched there. */
import { createPrismaClient } from "../../lib/db/client";
import { indexedSamples } from "../resolve/indexed-samples";
import type { IndexedFolder } from "./indexed";

export async function askedSamples(): Promise<IndexedFolder> {
  const { database, close } = await indexedSamples();
  const { pool } = database;
  const none = () => {
    throw new Error("nothing is searched here");
  };
  return { context: { db: createPrismaClient(pool), pool, search: none, text: none }, close };
}
