/**
 * Makes the programs ready to run. In a checkout that installs and builds what is missing or out of date; a package
 * from a registry brings everything built, and only links are made, which no package can hold.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { markRunning } from "./claim.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { restoreLibraryLinks } from "./installed.mjs";
import { restorePageLinks } from "./page-links.mjs";
import { StepFailed } from "./run-program.mjs";

/** Stands in a package, and never in a checkout. */
export const PACKED = "dist/.packed";

/**
 * @param {string} root
 * @returns {Promise<() => void>} call when the programs are no longer used; rejects with StepFailed
 */
export async function prepare(root) {
  // What is set already wins over the file.
  if (existsSync(resolve(root, ".env"))) process.loadEnvFile(resolve(root, ".env"));
  if (existsSync(resolve(root, PACKED))) {
    restoreLinks(root);
    return () => {};
  }
  await ensureBuilt(root, { whenRunning: "keep" });
  return markRunning(root);
}

/** @param {string} root */
function restoreLinks(root) {
  try {
    restoreLibraryLinks(root);
    restorePageLinks(root, resolve(root, PACKED));
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== "EACCES" && code !== "EPERM" && code !== "EROFS") throw error;
    throw new StepFailed(
      `Fathom was never started by who installed it, and you may not write to ${root}.\n` +
        "Let who installed it run `fathom prepare` once.",
    );
  }
}
