/** Finds the files that imports lead to, and writes where they lead elsewhere than before. */
import {
  importsIn,
  importTargets,
  linkImports,
  repositoryRoots,
  type ImportRows,
  type ImportTarget,
} from "../../lib/db/link-imports";
import type { Queryable } from "../../lib/db/pool";
import { updateRepository } from "../../lib/db/repositories";
import { affectedWords } from "./affected-imports";
import { readCrossings, type Crossings } from "./crossings";
import { resolveImport } from "./import-rules";
import type { LinkScope } from "./link";
import { manifestDigest } from "./manifest-files";
import { readManifests, type Manifests } from "./manifests";
import { folderOf, PathIndex } from "./paths";

/** Gives the files of which an import leads elsewhere now. */
export async function linkImportsIn(client: Queryable, scope: LinkScope): Promise<number[]> {
  const { fileIds, moved } = scope;
  const isLocal = fileIds !== null && moved.length === 0 && !scope.manifests;
  if (isLocal && !(await hasImports(client, fileIds))) return [];
  const files = await importTargets(client);
  const roots = await repositoryRoots(client);
  const [manifests, crossings] = await Promise.all([readManifests(roots, files), readCrossings(roots)]);
  const words = affectedWords(moved, files, manifests);
  const told: number[] = [];
  for (const { id, manifests: before } of isLocal ? [] : roots) {
    const entered = roots.filter((to) => to.id !== id && crossings.may(id, to.id)).map(({ name }) => name);
    const digest = manifestDigest(id, manifests, entered);
    if (digest === before) continue;
    told.push(id);
    await updateRepository(client, id, { manifests: digest });
  }
  const all = fileIds === null || words === null;
  const rows = await importsIn(client, all ? null : { fileIds, words, dotted: moved.length > 0, repositories: told });
  return relink(client, rows, files, manifests, crossings);
}

const hasImports = async (client: Queryable, fileIds: readonly number[]): Promise<boolean> =>
  (await importsIn(client, { fileIds, words: [], dotted: false, repositories: [] })).length > 0;

async function relink(
  client: Queryable,
  imports: readonly ImportRows[],
  files: readonly ImportTarget[],
  manifests: Manifests,
  crossings: Crossings,
): Promise<number[]> {
  const paths = new PathIndex(files, crossings);
  const importers = new Map(files.map((file) => [file.id, { file, place: placeOf(file) }]));
  const found: [fileIds: number[], ordinals: number[], targets: (number | null)[]] = [[], [], []];
  for (const { rows, ...wording } of imports) {
    const known = new Map<string, ImportTarget | undefined>();
    for (const row of rows.split(",")) {
      const [fileId, ordinal, before] = row.split(":").map(Number);
      const from = importers.get(fileId);
      if (!from) continue;
      if (!known.has(from.place)) known.set(from.place, resolveImport(wording, from.file, paths, manifests));
      const target = known.get(from.place)?.id ?? 0;
      const leads = target === fileId ? 0 : target;
      if (leads === before) continue;
      found[0].push(fileId);
      found[1].push(ordinal);
      found[2].push(leads === 0 ? null : leads);
    }
  }
  await linkImports(client, ...found);
  return [...new Set(found[0])];
}

/** All that an import's meaning depends on beside its wording: files of one place import the same. */
const placeOf = (file: ImportTarget): string => `${file.repositoryId}:${file.language}:${folderOf(file.path)}`;
