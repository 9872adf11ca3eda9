/** `fathom worker`: a process that shares the work of a database with any number of others. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { prepare } from "../build/prepare.mjs";

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function worker(root, args) {
  const done = await prepare(root);
  try {
    /** @type {typeof import("../worker")} */
    const program = await import(pathToFileURL(resolve(root, "dist/worker.js")).href);
    return await program.worker(root, args);
  } finally {
    done();
  }
}
