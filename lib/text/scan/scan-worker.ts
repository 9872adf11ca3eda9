/** A scanning thread: takes tasks one after the other and answers each. Bundled to dist/text-worker.js. */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { TextReader } from "../../db/read/text-reader";
import type { FromScanner, ScanAnswer, ToScanner } from "./scan-messages";
import { TextScanner } from "./text-scanner";

const { url, room } = z.object({ url: z.string(), room: z.number() }).parse(workerData);
const scanner = new TextScanner(new TextReader(url, "fathom web, text"), room);

/** One task at a time: they share a connection. */
let before: Promise<void> = Promise.resolve();

parentPort?.on("message", ({ id, task }: ToScanner) => {
  before = before.then(async () => {
    parentPort?.postMessage(await answerTo(id, task));
  });
});

async function answerTo(id: number, task: ToScanner["task"]): Promise<FromScanner> {
  try {
    return { id, answer: await answered(task) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

async function answered(task: ToScanner["task"]): Promise<ScanAnswer> {
  switch (task.kind) {
    case "warm":
      await scanner.warm();
      return null;
    case "count":
      return scanner.count(task);
    case "rows":
      return scanner.rows(task);
  }
}
