/**
 * Fills a whole generation: an index aside, settings first, all symbols of one moment of the database, and then a
 * swap. Whoever searches sees the old generation or the new one, never a part.
 */
import { randomBytes } from "node:crypto";
import { atOneMoment, type Connection } from "../../db/connection";
import { ChangePosition } from "../../db/read/follow-changes";
import { loadFiles, loadImporters, loadMentions } from "../../db/read/load-symbols";
import { hashNameInto } from "../../format/name-hash";
import { Mentions } from "../embedded/mentions";
import type { MeilisearchServer } from "./server";
import { type Cursor, cursorLine } from "./cursor";
import { DocumentBatches } from "./document-batches";
import { type Counts, documentLines } from "./documents";
import { readFiles } from "./read-files";
import { INDEX_SETTINGS, PRIMARY_KEY } from "./settings";

const LAST_FILE = 2 ** 31 - 1;
const words = new Uint32Array(2);

/** @returns how far it reaches; null when it was told to stop before it was swapped in */
export async function fillGeneration(
  server: MeilisearchServer,
  connection: Connection,
  indexUid: string,
  signal: AbortSignal,
): Promise<Cursor | null> {
  const next = `${indexUid}-next`;
  await server.freshIndex(next, PRIMARY_KEY, INDEX_SETTINGS);
  const batches = new DocumentBatches(server, next, signal);
  try {
    const position = await atOneMoment(connection, async () => {
      const end = await ChangePosition.atEnd(connection);
      const counts = await loadCounts(connection);
      const files = new Map((await loadFiles(connection, null)).map((file) => [file.id, file]));
      await readFiles(
        connection,
        [0, LAST_FILE],
        files,
        (file, symbols) => batches.add(documentLines(file, symbols, counts)),
        () => batches.flush(),
      );
      return end.safe;
    });
    const cursor = { generation: randomBytes(8).toString("hex"), position };
    batches.add([cursorLine(cursor)]);
    await batches.end();
    await server.swap(indexUid, next, PRIMARY_KEY);
    return cursor;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

async function loadCounts(connection: Connection): Promise<Counts> {
  const mentions = new Mentions();
  const importers = new Map<number, number>();
  await loadMentions(connection, (hash, files) => mentions.set(hash, files));
  await loadImporters(connection, (file, count) => importers.set(file, count));
  return {
    mentions: (name) => {
      hashNameInto(name, words, 0);
      return mentions.get(words[1]);
    },
    importers: (file) => importers.get(file) ?? 0,
  };
}
