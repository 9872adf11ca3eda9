/** Runs one tool of `npm test` with its output shown, and counts what its report says. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

/** A step that failed; what went wrong stands above, in the tool's own words. */
export class TestStepFailed extends Error {}

/**
 * @typedef {object} Counts
 * @property {number} passed at the first try
 * @property {number} failed
 * @property {number} skipped did not run
 * @property {number} flaky passed, but not at the first try
 * @property {string[]} notes what was skipped and what was flaky, a line for each file or test
 *
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
    addCounts(counts, REPORTS[report].count(JSON.parse(readFileSync(file, "utf8")), root));
  }
  if (status !== 0)
    throw new TestStepFailed(`${title} failed${signal ? ` (${signal})` : ""}: \`${[tool, ...args].join(" ")}\``);
  console.log(`${title}: ${Math.round((Date.now() - started) / 1000)} s`);
}

/** @returns {Counts} */
export function noCounts() {
  return { passed: 0, failed: 0, skipped: 0, flaky: 0, notes: [] };
}

/**
 * @param {Counts} to
 * @param {Counts} counts
 */
function addCounts(to, counts) {
  for (const kind of /** @type {const} */ (["passed", "failed", "skipped", "flaky"])) to[kind] += counts[kind];
  to.notes.push(...counts.notes);
}

/**
 * @param {Counts} counts
 * @returns {string} what was skipped and flaky, a line each, and at the end `N passed, N failed, N skipped, N flaky`
 */
export function summary({ passed, failed, skipped, flaky, notes }) {
  return [...notes, `${passed} passed, ${failed} failed, ${skipped} skipped, ${flaky} flaky`].join("\n");
}

/** States of a test of vitest that ran. */
const RAN = new Set(["passed", "failed"]);

/**
 * @param {any[]} skipped tests of vitest
 * @returns {string} what the titles around them say in brackets: `(skipped: MEILI_URL is not set)`
 */
function reasonOf(skipped) {
  const reasons = skipped.map(({ fullName }) => /\(skipped: ([^)]*)\)/.exec(fullName)?.[1]);
  const [reason] = reasons.filter(Boolean);
  return reason ? `, ${reason}` : "";
}

/**
 * @param {any[]} suites of a report of Playwright
 * @returns {any[]} its tests, whatever they stand in
 */
function testsOf(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...testsOf(inner)]);
}

/**
 * How each tool is asked for a report, and how the report is counted. Exported for its test.
 * @type {Record<"vitest" | "playwright", { ask(file: string): { args: string[], env: Record<string, string> },
 *   count(report: any, root: string): Counts }>}
 */
export const REPORTS = {
  vitest: {
    ask: (file) => ({ args: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`], env: {} }),
    // A file that could not even be loaded has no tests to count, and must not pass for none failed.
    count: ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }, root) => {
      const counts = { ...noCounts(), passed: numPassedTests };
      counts.failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0);
      for (const { name, assertionResults } of testResults) {
        const skipped = assertionResults.filter((/** @type {any} */ { status }) => !RAN.has(status));
        if (skipped.length === 0) continue;
        counts.skipped += skipped.length;
        counts.notes.push(`skipped: ${skipped.length} of ${relative(root, name)}${reasonOf(skipped)}`);
      }
      return counts;
    },
  },
  playwright: {
    ask: (file) => ({ args: ["--reporter=list,json"], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    count: ({ stats, suites }) => {
      const counts = { ...noCounts(), passed: stats.expected, failed: stats.unexpected };
      const notes = testsOf(suites).flatMap(({ title, file, tests }) => {
        const status = tests.map((/** @type {any} */ test) => test.status);
        return ["flaky", "skipped"]
          .filter((kind) => status.includes(kind))
          .map((kind) => `${kind}: ${file} › ${title}`);
      });
      return { ...counts, skipped: stats.skipped, flaky: stats.flaky, notes };
    },
  },
};

/**
 * @param {string} root
 * @param {string} tool name of a program that a package brings
 * @returns {string} path of its script
 */
export function programOf(root, tool) {
  const owner = tool === "tsc" ? "typescript" : tool === "playwright" ? "@playwright/test" : tool;
  const manifest = join(root, "node_modules", owner, "package.json");
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = createRequire(manifest)(manifest);
  return join(dirname(manifest), typeof bin === "string" ? bin : bin[tool]);
}
