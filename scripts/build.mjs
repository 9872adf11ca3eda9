/** `npm run build`: brings the checkout up to date without starting anything. */
import { resolve } from "node:path";
import { requireNode } from "./build/require-node.mjs";

requireNode();
const { ensureBuilt, StepFailed } = await import("./build/ensure-built.mjs");
try {
  await ensureBuilt(resolve(import.meta.dirname, ".."), { whenRunning: "refuse" });
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
