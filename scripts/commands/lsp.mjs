/** `fathom lsp [FOLDER]`: a read-only language server over standard input and output. */
import { runStdioCommand } from "./stdio-command.mjs";

const HELP = `Fathom as a read-only language server over standard input and output (LSP).

  fathom lsp [FOLDER] [options]

Connects to the Fathom that runs on the data folder, or starts one that ends with this process. Without FOLDER it
answers about the folder that the editor opens, or the project around the working folder.

  --data FOLDER      where everything is kept (default as for \`fathom\`)
  --help             this text
`;

/** @type {import("./stdio-command.mjs").StdioCommand<typeof import("../stdio/lsp")>} */
const COMMAND = {
  help: HELP,
  takesToolset: false,
  bundle: "dist/lsp.js",
  serve: ({ serveLsp }, root, options) => serveLsp(root, options),
};

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export const lsp = (root, args) =>
  // Editors' clients add how they talk; there is one way here.
  runStdioCommand(
    COMMAND,
    root,
    args.filter((arg) => arg !== "--stdio"),
  );
