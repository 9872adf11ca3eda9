/** Bundles the programs that plain Node runs, one file each, packages left outside. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { StepFailed } from "./run-program.mjs";

/** Entry points by the name they get in dist/. */
const PROGRAMS = {
  launch: "scripts/launch.ts",
  mcp: "scripts/stdio/mcp.ts",
  lsp: "scripts/stdio/lsp.ts",
  review: "scripts/stdio/review.ts",
  engines: "scripts/engines.ts",
  scip: "scripts/scip.ts",
  token: "scripts/token.ts",
  transfer: "scripts/transfer.ts",
  sources: "scripts/sources.ts",
  worker: "scripts/worker.ts",
  "exit-with-parent": "scripts/launch/exit-with-parent.ts",
  indexer: "indexer/main.ts",
  "parse-worker": "indexer/parse-worker.ts",
  "tree-worker": "indexer/tree-worker.ts",
  "search-worker": "lib/search/merge-worker.ts",
  "text-index-worker": "indexer/text-index/text-index-worker.ts",
  "precise-worker": "indexer/precise/precise-worker.ts",
  "precise-engine": "indexer/precise/precise-engine.ts",
  "semantic-worker": "indexer/semantic/semantic-worker.ts",
  "question-worker": "lib/semantic/embedders/folder/question-worker.ts",
  "revision-worker": "indexer/revisions/revision-worker.ts",
  "search-index-worker": "indexer/search-index/search-index-worker.ts",
  "text-worker": "lib/text/scan/scan-worker.ts",
};

/**
 * @param {string} root
 * @returns {Promise<void>} rejects with StepFailed
 */
export async function bundle(root) {
  /** @type {typeof import("esbuild")} */
  const esbuild = createRequire(join(root, "package.json"))("esbuild");
  try {
    await esbuild.build({
      absWorkingDir: root,
      entryPoints: Object.fromEntries(Object.entries(PROGRAMS).filter(([, entry]) => existsSync(join(root, entry)))),
      outdir: "dist",
      bundle: true,
      platform: "node",
      target: "node20",
      format: "esm",
      packages: "external",
      loader: { ".bin": "binary" },
      sourcemap: "linked",
      logLevel: "silent",
    });
  } catch (error) {
    throw new StepFailed(`Bundling failed.\n${error instanceof Error ? error.message : error}`);
  } finally {
    // Its helper process would stay as long as this one.
    await esbuild.stop();
  }
}
