/** The command line of `fathom review`. */
import { parseArgs } from "node:util";
import { UsageError } from "../options.mjs";

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
    const [base, head] = range.split(/\.{2,3}/);
    if (base === "") throw new UsageError("Give the revision to compare with: BASE...HEAD, or BASE alone.");
    return { base, head: head || undefined, folder, data: values.data, json: values.json ?? false };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
