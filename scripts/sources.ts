/** `fathom add` and `fathom remove`: repositories of the index, from folders and from git addresses. */
import { checkAddress, looksLikeAddress } from "../indexer/sources/git-address";
import { connectIndexer } from "../lib/db/admin/indexer-client";
import { commandWithDatabase, type CommandValues } from "./command-with-database";
import { addSource, removeSource } from "./launch/change-sources";

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

async function add(url: string, source: string, { ref, name, from, dataFolder }: CommandValues): Promise<void> {
  const client = await connectIndexer("fathom add", url);
  try {
    if (looksLikeAddress(source)) console.log(`Fetching ${checkAddress(source)} …`);
    const added = await addSource(client, { source, ref, name }, { dataFolder, from });
    const of = added.commit === null ? "" : `${added.commit.slice(0, 12)} of ${ref ?? "the default branch"}, in `;
    console.log(`${added.name}: ${of}${added.root}`);
  } finally {
    await client.end();
  }
}

async function remove(url: string, name: string, { dataFolder }: CommandValues): Promise<void> {
  const client = await connectIndexer("fathom remove", url);
  try {
    const { root, isFetched } = await removeSource(client, name, dataFolder);
    console.log(`${name} is forgotten.${isFetched ? "" : ` ${root} is as it was.`}`);
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
