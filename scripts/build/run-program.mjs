/** Runs one program of the build with its output kept in a log, of which a failure shows the end. */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const TAIL_LINES = 30;

/** A step of the build that failed; the message says which, why, and where its whole output is. */
export class StepFailed extends Error {}

/**
 * @param {object} program
 * @param {string} program.title what it does, for people: "Installing packages"
 * @param {string} program.command
 * @param {string[]} program.args
 * @param {string} program.cwd
 * @param {string} program.log file for its output
 * @param {Record<string, string>} [program.env] on top of this process's
 * @returns {Promise<void>} rejects with StepFailed
 */
export async function runProgram({ title, command, args, cwd, log, env = {} }) {
  let output = "";
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  process.once("SIGINT", forward).once("SIGTERM", forward);
  const failure = await new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code === 0 ? "" : `it ended with ${signal ?? `code ${code}`}`));
  });
  process.off("SIGINT", forward).off("SIGTERM", forward);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, output);
  if (failure === "") return;
  const tail = output.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
  throw new StepFailed(`${tail}\n\n${title} failed: ${failure}. Everything it said: ${log}${hint(output)}`);
}

/** @param {string} output */
function hint(output) {
  if (/ENOSPC|No space left/i.test(output)) return "\nThe disk is full: free some space, then start again.";
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED/.test(output))
    return "\nThe package registry cannot be reached: check the network, then start again.";
  if (/EACCES|EPERM/.test(output)) return "\nThis user may not write here: check the owner of the checkout.";
  return "";
}
