/** `fathom engines`: lists the compilers that tell what names mean, and installs those that are wanted. */
import { runBundled } from "./bundled-program.mjs";

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export const engines = (root, args) => runBundled(root, "engines", args);
