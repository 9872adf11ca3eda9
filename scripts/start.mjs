/**
 * `npm start`: from a fresh clone to the page. Installs, generates and builds what is missing or out of date, then
 * runs the launcher. Needs only Node itself until the first step is done.
 */
import { resolve } from "node:path";
import { requireNode } from "./build/require-node.mjs";

requireNode();
const { start } = await import("./commands/start.mjs");
const { runCommand } = await import("./commands/run-command.mjs");

process.exitCode = await runCommand("npm start --", () =>
  start(resolve(import.meta.dirname, ".."), process.argv.slice(2)),
);
