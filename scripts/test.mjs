/**
 * `npm test`: everything that must hold, in order of how fast it tells, from a fresh clone. Stops at the first step
 * that fails; the last lines tell what was skipped and flaky, and sum up.
 */
import { resolve } from "node:path";
import { requireNode } from "./build/require-node.mjs";

requireNode();
const { ensureBuilt, StepFailed } = await import("./build/ensure-built.mjs");
const { noCounts, runStep, summary, TestStepFailed } = await import("./test/steps.mjs");

const root = resolve(import.meta.dirname, "..");
const counts = noCounts();
try {
  await ensureBuilt(root, { whenRunning: "refuse", only: ["generate"] });
  runStep(root, "Format", ["prettier", "--check", "."]);
  runStep(root, "Lint", ["eslint", ".", "--max-warnings", "0"]);
  // Writes the types of routes and assets that a fresh clone does not have yet.
  runStep(root, "Types of routes", ["next", "typegen"]);
  runStep(root, "Types", ["tsc", "--noEmit"]);
  runStep(root, "Unit and integration tests", ["vitest", "run"], { counts, report: "vitest" });
  console.log("\n== Build");
  await ensureBuilt(root, { whenRunning: "refuse" });
  const { bringBrowser } = await import("./find-browser.mjs");
  const env = { CHROMIUM_PATH: bringBrowser() };
  runStep(root, "Browser tests", ["playwright", "test"], { counts, report: "playwright", env });
} catch (error) {
  const known = error instanceof StepFailed || error instanceof TestStepFailed;
  console.error(known ? `\n${error.message}` : error);
  process.exitCode = 1;
}
console.log(`\n${summary(counts)}`);
