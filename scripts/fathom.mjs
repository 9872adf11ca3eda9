#!/usr/bin/env node
/** The command `fathom`: the page, and the ways in for agents and editors. */
import { resolve } from "node:path";
import { requireNode } from "./build/require-node.mjs";

requireNode();
const { runCommand } = await import("./commands/run-command.mjs");
const { COMMANDS } = await import("./commands/registry.mjs");

const root = resolve(import.meta.dirname, "..");
const [first = "", ...rest] = process.argv.slice(2);
const command = COMMANDS.find(({ name }) => name === first);

process.exitCode = await runCommand(command ? `fathom ${command.name}` : "fathom", async () => {
  if (command) return (await command.load())(root, rest);
  const { start } = await import("./commands/start.mjs");
  return start(root, process.argv.slice(2));
});
