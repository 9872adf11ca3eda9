/** `fathom add` and `fathom remove`: repositories of the index. */
import { runBundled } from "./bundled-program.mjs";

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export const add = (root, args) => runBundled(root, "sources", ["add", ...args]);

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export const remove = (root, args) => runBundled(root, "sources", ["remove", ...args]);
