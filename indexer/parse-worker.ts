/**
 * A parser thread: takes batches of files, gives back finished rows. Keeps no deadline and holds no connection: the
 * main thread ends it when a file takes too long, and starts another.
 */
import { parentPort, workerData } from "node:worker_threads";
import { isParsed } from "../lib/contract/vocabulary";
import { markFactRows, newFactRows, rewindFactRows, takeFactRows } from "../lib/format/copy-tables";
import { createParser } from "./tree/parser";
import { createRemoteParser } from "./tree/remote-parser";
import type { BatchRequest, BatchResponse, FileOutcome, FileTask, WorkerSetup } from "./workers/messages";
import { prepareFile, type PreparedFile } from "./workers/prepare-file";
import { processFile } from "./workers/process-file";
import { BEGUN, CLOCK } from "./workers/progress";

/**
 * Files that are prepared before the one whose turn it is: somewhat more than there are places for trees, so that none
 * stays empty.
 */
const AHEAD = 20;

if (!parentPort) throw new Error("parse-worker runs as a worker thread only.");
const port = parentPort;
const { progress, trees } = workerData as WorkerSetup;
const parser = trees
  ? await createRemoteParser(new URL(trees.program), trees.threads, progress)
  : await createParser(() => Atomics.load(progress, CLOCK));
const rows = newFactRows();
const readers: Record<string, string> = {};

async function runBatch({ tasks }: BatchRequest): Promise<BatchResponse> {
  const outcomes: FileOutcome[] = [];
  let broken = false;
  for await (const prepared of preparedInTurn(tasks)) {
    const mark = markFactRows(rows);
    const processed = await processFile(prepared, parser, rows);
    broken = processed.broken;
    if (broken && tasks.length > 1) {
      // a file that is parsed ahead may have broken it
      rewindFactRows(rows, mark);
      break;
    }
    outcomes.push(processed.outcome);
    noteReader(processed.outcome);
  }
  return { rows: takeFactRows(rows), outcomes, broken, readers };
}

/** Each file when its turn has come. Keeps on record which one the thread is at. */
async function* preparedInTurn(tasks: readonly FileTask[]): AsyncGenerator<PreparedFile> {
  const begun = Atomics.load(progress, BEGUN);
  const waiting: PreparedFile[] = [];
  for (let turn = 0, next = 0; turn < tasks.length; turn++) {
    for (; next < tasks.length && next <= turn + AHEAD; next++) {
      Atomics.store(progress, BEGUN, begun + next + 1);
      waiting.push(await prepareFile(tasks[next], parser));
    }
    Atomics.store(progress, BEGUN, begun + turn + 1);
    const prepared = waiting.shift();
    if (prepared) yield prepared;
  }
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
