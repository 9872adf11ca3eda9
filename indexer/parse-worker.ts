/**
 * A parser thread: takes batches of files, gives back finished rows. Keeps no deadline and holds no connection: the
 * main thread ends it when a file takes too long, and starts another.
 */
import { parentPort, workerData } from "node:worker_threads";
import { isParsed } from "../lib/contract/vocabulary";
import { newFactRows, takeFactRows } from "../lib/db/copy-tables";
import { createParser } from "./tree/parser";
import type { BatchRequest, BatchResponse, FileOutcome, WorkerSetup } from "./workers/messages";
import { processFile } from "./workers/process-file";
import { BEGUN, CLOCK } from "./workers/progress";

if (!parentPort) throw new Error("parse-worker runs as a worker thread only.");
const port = parentPort;
const { progress } = workerData as WorkerSetup;
const parser = await createParser(() => Atomics.load(progress, CLOCK));
const rows = newFactRows();
const readers: Record<string, string> = {};

async function runBatch({ tasks }: BatchRequest): Promise<BatchResponse> {
  const outcomes: FileOutcome[] = [];
  let broken = false;
  for (const task of tasks) {
    Atomics.add(progress, BEGUN, 1);
    const processed = await processFile(task, parser, rows);
    outcomes.push(processed.outcome);
    noteReader(processed.outcome);
    broken = processed.broken;
    if (broken) break;
  }
  return { rows: takeFactRows(rows), outcomes, broken, readers };
}

function noteReader({ language, status }: FileOutcome): void {
  if (language === null || !isParsed(language) || language in readers) return;
  if (status !== "indexed" && status !== "partial") return;
  const note = parser.readerNote(language);
  readers[language] = parser.readerOf(language) + (note === null ? "" : ` (${note})`);
}

port.on("message", async (request: BatchRequest) => {
  const response = await runBatch(request);
  port.postMessage(
    response,
    Object.values(response.rows).map((bytes) => bytes.buffer),
  );
});
