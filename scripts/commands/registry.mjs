/** The commands beside starting. Adding one: its file here, and one line. */

/**
 * @typedef {object} Command
 * @property {string} name
 * @property {string} summary
 * @property {() => Promise<(root: string, args: string[]) => Promise<number>>} load
 */

/** @type {readonly Command[]} */
export const COMMANDS = [
  {
    name: "start",
    summary: "index folders and open the page, as without a command",
    load: async () => (await import("./start.mjs")).start,
  },
  {
    name: "worker",
    summary: "index together with other machines, over one database",
    load: async () => (await import("./worker.mjs")).worker,
  },
  {
    name: "mcp",
    summary: "serve agents over standard input and output",
    load: async () => (await import("./mcp.mjs")).mcp,
  },
  {
    name: "lsp",
    summary: "serve editors over standard input and output",
    load: async () => (await import("./lsp.mjs")).lsp,
  },
  {
    name: "review",
    summary: "print what a change touches, and fail where it leaves callers or overrides behind",
    load: async () => (await import("./review.mjs")).review,
  },
  {
    name: "engines",
    summary: "list and install the compilers that tell what names mean",
    load: async () => (await import("./engines.mjs")).engines,
  },
  {
    name: "scip",
    summary: "take what other indexers know, and give what is known here, as SCIP files",
    load: async () => (await import("./scip.mjs")).scip,
  },
  {
    name: "token",
    summary: "make, list and revoke the tokens that let persons and programs in",
    load: async () => (await import("./token.mjs")).token,
  },
  {
    name: "add",
    summary: "index a folder, or what git fetches from an address",
    load: async () => (await import("./sources.mjs")).add,
  },
  {
    name: "remove",
    summary: "forget a repository",
    load: async () => (await import("./sources.mjs")).remove,
  },
  {
    name: "export",
    summary: "write the ready index of a folder into a file, for another machine",
    load: async () => (await import("./transfer.mjs")).exportIndex,
  },
  {
    name: "import",
    summary: "take a ready index from such a file",
    load: async () => (await import("./transfer.mjs")).importIndex,
  },
  {
    name: "prepare",
    summary: "make an installation ready for users who may not write to it",
    load: async () => (await import("./prepare.mjs")).prepare,
  },
];
