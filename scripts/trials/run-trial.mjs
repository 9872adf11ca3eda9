/** Runs the tests of one trial within its time, and gathers what they told. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { noCounts, programOf, REPORTS } from "../test/steps.mjs";

const MINUTES = 10;

/**
 * @typedef {import("../../trials/trial.mjs").Trial} Trial
 *
 * @typedef {object} Outcome
 * @property {Trial} trial
 * @property {"held" | "fell short" | "not here"} verdict
 * @property {string} figure what it showed, or why nothing
 */

/**
 * @param {string} root
 * @param {Trial} trial
 * @param {{ quick: boolean, env: Record<string, string> }} options
 * @returns {Promise<Outcome>}
 */
export async function runTrial(root, trial, { quick, env }) {
  if (trial.parts.length === 0) return { trial, verdict: "not here", figure: trial.notHere ?? "no test yet" };
  const results = join(root, "test-results");
  mkdirSync(results, { recursive: true });
  const figures = join(results, `trial-${trial.number}.jsonl`);
  rmSync(figures, { force: true });
  const end = Date.now() + (trial.minutes ?? MINUTES) * 60_000;
  const counts = noCounts();
  const failures = [];
  for (const part of trial.parts) {
    const report = join(results, `trial-${trial.number}.json`);
    rmSync(report, { force: true });
    const tool = part.file.startsWith("e2e/") ? "playwright" : "vitest";
    const { args, env: reporting } = commandOf(root, tool, part, report);
    const own = { ...env, ...reporting, ...(quick ? {} : part.env), FATHOM_TRIAL_FIGURES: figures };
    const wrong = await run(root, args, own, end - Date.now());
    const found = existsSync(report) ? REPORTS[tool].count(JSON.parse(readFileSync(report, "utf8")), root) : noCounts();
    counts.passed += found.passed + found.flaky;
    counts.failed += found.failed;
    // Tests of the same file that the title leaves out are told as skipped, too.
    if (part.title === undefined) counts.notes.push(...found.notes);
    if (wrong !== null) failures.push(`${part.file}: ${wrong}`);
  }
  const told = figuresIn(figures, trial.number);
  const tests = `${counts.passed} tests passed${counts.failed > 0 ? `, ${counts.failed} failed` : ""}`;
  const figure = [...(told.length > 0 ? told : [tests]), ...failures].join("; ");
  if (failures.length > 0) return { trial, verdict: "fell short", figure };
  if (counts.passed === 0)
    return { trial, verdict: "not here", figure: counts.notes.join("; ") || "no test of it ran" };
  return { trial, verdict: "held", figure };
}

/**
 * @param {string} root
 * @param {"vitest" | "playwright"} tool
 * @param {import("../../trials/trial.mjs").TrialPart} part
 * @param {string} report
 */
function commandOf(root, tool, { file, title }, report) {
  const { args, env } = REPORTS[tool].ask(report);
  const chosen =
    tool === "vitest"
      ? ["run", file, ...(title ? ["-t", title] : [])]
      : ["test", file, "--global-timeout=0", ...(title ? ["-g", title] : [])];
  return { args: [programOf(root, tool), ...chosen, ...args], env };
}

/**
 * @param {string} root
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {number} ms that it may take
 * @returns {Promise<string | null>} what went wrong
 */
function run(root, args, env, ms) {
  if (ms <= 0) return Promise.resolve("no time was left");
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  let late = false;
  const timers = [
    // Asked first, so that it takes along what it started.
    setTimeout(() => (late = child.kill("SIGINT")), ms),
    setTimeout(() => child.kill("SIGKILL"), ms + 30_000),
  ];
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code) => {
      timers.forEach(clearTimeout);
      resolve(late ? `not done within ${Math.round(ms / 60_000)} minutes` : code === 0 ? null : "failed");
    });
  });
}

/**
 * @param {string} file
 * @param {number} number
 * @returns {string[]} what tests told of this trial; one file may be part of several
 */
function figuresIn(file, number) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  /** @type {{ trial: number, figure: string }[]} */
  const told = lines.map((line) => JSON.parse(line));
  return told.filter(({ trial }) => trial === number).map(({ figure }) => figure);
}
