/** `fathom export` and `fathom import`: a ready index as a file. */
import { runBundled } from "./bundled-program.mjs";

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export const exportIndex = (root, args) => runBundled(root, "transfer", ["export", ...args]);

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export const importIndex = (root, args) => runBundled(root, "transfer", ["import", ...args]);
