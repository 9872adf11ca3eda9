/** What the commands share that talk over standard input and output: read the command line, make ready, serve. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { prepare } from "../build/prepare.mjs";
import { parseStdioOptions } from "./stdio-options.mjs";

/**
 * @template Program what a bundle exports
 * @typedef {object} StdioCommand
 * @property {string} help
 * @property {boolean} takesToolset
 * @property {string} bundle below the root
 * @property {(program: Program, root: string, options: import("./stdio-options.mjs").StdioOptions) => Promise<number>}
 * serve
 *   resolves with the exit code once the conversation has ended
 */

/**
 * @template Program
 * @param {StdioCommand<Program>} command
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function runStdioCommand({ help, takesToolset, bundle, serve }, root, args) {
  const options = parseStdioOptions(args, takesToolset);
  if (options.help) {
    console.log(help);
    return 0;
  }
  // Standard output belongs to the protocol.
  console.log = console.error;
  const done = await prepare(root);
  try {
    return await serve(await import(pathToFileURL(resolve(root, bundle)).href), root, options);
  } finally {
    done();
  }
}
