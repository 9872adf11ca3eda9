/** `fathom mcp [FOLDER]`: the tools of the server at /mcp, over standard input and output. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { prepare } from "../build/prepare.mjs";
import { parseStdioOptions } from "./stdio-options.mjs";

const HELP = `Fathom's tools for agents over standard input and output (MCP).

  fathom mcp [FOLDER] [options]

Connects to the Fathom that runs on the data folder, or starts one that ends with this process. Without FOLDER it
answers about the project around the working folder.

  --data FOLDER      where everything is kept (default as for \`fathom\`)
  --toolset NAME     which tools are offered, as ?toolset= at /mcp
  --help             this text
`;

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function mcp(root, args) {
  const options = parseStdioOptions(args, true);
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  // Standard output belongs to the protocol.
  console.log = console.error;
  const done = await prepare(root);
  try {
    /** @type {typeof import("../stdio/mcp")} */
    const { serveMcp } = await import(pathToFileURL(resolve(root, "dist/mcp.js")).href);
    return await serveMcp(root, options);
  } finally {
    done();
  }
}
