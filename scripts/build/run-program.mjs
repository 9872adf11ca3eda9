/** Runs one program of the build with its output kept in a log, of which a failure shows the end. */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const TAIL_LINES = 30;
/** What a program has to end in order, once it is told to; then it is killed with all that it started. */
const GRACE_MS = 3_000;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

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
  // A group of its own: Ctrl-C reaches this process alone, which then sees to it that nothing of the program is left.
  const detached = process.platform !== "win32";
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached,
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const stopListening = endTogether(child);
  const failure = await new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code === 0 ? "" : `it ended with ${signal ?? `code ${code}`}`));
  });
  stopListening();
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, output);
  if (failure === "") return;
  const tail = output.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
  throw new StepFailed(`${tail}\n\n${title} failed: ${failure}. Everything it said: ${log}${hint(output)}`);
}

/**
 * Told to end, this process ends the program first: an install that went on behind a prompt would fight the next one.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {() => void} call when the program has ended by itself
 */
function endTogether(child) {
  let told = false;
  const end = (/** @type {keyof typeof EXIT_CODES} */ signal) => {
    if (told) return void killGroup(child, "SIGKILL");
    told = true;
    child.once("exit", () => {
      killGroup(child, "SIGKILL");
      process.exit(EXIT_CODES[signal]);
    });
    if (!killGroup(child, "SIGTERM")) process.exit(EXIT_CODES[signal]);
    setTimeout(() => killGroup(child, "SIGKILL"), GRACE_MS);
  };
  const signals = /** @type {(keyof typeof EXIT_CODES)[]} */ (Object.keys(EXIT_CODES));
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @returns {boolean} false when nothing of it is left
 */
function killGroup(child, signal) {
  if (child.pid === undefined) return false;
  if (process.platform === "win32") return child.kill(signal);
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

/** @param {string} output */
function hint(output) {
  if (/ENOSPC|No space left/i.test(output)) return "\nThe disk is full: free some space, then start again.";
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED/.test(output))
    return "\nThe package registry cannot be reached: check the network, then start again.";
  if (/EACCES|EPERM/.test(output)) return "\nThis user may not write here: check the owner of the checkout.";
  return "";
}
