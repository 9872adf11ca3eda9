/** `fathom token`: says who may ask. */
import { runBundled } from "./bundled-program.mjs";

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export const token = (root, args) => runBundled(root, "token", args);
