/** `fathom token`: tokens of persons and programs, made, listed and revoked. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { accessTokens, addAccessToken, revokeAccessToken } from "../lib/db/admin/access-tokens";
import { listRepositories } from "../lib/db/admin/repositories";
import { createPool, type Queryable } from "../lib/db/pool";
import { env } from "../lib/env";
import { AppError } from "../lib/errors";
import { chooseDataFolder, prepareDataFolder } from "./launch/data-folder";
import { withDatabase } from "./launch/with-database";

const USAGE = `Who may ask: tokens of persons and programs.

  fathom token add NAME               make a token; it is shown this once
  fathom token list                   who has one, and for what
  fathom token revoke NAME            make it worthless, within a second

  --repository NAME  add: the token opens this repository alone (repeatable; default: all)
  --manage           add: whoever has it may add and remove repositories
  --data FOLDER      where everything is kept (default as for \`fathom\`)
  --help             this text

As soon as there is a token, everybody is asked for one: programs send \`Authorization: Bearer TOKEN\`, browsers
are led to a page that takes it. \`fathom mcp\`, \`fathom lsp\` and \`fathom review\` on this machine need none.
`;

const OPTIONS = {
  repository: { type: "string", multiple: true },
  manage: { type: "boolean" },
  data: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

type Verb = (client: Queryable, name: string, repositories: string[] | null, manages: boolean) => Promise<void>;

const VERBS: Readonly<Record<string, { run: Verb; takesName: boolean }>> = {
  add: { run: add, takesName: true },
  list: { run: list, takesName: false },
  revoke: { run: revoke, takesName: true },
};

const NAME = /^[\p{L}\p{N}._@+-]{1,100}$/u;

async function add(client: Queryable, name: string, repositories: string[] | null, manages: boolean): Promise<void> {
  if (manages && repositories !== null)
    throw new AppError("invalid_input", "Whoever sees some repositories alone cannot add and remove them.", {
      hint: "Leave out --manage, or --repository.",
    });
  const known = (await listRepositories(client)).map((each) => each.name);
  const unknown = repositories?.find((each) => !known.includes(each));
  if (unknown !== undefined)
    throw new AppError("no_such_repository", `There is no repository ${unknown}.`, {
      hint: `There are: ${known.join(", ") || "none"}.`,
    });
  const token = await addAccessToken(client, name, repositories, manages);
  console.error(`The token of ${name}, for ${wordsOf(repositories, manages)}. It is not shown again:`);
  console.log(token);
}

async function list(client: Queryable): Promise<void> {
  const tokens = await accessTokens(client);
  for (const { name, repositories, manages, createdAt } of tokens)
    console.log(`${name}\t${wordsOf(repositories, manages)}\tsince ${createdAt.toISOString().slice(0, 10)}`);
  if (tokens.length === 0) console.error("There are no tokens.");
}

async function revoke(client: Queryable, name: string): Promise<void> {
  if (!(await revokeAccessToken(client, name))) throw new AppError("invalid_input", `${name} has no token.`);
  console.log(`The token of ${name} opens nothing any more.`);
}

const wordsOf = (repositories: readonly string[] | null, manages: boolean): string =>
  repositories === null ? `all repositories${manages ? ", which it manages" : ""}` : repositories.join(", ");

/** Gives the exit code: 2 for a wrong command line, 1 for what could not be done. */
async function main(): Promise<number> {
  const parsed = readArguments();
  if (typeof parsed === "string") {
    console.error(`${parsed}\n\n${USAGE}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const [verbName = "", name = ""] = positionals;
  const verb = Object.hasOwn(VERBS, verbName) ? VERBS[verbName] : undefined;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (verb === undefined || positionals.length !== (verb.takesName ? 2 : 1)) {
    console.error(USAGE);
    return 2;
  }
  if (verb.takesName && !NAME.test(name)) {
    console.error("A name has letters, digits and . _ @ + - alone.");
    return 2;
  }
  return told((client) => verb.run(client, name, values.repository ?? null, values.manage ?? false), values.data);
}

async function told(work: (client: Queryable) => Promise<void>, data: string | undefined): Promise<number> {
  // npm changes to the checkout; folders are meant from where the command was typed.
  const from = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd();
  try {
    const { dataFolder, databaseUrl } = env();
    const folder = prepareDataFolder(chooseDataFolder(data, dataFolder, from));
    const wish = { root: resolve(import.meta.dirname, ".."), dataFolder: folder, databaseUrl };
    await withDatabase(wish, async (url) => {
      const pool = createPool({ url, applicationName: "fathom token", max: 1 });
      await work(pool).finally(() => pool.end());
    });
    return 0;
  } catch (error) {
    if (error instanceof AppError) console.error(`${error.message}\n${error.hint}`);
    else console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

process.exitCode = await main();
