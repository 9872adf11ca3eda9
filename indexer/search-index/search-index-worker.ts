/**
 * The thread that keeps a Meilisearch level with the database. Bundled to dist/search-index-worker.js. May be killed
 * at any moment.
 */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { keepLevel } from "../../lib/search/keep-level";

const settings = z.object({ url: z.string(), key: z.string().optional(), databaseUrl: z.string() }).parse(workerData);

keepLevel(settings, (news) => parentPort?.postMessage(news));
