/** A thread that makes trees for a parser thread, which started it and ends it. Holds nothing else. */
import { parentPort, workerData } from "node:worker_threads";
import { createParser } from "./tree/parser";
import type { TreeThreadSetup } from "./tree/tree-messages";
import { TreeThread } from "./tree/tree-thread";
import { CLOCK, MAKING } from "./workers/progress";

if (!parentPort) throw new Error("tree-worker runs as a worker thread only.");
const { port, state, progress } = workerData as TreeThreadSetup;
const parser = await createParser(() => Atomics.load(progress, CLOCK));
new TreeThread(parser, port, state, (change) => void Atomics.add(progress, MAKING, change));
parentPort.postMessage("listening");
