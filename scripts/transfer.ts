/** `fathom export FILE` and `fathom import FILE`: the ready index of a folder, moved to another machine. */
import { existsSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { EXTRACTOR_VERSION } from "../indexer/languages/registry";
import { RULES_VERSION } from "../indexer/rules-version";
import { connectIndexer } from "../lib/db/admin/indexer-client";
import { listRepositories } from "../lib/db/admin/repositories";
import { exportRepository } from "../lib/db/transfer/export-repository";
import { importRepository } from "../lib/db/transfer/import-repository";
import { AppError } from "../lib/errors";
import { commandWithDatabase, type CommandValues } from "./command-with-database";

const USAGE = `A ready index as a file: one machine builds it, another opens it.

  fathom export FILE [--repository NAME]        write the index of a repository
  fathom import FILE [--folder FOLDER]          take it in, beside what is indexed here

  --repository NAME  export: which repository (default: the only one)
  --folder FOLDER    import: where the code lies on this machine (default: where it lay)
  --name NAME        import: what it is called here (default: as it was)
  --data FOLDER      where everything is kept (default as for \`fathom\`)
  --help             this text

Both machines need the same version of Fathom. The code itself travels inside, as far as it is indexed. Where the
folder is here, too, Fathom compares it when it starts, and reads what differs; where it is not, the index stays as it is.
The text index and the index by meaning are made from it in the background, without the folder.
`;

const BY = { extractor: EXTRACTOR_VERSION, rules: RULES_VERSION };

async function exportTo(url: string, file: string, { repository }: CommandValues): Promise<void> {
  const client = await connectIndexer("fathom export", url);
  try {
    const all = await listRepositories(client);
    const fitting = all.filter(({ name }) => repository === undefined || name === repository);
    const names = all.map(({ name }) => name).join(", ") || "none";
    const [chosen] = fitting;
    if (chosen === undefined)
      throw new AppError("no_such_repository", `There is no repository ${repository ?? ""}.`, {
        hint: `There are: ${names}.`,
      });
    if (fitting.length > 1)
      throw new AppError("ambiguous", `There are several repositories: ${names}.`, {
        hint: "Name one with --repository.",
      });
    const { files, rows } = await exportRepository(client, chosen, file, BY);
    const size = (statSync(file).size / 1024 / 1024).toFixed(1);
    console.log(`${file}: ${chosen.name}, ${files} files, ${rows} rows, ${size} MB`);
  } finally {
    await client.end();
  }
}

async function importFrom(url: string, file: string, { folder, name, from }: CommandValues): Promise<void> {
  if (!existsSync(file))
    throw new AppError("invalid_input", `${file} is not there.`, { hint: "Give the file that `fathom export` wrote." });
  const wanted = folder === undefined ? undefined : resolve(from, folder);
  if (wanted !== undefined && !existsSync(wanted)) throw new AppError("no_such_folder", `${wanted} does not exist.`);
  const client = await connectIndexer("fathom import", url);
  try {
    const root = wanted === undefined ? undefined : realpathSync(wanted);
    const done = await importRepository(client, file, { root, name }, BY);
    console.log(`${done.name} (${done.root}): ${done.files} files, ${done.rows} rows`);
  } finally {
    await client.end();
  }
}

const VERBS = { export: exportTo, import: importFrom };

process.exitCode = await commandWithDatabase(
  USAGE,
  ["repository", "folder", "name"],
  async (url, [verb = "", file, more], values) => {
    if (!(verb === "export" || verb === "import") || file === undefined || more !== undefined) return false;
    await VERBS[verb](url, resolve(values.from, file), values);
    return true;
  },
);
