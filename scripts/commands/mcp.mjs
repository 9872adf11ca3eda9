/** `fathom mcp [FOLDER]`: the tools of the server at /mcp, over standard input and output. */
import { runStdioCommand } from "./stdio-command.mjs";

const HELP = `Fathom's tools for agents over standard input and output (MCP).

  fathom mcp [FOLDER] [options]

Connects to the Fathom that runs on the data folder, or starts one that ends with this process. Without FOLDER it
answers about the project around the working folder.

  --data FOLDER      where everything is kept (default as for \`fathom\`)
  --toolset NAME     which tools are offered, as ?toolset= at /mcp
  --help             this text
`;

/** @type {import("./stdio-command.mjs").StdioCommand<typeof import("../stdio/mcp")>} */
const COMMAND = {
  help: HELP,
  takesToolset: true,
  bundle: "dist/mcp.js",
  serve: ({ serveMcp }, root, options) => serveMcp(root, options),
};

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export const mcp = (root, args) => runStdioCommand(COMMAND, root, args);
