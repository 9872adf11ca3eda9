/** What `npm start` takes. Plain Node: it is read before anything is installed. */
import { parseArgs } from "node:util";

/**
 * @typedef {object} StartOptions
 * @property {string[]} folders the reader's own code, as given
 * @property {string[]} external code it stands on, as given
 * @property {string | undefined} name
 * @property {string | undefined} host
 * @property {string | undefined} baseUrl
 * @property {number | undefined} port undefined: the default, or the next free one
 * @property {string | undefined} data
 * @property {string[]} exclude
 * @property {boolean} noIgnore
 * @property {boolean} withSecrets
 * @property {number | undefined} workers
 * @property {boolean} watch
 * @property {boolean} precise
 * @property {boolean} index
 * @property {boolean} help
 */

export const DEFAULT_PORT = 4100;

export const HELP = `Fathom: code navigation for a whole codebase.

  npm start -- [FOLDER...] [options]

Indexes the folders and opens the page. Without a folder it opens what was indexed before.
Symbols can be searched while indexing still runs. Ctrl-C stops everything and loses nothing.

  FOLDER               your code; several at once are several repositories
  --external FOLDER    code that yours stands on: an engine, third party (repeatable)
  --name NAME          name of the repository, for a single folder (default: the folder's name)
  --exclude GLOB       files to leave out, besides what git ignores (repeatable)
  --no-ignore          read what .gitignore and the like leave out, too (kept for later starts)
  --with-secrets       read keys, .env files and the like, too, and hide no passwords in texts (kept for later starts)
  --port N             port of the page (default ${DEFAULT_PORT}, or the next free one)
  --host ADDRESS       address to listen on (default 127.0.0.1); any other asks readers for a token
  --base-url URL       what people open, where that is another address: https://fathom.example.com
  --data FOLDER        where everything is kept (default: $FATHOM_DATA, $XDG_DATA_HOME/fathom
                       or ~/.local/share/fathom)
  --workers N          parser threads (default: one per core)
  --no-watch           do not follow saved, added and removed files
  --no-precise         ask no compiler what names mean: rules answer alone
  --no-index           serve the page of a database that workers fill (\`fathom worker\`, with DATABASE_URL)
  --help               this text

fathom mcp and fathom lsp serve agents and editors over standard input and output; fathom review tells what a change
touches; fathom worker indexes together with other machines; fathom engines lists compilers; fathom scip takes and gives SCIP indexes; fathom token says who may ask;
fathom add and remove change what is indexed; fathom export and import move an index. Each has its own --help. In a
checkout that is node scripts/fathom.mjs mcp.

DATABASE_URL uses a Postgres of yours in place of the built-in one. .env.example lists every variable.
`;

/** A wrong command line; the message says what to do. */
export class UsageError extends Error {}

/**
 * Reads the command line. Throws UsageError.
 * @param {string[]} args
 * @returns {StartOptions}
 */
export function parseOptions(args) {
  const { values, positionals } = parse(args);
  const external = values.external ?? [];
  if (values.name !== undefined && positionals.length + external.length !== 1)
    throw new UsageError("--name names one folder: give exactly one.");
  if (values.name !== undefined && !/^[^/\\\s][^/\\]*$/.test(values.name))
    throw new UsageError("--name takes a name without slashes.");
  return {
    folders: positionals,
    external,
    name: values.name,
    host: values.host,
    baseUrl: values["base-url"],
    port: wholeNumber("--port", values.port, 65_535),
    data: values.data,
    exclude: values.exclude ?? [],
    noIgnore: values["no-ignore"] ?? false,
    withSecrets: values["with-secrets"] ?? false,
    workers: wholeNumber("--workers", values.workers, 256),
    watch: !values["no-watch"],
    precise: !values["no-precise"],
    index: !values["no-index"],
    help: values.help ?? false,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        external: { type: "string", multiple: true },
        exclude: { type: "string", multiple: true },
        "no-ignore": { type: "boolean" },
        "with-secrets": { type: "boolean" },
        name: { type: "string" },
        port: { type: "string" },
        host: { type: "string" },
        "base-url": { type: "string" },
        data: { type: "string" },
        workers: { type: "string" },
        "no-watch": { type: "boolean" },
        "no-precise": { type: "boolean" },
        "no-index": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    // Node goes on about arguments that begin with a dash.
    throw new UsageError(
      error instanceof Error ? error.message.replace(/(?<=Unknown option '[^']*')\. .*/s, ".") : String(error),
    );
  }
}

/**
 * @param {string} option
 * @param {string | undefined} text
 * @param {number} most
 */
function wholeNumber(option, text, most) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new UsageError(`${option} takes a whole number from 1 to ${most}, not "${text}".`);
}
