/** `fathom scip`: takes SCIP indexes of other tools in, and writes them. */
import { runBundled } from "./bundled-program.mjs";

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export const scip = (root, args) => runBundled(root, "scip", args);
