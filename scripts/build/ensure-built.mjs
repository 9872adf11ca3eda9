/**
 * Installs, generates and builds what is missing or out of date; does nothing where nothing changed. One process at a
 * time works on a checkout, and nothing is built anew under a running one.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { claim, runningProcesses } from "./claim.mjs";
import { fingerprint, readStamp, writeStamp } from "./fingerprint.mjs";
import { isInstalled, restoreLibraryLinks } from "./installed.mjs";
import { runProgram, StepFailed } from "./run-program.mjs";

export { StepFailed };

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {readonly string[]} inputs
 * @property {readonly string[]} outputs made anew when missing
 * @property {(root: string) => Promise<void>} run
 */

/** @type {Step[]} */
const STEPS = [
  {
    name: "generate",
    title: "Generating the database client",
    inputs: ["prisma/schema.prisma", "package-lock.json"],
    outputs: ["lib/db/generated/client.ts"],
    run: (root) =>
      runNode(root, "generate", "Generating the database client", ["node_modules/prisma/build/index.js", "generate"], {
        // It would download an engine that nothing here uses; any program stands in for it.
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: "1",
      }),
  },
  {
    name: "bundle",
    title: "Bundling the indexer",
    inputs: ["lib", "indexer", "scripts", "prisma/schema.prisma", "package-lock.json", "tsconfig.json"],
    outputs: ["dist/launch.js"],
    run: bundle,
  },
  {
    name: "pages",
    title: "Building the pages",
    inputs: [
      ...["app", "components", "lib", "public", "proxy.ts", "instrumentation.ts"],
      ...["next.config.mjs", "scripts/build/compress-chunks.mjs", "prisma/schema.prisma"],
      ...["package.json", "package-lock.json"],
    ],
    outputs: [".next/BUILD_ID"],
    run: (root) =>
      runNode(root, "pages", "Building the pages", ["node_modules/next/dist/bin/next", "build"], {
        NEXT_TELEMETRY_DISABLED: "1",
        NO_COLOR: "1",
        NODE_ENV: "production",
      }),
  },
];

/**
 * @param {string} root
 * @param {object} options
 * @param {"keep" | "refuse"} options.whenRunning what to do when this checkout runs and its sources changed since
 * @param {readonly string[]} [options.only] names of steps; all when left out
 * @returns {Promise<void>} rejects with StepFailed
 */
export async function ensureBuilt(root, { whenRunning, only }) {
  const release = await claim(join(root, "dist", ".building"), (pid) =>
    console.log(`Another start (process ${pid}) is building here; waiting for it.`),
  );
  try {
    const steps = STEPS.filter(({ name }) => !only || only.includes(name));
    if (isInstalled(root) && !steps.some((step) => isStale(root, step))) return restoreLibraryLinks(root);
    if (isKept(root, whenRunning)) return;
    if (!isInstalled(root)) await install(root);
    restoreLibraryLinks(root);
    for (const step of steps) if (isStale(root, step)) await perform(root, step);
  } finally {
    release();
  }
}

/**
 * @param {string} root
 * @param {Step} step
 */
function isStale(root, { name, inputs, outputs }) {
  return outputs.some((file) => !existsSync(join(root, file))) || readStamp(root, name) !== fingerprint(root, inputs);
}

/**
 * @param {string} root
 * @param {Step} step
 */
async function perform(root, { name, title, inputs, run }) {
  const before = fingerprint(root, inputs);
  const started = Date.now();
  console.log(`${title} ...`);
  await run(root);
  // A source that was saved meanwhile leaves the stamp behind it, so the next start builds again.
  writeStamp(root, name, before);
  console.log(`${title}: done in ${seconds(started)} s`);
}

/** @param {string} root */
async function install(root) {
  const started = Date.now();
  const title = "Installing packages";
  console.log(`${title} ...`);
  const npm = process.env.npm_execpath;
  const args = ["ci", "--ignore-scripts", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  await runProgram({
    title,
    // Started by npm, its own path is known; otherwise it is looked for.
    command: npm ? process.execPath : "npm",
    args: npm ? [npm, ...args] : args,
    cwd: root,
    log: join(root, "dist", ".logs", "install.log"),
  });
  console.log(`${title}: done in ${seconds(started)} s`);
}

/**
 * Whether the old build stays in use because a running process needs its files.
 * @param {string} root
 * @param {"keep" | "refuse"} whenRunning
 */
function isKept(root, whenRunning) {
  const running = runningProcesses(root);
  if (running.length === 0 || !existsSync(join(root, "dist", "launch.js"))) return false;
  const who = `Fathom runs from this checkout (process ${running.join(", ")}), and its sources have changed since.`;
  if (whenRunning === "refuse") throw new StepFailed(`${who}\nStop it first, then try again.`);
  console.log(`${who}\nUsing what was built; stop it and start again to use the changes.`);
  return true;
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string} title
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function runNode(root, name, title, args, env) {
  const log = join(root, "dist", ".logs", `${name}.log`);
  return runProgram({ title, command: process.execPath, args, cwd: root, log, env });
}

/** @param {number} since */
function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}
