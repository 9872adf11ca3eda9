/**
 * `npm run trials`: what Fathom has to stand, one trial after the other, and at the end a table of what each showed
 * beside what it must show. Ends with 1 when one fell short. `-- --help` says how to choose.
 */
import { resolve } from "node:path";
import { requireNode } from "./build/require-node.mjs";

requireNode();
const { ensureBuilt } = await import("./build/ensure-built.mjs");
const { bringBrowser } = await import("./find-browser.mjs");
const { choose, HELP, WrongChoice } = await import("./trials/choose.mjs");
const { runTrial } = await import("./trials/run-trial.mjs");
const { listed, table } = await import("./trials/table.mjs");

const root = resolve(import.meta.dirname, "..");
try {
  const { trials, quick, list, help } = choose(process.argv.slice(2));
  if (help) console.log(HELP);
  else if (list) console.log(listed(trials));
  else await runAll(trials, quick);
} catch (error) {
  console.error(error instanceof WrongChoice ? error.message : error);
  process.exitCode = 2;
}

/**
 * @param {import("../trials/trial.mjs").Trial[]} trials
 * @param {boolean} quick
 */
async function runAll(trials, quick) {
  const inBrowser = trials.some(({ parts }) => parts.some(({ file }) => file.startsWith("e2e/")));
  await ensureBuilt(root, { whenRunning: "refuse", ...(!inBrowser && { only: ["generate"] }) });
  /** @type {Record<string, string>} */
  const browser = inBrowser ? { CHROMIUM_PATH: bringBrowser() } : {};
  const outcomes = [];
  for (const trial of trials) {
    console.log(`\n== Trial ${trial.number}: ${trial.tries}`);
    outcomes.push(await runTrial(root, trial, { quick, env: browser }));
  }
  console.log(`\n${table(outcomes)}`);
  if (outcomes.some(({ verdict }) => verdict === "fell short")) process.exitCode = 1;
}
