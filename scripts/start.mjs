/**
 * `npm start`: from a fresh clone to the page. Installs, generates and builds what is missing or out of date, then runs
 * the launcher. Needs only Node itself until the first step is done.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { requireNode } from "./build/require-node.mjs";

requireNode();
const { HELP, parseOptions, UsageError } = await import("./options.mjs");
const { ensureBuilt, StepFailed } = await import("./build/ensure-built.mjs");
const { markRunning } = await import("./build/claim.mjs");

const root = resolve(import.meta.dirname, "..");
try {
  process.exitCode = await start();
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof StepFailed)) throw error;
  console.error(error.message);
  if (error instanceof UsageError) console.error("`npm start -- --help` lists what it takes.");
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** @returns {Promise<number>} exit code */
async function start() {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  // What is set already wins over the file.
  if (existsSync(resolve(root, ".env"))) process.loadEnvFile(resolve(root, ".env"));
  await ensureBuilt(root, { whenRunning: "keep" });
  const done = markRunning(root);
  try {
    /** @type {typeof import("./launch")} */
    const { launch } = await import(pathToFileURL(resolve(root, "dist/launch.js")).href);
    return await launch(root, options);
  } finally {
    done();
  }
}
