/** Runs one tool of `npm test` with its output shown, and counts what its report says. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A step that failed; what went wrong stands above, in the tool's own words. */
export class TestStepFailed extends Error {}

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {object} StepOptions
 * @property {Counts} [counts] added to
 * @property {"vitest" | "playwright"} [report] tool whose report is counted
 * @property {Record<string, string>} [env]
 */

/**
 * Throws TestStepFailed when the tool does not end well.
 * @param {string} root
 * @param {string} title
 * @param {[string, ...string[]]} command program of a package, and its arguments
 * @param {StepOptions} [options]
 */
export function runStep(root, title, [tool, ...args], { counts, report, env = {} } = {}) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const file = join(root, "test-results", `${report}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const reporting = report ? REPORTS[report].ask(file) : { args: [], env: {} };
  const { status, signal } = spawnSync(process.execPath, [programOf(root, tool), ...args, ...reporting.args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env, ...reporting.env },
  });
  if (counts && report && existsSync(file)) {
    const { passed, failed } = REPORTS[report].count(JSON.parse(readFileSync(file, "utf8")));
    counts.passed += passed;
    counts.failed += failed;
  }
  if (status !== 0)
    throw new TestStepFailed(`${title} failed${signal ? ` (${signal})` : ""}: \`${[tool, ...args].join(" ")}\``);
  console.log(`${title}: ${Math.round((Date.now() - started) / 1000)} s`);
}

/**
 * @param {Counts} counts
 * @returns {string} `N passed, N failed`
 */
export function summary({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * How each tool is asked for a report, and how the report is counted.
 * @type {Record<"vitest" | "playwright", { ask(file: string): { args: string[], env: Record<string, string> }, count(report: any): Counts }>}
 */
const REPORTS = {
  vitest: {
    ask: (file) => ({ args: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`], env: {} }),
    // A file that could not even be loaded has no tests to count, and must not pass for none failed.
    count: ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    }),
  },
  playwright: {
    ask: (file) => ({ args: ["--reporter=list,json"], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  },
};

/**
 * @param {string} root
 * @param {string} tool name of a program that a package brings
 * @returns {string} path of its script
 */
function programOf(root, tool) {
  const owner = tool === "tsc" ? "typescript" : tool === "playwright" ? "@playwright/test" : tool;
  const manifest = join(root, "node_modules", owner, "package.json");
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = createRequire(manifest)(manifest);
  return join(dirname(manifest), typeof bin === "string" ? bin : bin[tool]);
}
