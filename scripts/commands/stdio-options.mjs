/** What the commands that talk over standard input and output take. */
import { parseArgs } from "node:util";
import { UsageError } from "../options.mjs";

/**
 * @typedef {object} StdioOptions
 * @property {string | undefined} folder code to answer about, as given; undefined: the project around the working
 *   folder
 * @property {string | undefined} data
 * @property {string | undefined} toolset
 * @property {boolean} help
 */

/**
 * Reads the command line. Throws UsageError.
 * @param {string[]} args
 * @param {boolean} takesToolset
 * @returns {StdioOptions}
 */
export function parseStdioOptions(args, takesToolset) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        data: { type: "string" },
        help: { type: "boolean", short: "h" },
        ...(takesToolset && { toolset: { type: "string" } }),
      },
    });
    if (positionals.length > 1) throw new UsageError("Give one folder at most: one process answers about one project.");
    const { data, help, toolset } = /** @type {{ data?: string, help?: boolean, toolset?: string }} */ (values);
    return { folder: positionals[0], data, toolset, help: help ?? false };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
