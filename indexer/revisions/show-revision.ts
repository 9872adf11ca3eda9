/** Makes a revision of a repository readable beside the index: reads what differs, and links what that touches. */
import { createHash } from "node:crypto";
import type pg from "pg";
import { reserveFileIds } from "../../lib/db/admin/indexed-files";
import type { RepositoryEntry } from "../../lib/db/admin/repositories";
import { importsOf, importsWithWords, type ImportRows } from "../../lib/db/link/link-imports";
import { filesAt } from "../../lib/db/read/file-places";
import { knownMacros } from "../../lib/db/read/macros";
import { createRevision, hasSchema, linkRevisionImports, schemaName } from "../../lib/db/revision/revision-schema";
import { AppError } from "../../lib/errors";
import { affectedWords } from "../link/affected-imports";
import { importsElsewhere } from "../link/link-imports";
import { NO_MANIFESTS } from "../link/manifests";
import { EXTRACTOR_VERSION } from "../languages/registry";
import type { TreeSource } from "../tree/parser";
import { contentsOf, sizeOf, type RawChange } from "./git-revisions";
import { isRead, rowsOfRevision, type RevisionFile } from "./revision-rows";

/** Files of a revision that differ, and their bytes, at most: a comparison is an answer, and no indexing. */
const MOST_FILES = 4000;
const MOST_BYTES = 96 * 1024 * 1024;

/**
 * The schema that shows a commit; null where nothing that is read differs from the index.
 * @param changes from the commit to the folder as it is
 * @param generation of the index
 */
export async function showRevision(
  client: pg.Client,
  repository: RepositoryEntry,
  commit: string,
  changes: readonly RawChange[],
  generation: string,
  parser: TreeSource,
): Promise<string | null> {
  const read = changes.filter(({ from, to }) => isRead(from ?? to ?? ""));
  if (read.length === 0) return null;
  const digest = createHash("sha256").update(JSON.stringify([repository.id, commit, generation, EXTRACTOR_VERSION]));
  const schema = schemaName(digest.update(read.map(({ object, to }) => `${object} ${to}`).join("\n")).digest("hex"));
  if (await hasSchema(client, schema)) return schema;
  const { files, hidden } = await filesOf(client, repository, read);
  const rows = await rowsOfRevision(files, repository.id, await knownMacros(client, repository.id), parser);
  await client.query("begin");
  try {
    await createRevision(client, schema, { hidden, rows });
    await link(client, schema, files, read);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
  return schema;
}

async function filesOf(client: pg.Client, { id, root }: RepositoryEntry, changes: readonly RawChange[]) {
  const objects = changes.flatMap(({ object }) => object ?? []);
  if (changes.length > MOST_FILES || (await sizeOf(root, objects)) > MOST_BYTES)
    throw new AppError("too_large", `${changes.length} files differ from what is indexed: too many to compare.`);
  const contents = await contentsOf(root, objects);
  const indexed = await filesAt(
    client,
    id,
    changes.flatMap(({ to }) => to ?? []),
  );
  const first = await reserveFileIds(client, changes.length);
  const files: RevisionFile[] = [];
  const hidden = new Map<number, number | null>();
  changes.forEach(({ from, to, object }, at) => {
    const content = object === null ? undefined : contents.get(object);
    const before = to === null ? undefined : indexed.get(to);
    if (from !== null && content !== undefined) files.push({ id: first + at, path: from, content });
    if (before !== undefined) hidden.set(before, from === null || content === undefined ? null : first + at);
  });
  return { files, hidden };
}

/** Imports of the files, and those elsewhere whose wording may mean a file that only the revision has. */
async function link(client: pg.Client, schema: string, files: readonly RevisionFile[], changes: readonly RawChange[]) {
  const ids = files.map((file) => file.id);
  const moved = changes.filter(({ status }) => status !== "changed").flatMap(({ from, to }) => [from, to]);
  const paths = moved.filter((path) => path !== null);
  const { words } = affectedWords(paths, NO_MANIFESTS, []);
  const elsewhere = words.length > 0 ? await importsWithWords(client, words, ids) : [];
  const imports: ImportRows[] = [...(await importsOf(client, ids)), ...elsewhere];
  if (imports.length > 0)
    await linkRevisionImports(client, schema, ...(await importsElsewhere(client, imports, false)));
}
