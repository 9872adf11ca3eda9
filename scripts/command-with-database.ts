/** A command of plain words and options that needs the database, and nothing else that runs. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { env } from "../lib/env";
import { AppError } from "../lib/errors";
import { chooseDataFolder, prepareDataFolder } from "./launch/data-folder";
import { withDatabase } from "./launch/with-database";

export type CommandValues = Readonly<Record<string, string | undefined>> & {
  /** folder that relative paths are meant from */
  from: string;
  dataFolder: string;
};

type Work = (url: string, words: readonly string[], values: CommandValues) => Promise<boolean>;

/**
 * Gives the exit code: 2 for a wrong command line, 1 for what could not be done.
 * @param options names of those that take a text, beside `data` and `help`
 * @param work false where the words mean nothing
 */
export async function commandWithDatabase(usage: string, options: readonly string[], work: Work): Promise<number> {
  // npm changes to the checkout; paths are meant from where the command was typed.
  const from = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd();
  const parsed = read(options);
  if (typeof parsed === "string") return refused(`${parsed}\n\n${usage}`);
  const { help, data, ...texts }: Record<string, string | boolean | undefined> = parsed.values;
  if (help === true) {
    console.log(usage);
    return 0;
  }
  if (parsed.positionals.length === 0) return refused(usage);
  try {
    const { dataFolder, databaseUrl } = env();
    const folder = prepareDataFolder(chooseDataFolder(data as string | undefined, dataFolder, from));
    const wish = { root: resolve(import.meta.dirname, ".."), dataFolder: folder, databaseUrl };
    const values = { ...texts, from, dataFolder: folder } as CommandValues;
    return (await withDatabase(wish, (url) => work(url, parsed.positionals, values))) ? 0 : refused(usage);
  } catch (error) {
    if (error instanceof AppError) console.error(`${error.message}\n${error.hint}`);
    else console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

function refused(words: string): number {
  console.error(words);
  return 2;
}

function read(options: readonly string[]) {
  const texts = Object.fromEntries([...options, "data"].map((name) => [name, { type: "string" as const }]));
  try {
    return parseArgs({ allowPositionals: true, options: { ...texts, help: { type: "boolean" as const, short: "h" } } });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
