/** Finds the files that open imports lead to, and writes them. */
import type { Queryable } from "../../lib/db/pool";
import { importTargets, linkImports, openImports, repositoryRoots, type ImportTarget } from "../../lib/db/link-imports";
import { resolveImport } from "./import-rules";
import { readManifests } from "./manifests";
import { baseName, folderOf, PathIndex } from "./paths";
import type { LinkScope } from "./link";

/** Gives the number of imports that lead somewhere now. */
export async function linkOpenImports(client: Queryable, scope: LinkScope): Promise<number> {
  const words = scope.newPaths.map((path) => baseName(path).replace(/\..*$/, "")).filter((word) => word.length > 1);
  const open = await openImports(client, scope.fileIds, words);
  if (open.length === 0) return 0;
  const files = await importTargets(client);
  const paths = new PathIndex(files);
  const manifests = await readManifests(await repositoryRoots(client), files);
  const importers = new Map(files.map((file) => [file.id, { file, place: placeOf(file) }]));
  const found: [fileIds: number[], ordinals: number[], targets: number[]] = [[], [], []];
  for (const { rows, ...wording } of open) {
    const known = new Map<string, ImportTarget | undefined>();
    for (const row of rows.split(",")) {
      const [fileId, ordinal] = row.split(":").map(Number);
      const from = importers.get(fileId);
      if (!from) continue;
      if (!known.has(from.place)) known.set(from.place, resolveImport(wording, from.file, paths, manifests));
      const target = known.get(from.place);
      if (!target || target.id === fileId) continue;
      found[0].push(fileId);
      found[1].push(ordinal);
      found[2].push(target.id);
    }
  }
  await linkImports(client, ...found);
  return found[0].length;
}

/** All that an import's meaning depends on beside its wording: files of one place import the same. */
const placeOf = (file: ImportTarget): string => `${file.repositoryId}:${file.language}:${folderOf(file.path)}`;
