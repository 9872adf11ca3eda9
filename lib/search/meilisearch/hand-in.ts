/**
 * Sends changed files to Meilisearch: deletes removed ones, adds new ones, and then moves the cursor. Sending them
 * twice changes nothing.
 */
import type { Connection } from "../../db/connection";
import type { FileChange } from "../../db/read/follow-changes";
import { importersOf, loadFiles, mentionsOf, type LoadedFile } from "../../db/read/load-symbols";
import { hashNameInto } from "../../format/name-hash";
import { qualifierParts } from "../../format/symbol-key";
import { nearGroups } from "../near-groups";
import type { MeilisearchServer } from "./server";
import { DocumentBatches } from "./document-batches";
import { type Counts, documentLines, type FileSymbol } from "./documents";
import { readFiles } from "./read-files";

/** Files whose symbols are in memory at once. */
const FILES = 200;
const DELETED = 1_000;
const words = new Uint32Array(2);

/** @param cursor line that says how far the index has come with these changes */
export async function handIn(
  server: MeilisearchServer,
  connection: Connection,
  indexUid: string,
  changes: readonly FileChange[],
  cursor: string,
  signal: AbortSignal,
): Promise<void> {
  const gone = changes.filter(({ added }) => !added).map(({ fileId }) => fileId);
  for (let at = 0; at < gone.length; at += DELETED) {
    await server.deleteDocuments(indexUid, `file IN [${gone.slice(at, at + DELETED).join(", ")}]`);
  }
  const files = await loadFiles(
    connection,
    changes.filter(({ added }) => added).map(({ fileId }) => fileId),
  );
  const batches = new DocumentBatches(server, indexUid, signal);
  for (let at = 0; at < files.length; at += FILES) await add(connection, files.slice(at, at + FILES), batches);
  batches.add([cursor]);
  await batches.end();
}

async function add(connection: Connection, files: readonly LoadedFile[], batches: DocumentBatches): Promise<void> {
  const read: { file: LoadedFile; symbols: readonly FileSymbol[] }[] = [];
  for (const group of nearGroups(files)) {
    const byId = new Map(group.map((file) => [file.id, file]));
    const range = [group[0].id, group[group.length - 1].id] as const;
    await readFiles(
      connection,
      range,
      byId,
      (file, symbols) => read.push({ file, symbols }),
      async () => {},
    );
  }
  const counts = await countsFor(connection, read);
  for (const { file, symbols } of read) {
    batches.add(documentLines(file, symbols, counts));
    await batches.flush();
  }
}

async function countsFor(
  connection: Connection,
  read: readonly { file: LoadedFile; symbols: readonly FileSymbol[] }[],
): Promise<Counts> {
  const names = new Set<string>();
  for (const { symbols } of read) {
    for (const { name, qualifier } of symbols) {
      names.add(name);
      for (const part of qualifier === null ? [] : qualifierParts(qualifier)) names.add(part.name);
    }
  }
  const mentions = await mentionsOf(connection, names);
  const importers = await importersOf(
    connection,
    read.map(({ file }) => file.id),
  );
  return {
    mentions: (name) => {
      hashNameInto(name, words, 0);
      return mentions.get(words[1]) ?? 0;
    },
    importers: (file) => importers.get(file) ?? 0,
  };
}
