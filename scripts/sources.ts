/** `fathom add` and `fathom remove`: repositories of the index, from folders and from git addresses. */
import { rmSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { fetchSource } from "../indexer/sources/fetch-source";
import { checkAddress, checkRef, looksLikeAddress, nameOfAddress } from "../indexer/sources/git-address";
import { connectIndexer } from "../lib/db/admin/indexer-client";
import { removeRepository } from "../lib/db/admin/remove-repository";
import { listRepositories, registerRepository } from "../lib/db/admin/repositories";
import { AppError } from "../lib/errors";
import { commandWithDatabase, type CommandValues } from "./command-with-database";
import { checkFolders } from "./launch/folders";
import { parseOptions } from "./options.mjs";

const USAGE = `Repositories of the index.

  fathom add FOLDER                   index a folder
  fathom add URL [--ref BRANCH]       index what git fetches from https://… , ssh://… or user@host:path
  fathom remove NAME                  forget a repository; a folder of one's own is left alone

  --ref NAME         branch or tag (default: the server's own choice)
  --name NAME        what it is called (default: after the folder or address)
  --data FOLDER      where everything is kept (default as for \`fathom\`)
  --help             this text

While Fathom runs, it indexes what was added, and fetches addresses again every FATHOM_FETCH_MINUTES. Fetched folders
lie in \`sources\` of the data folder: the newest commit alone, without submodules.
`;

/** Folder of what is fetched. */
const sourcesOf = (dataFolder: string): string => join(dataFolder, "sources");

async function add(url: string, what: string, values: CommandValues): Promise<void> {
  const client = await connectIndexer("fathom add", url);
  try {
    if (!looksLikeAddress(what)) {
      if (values.ref !== undefined)
        throw new AppError("invalid_input", "--ref is for what git fetches, not for a folder.");
      const [folder] = checkFolders({ ...parseOptions([]), folders: [what], name: values.name }, values.from);
      console.log(`${(await registerRepository(client, folder)).name}: ${folder.root}`);
      return;
    }
    const source = { url: checkAddress(what), ref: values.ref === undefined ? null : checkRef(values.ref) };
    const name = freeName(
      values.name ?? nameOfAddress(what),
      (await listRepositories(client)).map((each) => each.name),
    );
    const root = join(sourcesOf(values.dataFolder), name);
    console.log(`Fetching ${source.url} …`);
    const { commit } = await fetchSource(root, source);
    await registerRepository(client, { root, name, scope: "user", excludes: [] }, source);
    console.log(`${name}: ${commit.slice(0, 12)} of ${source.ref ?? "the default branch"}, in ${root}`);
  } finally {
    await client.end();
  }
}

/** @throws AppError invalid_input where it names no folder, or is taken */
function freeName(name: string, taken: readonly string[]): string {
  if (!/^[A-Za-z0-9_][A-Za-z0-9_.+-]{0,99}$/.test(name))
    throw new AppError("invalid_input", `"${name.slice(0, 100)}" is no name for a repository.`, {
      hint: "Give --name with letters, digits and . _ + - alone.",
    });
  if (!taken.includes(name)) return name;
  throw new AppError("invalid_input", `There is a repository ${name} already.`, { hint: "Choose another --name." });
}

async function remove(url: string, name: string, { dataFolder }: CommandValues): Promise<void> {
  const client = await connectIndexer("fathom remove", url);
  try {
    const all = await listRepositories(client);
    const found = all.find((each) => each.name === name);
    if (found === undefined)
      throw new AppError("no_such_repository", `There is no repository ${name}.`, {
        hint: `There are: ${all.map((each) => each.name).join(", ") || "none"}.`,
      });
    await removeRepository(client, found.id);
    const isFetched = found.root.startsWith(resolve(sourcesOf(dataFolder)) + sep);
    if (isFetched) rmSync(found.root, { recursive: true, force: true });
    console.log(`${name} is forgotten.${isFetched ? "" : ` ${found.root} is as it was.`}`);
  } finally {
    await client.end();
  }
}

const VERBS = { add, remove };

process.exitCode = await commandWithDatabase(USAGE, ["ref", "name"], async (url, [verb = "", what, more], values) => {
  if (!(verb === "add" || verb === "remove") || what === undefined || more !== undefined) return false;
  await VERBS[verb](url, what, values);
  return true;
});
