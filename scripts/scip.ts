/** `fathom scip`: see USAGE. Bundled to dist/scip.js. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { env } from "../lib/env";
import { AppError } from "../lib/errors";
import { chooseDataFolder, prepareDataFolder } from "./launch/data-folder";
import { withDatabase, type DatabaseWish } from "./launch/with-database";
import { exportScip, importScip, removeScip, type ScipOptions } from "./scip/verbs";

const USAGE = `SCIP indexes: what other indexers know of the code, and what is known here.

  fathom scip import FILE.scip...     take what indexers such as scip-go have found out
  fathom scip export FILE.scip        write what is known of a repository for other tools
  fathom scip remove TOOL             forget what was imported from a tool

  --repository NAME  which repository is meant (default: the one that the index fits; the only one)
  --folder FOLDER    import: where in the repository the index was made (default: where it fits)
  --data FOLDER      where everything is kept (default as for \`fathom\`)
  --help             this text

An index counts for files whose text is as the indexer saw it; an edit drops what it says of that file.
Its answers go before those of the built-in compilers and rules, which answer where it is silent, and
bear the name of its tool. .scip files in the folder \`scip\` of the data folder are imported by
themselves while Fathom runs; in a folder there with the name of a repository they are about that one.
`;

type Verb = (url: string, names: readonly string[], options: ScipOptions) => Promise<void>;

const VERBS: Readonly<Record<string, { run: Verb; most: number }>> = {
  import: { run: importScip, most: Infinity },
  export: { run: exportScip, most: 1 },
  remove: { run: removeScip, most: 1 },
};

const OPTIONS = {
  repository: { type: "string" },
  folder: { type: "string" },
  data: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** Gives the exit code: 2 for a wrong command line, 1 for what could not be done. */
async function main(): Promise<number> {
  const parsed = readArguments();
  if (typeof parsed === "string") {
    console.error(`${parsed}\n\n${USAGE}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const [name, ...rest] = positionals;
  const verb = name === undefined ? undefined : VERBS[name];
  if (values.help || name === undefined) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  if (verb === undefined || rest.length === 0 || rest.length > verb.most) {
    console.error(verb === undefined ? `There is no "${name}".\n\n${USAGE}` : USAGE);
    return 2;
  }
  return told(() => withDatabase(wish(values.data), (url) => verb.run(url, rest, { ...values, from })));
}

// npm changes to the checkout; files are meant from where the command was typed.
const from = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd();

function wish(data: string | undefined): DatabaseWish {
  const { dataFolder, databaseUrl } = env();
  const folder = prepareDataFolder(chooseDataFolder(data, dataFolder, from));
  return { root: resolve(import.meta.dirname, ".."), dataFolder: folder, databaseUrl };
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function told(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (error instanceof AppError) console.error(`${error.message}\n${error.hint}`);
    else console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

process.exitCode = await main();
