/**
 * Bundles one program of ours that no start needs, and runs it with the rest of the command line: `node
 * scripts/bundled.mjs bench:index FOLDER`. Its exit code is the program's.
 */
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { build } from "esbuild";

const ROOT = resolve(import.meta.dirname, "..");

/** The indexer's process with its threads. */
const INDEXER = {
  indexer: "indexer/main.ts",
  "parse-worker": "indexer/parse-worker.ts",
  "tree-worker": "indexer/tree-worker.ts",
};

/**
 * Programs by the script's name: the first entry point is run, the others are what it starts in turn.
 * @type {Record<string, Record<string, string>>}
 */
const PROGRAMS = {
  "bench:index": { index: "bench/index.ts", yardstick: "bench/index/yardstick.ts", ...INDEXER },
  "bench:behind": {
    behind: "bench/behind.ts",
    "text-index-worker": "indexer/text-index/text-index-worker.ts",
    ...INDEXER,
  },
  "bench:scale": {
    scale: "bench/scale.ts",
    "text-index-worker": "indexer/text-index/text-index-worker.ts",
    ...INDEXER,
  },
  "bench:living": { living: "bench/living.ts" },
  "bench:memory": { memory: "bench/memory.ts" },
  "bench:pace": { pace: "bench/pace.ts" },
  "bench:partitions": { partitions: "bench/partitions.ts" },
  "bench:query": { query: "bench/query.ts" },
  "bench:rank": { rank: "bench/rank.ts", ...INDEXER },
  "bench:text": { text: "bench/text.ts", "text-worker": "lib/text/scan/scan-worker.ts" },
  "bench:ui": { ui: "bench/ui.ts" },
  "bench:unreal": { unreal: "bench/unreal.ts" },
  "bench:agents": { agents: "bench/agents.ts" },
  "bench:operations": { operations: "bench/operations.ts" },
  "bench:accuracy": {
    accuracy: "bench/accuracy.ts",
    ...INDEXER,
    "precise-worker": "indexer/precise/precise-worker.ts",
    "precise-engine": "indexer/precise/precise-engine.ts",
  },
  "bench:semantic": { semantic: "bench/semantic.ts", ...INDEXER },
  "bench:vectors": { vectors: "bench/vectors.ts" },
  "bench:context": {
    context: "bench/context.ts",
    "text-index-worker": "indexer/text-index/text-index-worker.ts",
    "semantic-worker": "indexer/semantic/semantic-worker.ts",
    ...INDEXER,
  },
  "words-table": { "words-table": "scripts/words-table.ts" },
  "bench:change": {
    change: "bench/change.ts",
    "revision-worker": "indexer/revisions/revision-worker.ts",
    ...INDEXER,
  },
  engines: { engines: "scripts/engines.ts" },
  facts: { "print-facts": "indexer/languages/print-facts.ts" },
  tree: { "print-tree": "indexer/tree/print-tree.ts" },
};

const [name = "", ...args] = process.argv.slice(2);
const entryPoints = PROGRAMS[name];
if (entryPoints === undefined) {
  console.error(`There is no program "${name}". There are: ${Object.keys(PROGRAMS).join(", ")}.`);
  process.exit(2);
}
const outdir = name.startsWith("bench:") ? "bench/dist" : "dist";
await build({
  absWorkingDir: ROOT,
  entryPoints,
  outdir,
  logLevel: "warning",
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  loader: { ".bin": "binary" },
});
const [program] = Object.keys(entryPoints);
const child = spawn(process.execPath, [resolve(ROOT, outdir, `${program}.js`), ...args], { stdio: "inherit" });
child.on("exit", (code) => (process.exitCode = code ?? 1));
