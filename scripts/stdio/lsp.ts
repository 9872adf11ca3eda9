/** A language server over standard input and output: connects the editor with the server that answers. */
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { LanguageServer } from "../../lib/lsp/language-server";
import type { StdioOptions } from "../commands/stdio-options.mjs";
import { folderOf, RunningServer } from "./running-server";

/** Serves until the editor ends it; gives the exit code. */
export async function serveLsp(root: string, options: StdioOptions): Promise<number> {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  let server: RunningServer | undefined;
  const languageServer = new LanguageServer(connection, (opened) => {
    server = new RunningServer(root, options, options.folder === undefined && opened ? opened : folderOf(options));
    return server;
  });
  await languageServer.ended;
  await server?.close();
  return 0;
}
