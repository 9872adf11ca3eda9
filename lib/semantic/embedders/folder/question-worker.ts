/**
 * The thread that embeds questions by the model of a folder, so that answers of other questions do not wait for it.
 * Bundled to dist/question-worker.js.
 */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { FolderEmbedder } from "./folder-embedder";
import type { FromQuestionThread, ToQuestionThread } from "./question-messages";

const { folder } = z.object({ folder: z.string() }).parse(workerData);
const tell = (message: FromQuestionThread): void => parentPort?.postMessage(message);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const loading = FolderEmbedder.open(folder);
loading.then(
  ({ id }) => tell({ ready: id }),
  (error: unknown) => tell({ failed: reasonOf(error) }),
);

// One after the other: the model takes a whole core.
let last: Promise<void> = Promise.resolve();
parentPort?.on("message", ({ id, question }: ToQuestionThread) => {
  last = last.then(async () => {
    try {
      tell({ id, vector: await (await loading).embedQuestion(question) });
    } catch (error) {
      tell({ id, error: reasonOf(error) });
    }
  });
});
