/**
 * The worker thread that merges segments: takes them as its data, answers once and ends. Bundled to
 * dist/search-worker.js.
 */
import { parentPort, workerData } from "node:worker_threads";
import { finish } from "./embedded/assemble";
import { mergeSegments, type MergeInput } from "./embedded/merge";

parentPort?.postMessage(finish(mergeSegments(workerData as MergeInput[])));
