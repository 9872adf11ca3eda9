/** `fathom lsp [FOLDER]`: a read-only language server over standard input and output. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { prepare } from "../build/prepare.mjs";
import { parseStdioOptions } from "./stdio-options.mjs";

const HELP = `Fathom as a read-only language server over standard input and output (LSP).

  fathom lsp [FOLDER] [options]

Connects to the Fathom that runs on the data folder, or starts one that ends with this process. Without FOLDER it
answers about the folder that the editor opens, or the project around the working folder.

  --data FOLDER      where everything is kept (default as for \`fathom\`)
  --help             this text
`;

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function lsp(root, args) {
  // Editors' clients add how they talk; there is one way here.
  const options = parseStdioOptions(
    args.filter((arg) => arg !== "--stdio"),
    false,
  );
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  // Standard output belongs to the protocol.
  console.log = console.error;
  const done = await prepare(root);
  try {
    /** @type {typeof import("../stdio/lsp")} */
    const { serveLsp } = await import(pathToFileURL(resolve(root, "dist/lsp.js")).href);
    return await serveLsp(root, options);
  } finally {
    done();
  }
}
