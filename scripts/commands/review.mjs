/** `fathom review BASE[...HEAD] [FOLDER]`: what a change touches, as text, for people and for CI. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { prepare } from "../build/prepare.mjs";
import { StepFailed } from "../build/run-program.mjs";
import { parseReview } from "./review-options.mjs";

const HELP = `What a change touches: symbols that differ, and the callers, overrides, types and assets that it left behind.

  fathom review BASE[...HEAD] [FOLDER] [options]

Compares the commit at which HEAD parted from BASE with HEAD, or with the folder as it is. Connects to the Fathom that
runs on the data folder, or starts one that ends with this process: that reads the folder into the data folder first.
Ends with 1 where something is left behind for certain, with 2 where that could not be told, with 0 otherwise; what
rests on a guess is listed apart and fails nothing.

  --data FOLDER      where everything is kept (default as for \`fathom\`)
  --json             the answer of /api/change
  --help             this text
`;

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function review(root, args) {
  const options = parseReview(args);
  if (options === null) {
    console.log(HELP);
    return 0;
  }
  /** @type {() => void} */
  let done;
  try {
    done = await prepare(root);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    return 2;
  }
  try {
    /** @type {typeof import("../stdio/review")} */
    const program = await import(pathToFileURL(resolve(root, "dist/review.js")).href);
    return await program.review(root, options);
  } finally {
    done();
  }
}
