/** `fathom review BASE[...HEAD] [FOLDER]`: what a change touches, as text, for people and for CI. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { prepare } from "../build/prepare.mjs";
import { UsageError } from "../options.mjs";

const HELP = `What a change touches: symbols that differ, and the callers, overrides, types and assets that it left behind.

  fathom review BASE[...HEAD] [FOLDER] [options]

Compares the commit at which HEAD parted from BASE with HEAD, or with the folder as it is. Connects to the Fathom that
runs on the data folder, or starts one that ends with this process. Ends with 1 where something is left behind for
certain, with 0 otherwise; what rests on a guess is listed apart and fails nothing.

  --data FOLDER      where everything is kept (default as for \`fathom\`)
  --json             the answer of /api/change
  --help             this text
`;

/**
 * @typedef {object} ReviewOptions
 * @property {string} base
 * @property {string | undefined} head
 * @property {string | undefined} folder as given; undefined: the project around the working folder
 * @property {string | undefined} data
 * @property {boolean} json
 */

/**
 * Reads the command line. Throws UsageError.
 * @param {string[]} args
 * @returns {ReviewOptions | null} null where help is asked for
 */
export function parseReview(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        data: { type: "string" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return null;
    const [range = "", folder, more] = positionals;
    if (range === "" || more !== undefined) throw new UsageError("Give a revision, and one folder at most.");
    const [base, head] = range.split("...");
    return { base, head: head || undefined, folder, data: values.data, json: values.json ?? false };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

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
  const done = await prepare(root);
  try {
    /** @type {typeof import("../stdio/review")} */
    const program = await import(pathToFileURL(resolve(root, "dist/review.js")).href);
    return await program.review(root, options);
  } finally {
    done();
  }
}
