/**
 * Adds and removes repositories: for the command line, and for whoever may ask for it on a page. Refuses whatever is
 * no plain address, name or folder before git is started.
 */
import { rmSync } from "node:fs";
import { isAbsolute, join, resolve, sep } from "node:path";
import type pg from "pg";
import { fetchSource } from "../../indexer/sources/fetch-source";
import { checkAddress, checkRef, looksLikeAddress, nameOfAddress } from "../../indexer/sources/git-address";
import { removeRepository } from "../../lib/db/admin/remove-repository";
import { listRepositories, registerRepository } from "../../lib/db/admin/repositories";
import { AppError } from "../../lib/errors";
import { parseOptions } from "../options.mjs";
import { checkFolders } from "./folders";

/** Folder of what is fetched. */
const sourcesOf = (dataFolder: string): string => join(dataFolder, "sources");

export interface NewSource {
  /** a git address, or a folder */
  source: string;
  ref?: string | null;
  name?: string | null;
}

interface Where {
  dataFolder: string;
  /** folder that relative paths are meant from; null where none are taken */
  from: string | null;
}

export interface Added {
  name: string;
  root: string;
  /** that git brought; null for a folder */
  commit: string | null;
}

/** @throws AppError invalid_input, no_such_folder, folder_unreadable, nothing_to_index */
export async function addSource(client: pg.ClientBase, wanted: NewSource, where: Where): Promise<Added> {
  const { source, ref, name } = wanted;
  if (!looksLikeAddress(source)) return addFolder(client, wanted, where.from);
  const from = { url: checkAddress(source), ref: typeof ref === "string" ? checkRef(ref) : null };
  const known = await listRepositories(client);
  const free = freeName(
    name ?? nameOfAddress(source),
    known.map((each) => each.name),
  );
  const root = join(sourcesOf(where.dataFolder), free);
  // Another repository may have lost its name to an export or a rename, and keeps its folder.
  if (known.some((each) => each.root === root)) throw taken(free);
  try {
    const { commit } = await fetchSource(root, from);
    await registerRepository(client, { root, name: free, scope: "user", excludes: [] }, from);
    return { name: free, root, commit };
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
}

async function addFolder(client: pg.ClientBase, { source, ref, name }: NewSource, from: string | null): Promise<Added> {
  if (typeof ref === "string")
    throw new AppError("invalid_input", "A branch or tag is for what git fetches, not for a folder.");
  if (from === null && !isAbsolute(source))
    throw new AppError("invalid_input", `${source.slice(0, 200)} is neither an address nor a whole path.`, {
      hint: "Give https://host/path, user@host:path, or the path of a folder on the server from its root.",
    });
  if (typeof name === "string") checkName(name);
  const options = { ...parseOptions([]), folders: [source], name: name ?? undefined };
  const [folder] = checkFolders(options, from ?? sep);
  const { name: given, root } = await registerRepository(client, folder);
  return { name: given, root, commit: null };
}

/** @throws AppError invalid_input where it names no folder, or is taken */
function freeName(name: string, known: readonly string[]): string {
  checkName(name);
  if (known.includes(name)) throw taken(name);
  return name;
}

function checkName(name: string): void {
  if (/^[A-Za-z0-9_][A-Za-z0-9_.+-]{0,99}$/.test(name)) return;
  throw new AppError("invalid_input", `"${name.slice(0, 100)}" is no name for a repository.`, {
    hint: "Give a name with letters, digits and . _ + - alone.",
  });
}

const taken = (name: string): AppError =>
  new AppError("invalid_input", `There is a repository ${name} already.`, { hint: "Choose another name." });

export interface Removed {
  root: string;
  /** its folder was Fathom's own, and is gone */
  isFetched: boolean;
}

/** @throws AppError no_such_repository */
export async function removeSource(client: pg.Client, name: string, dataFolder: string): Promise<Removed> {
  const all = await listRepositories(client);
  const found = all.find((each) => each.name === name);
  if (found === undefined)
    throw new AppError("no_such_repository", `There is no repository ${name}.`, {
      hint: `There are: ${all.map((each) => each.name).join(", ") || "none"}.`,
    });
  await removeRepository(client, found.id);
  const isFetched = found.root.startsWith(resolve(sourcesOf(dataFolder)) + sep);
  if (isFetched) rmSync(found.root, { recursive: true, force: true });
  return { root: found.root, isFetched };
}
