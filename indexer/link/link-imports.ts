/** Finds the files that open imports lead to, and writes them. */
import type { Queryable } from "../../lib/db/pool";
import { importTargets, linkImports, openImports, type ImportTarget } from "../../lib/db/link-imports";
import { resolveImport } from "./import-rules";
import { baseName, folderOf, PathIndex } from "./paths";
import type { LinkScope } from "./link";

/** Gives the number of imports that lead somewhere now. */
export async function linkOpenImports(client: Queryable, scope: LinkScope): Promise<number> {
  const words = scope.newPaths.map((path) => baseName(path).replace(/\..*$/, "")).filter((word) => word.length > 1);
  const open = await openImports(client, scope.fileIds, words);
  if (open.length === 0) return 0;
  const files = await importTargets(client);
  const byId = new Map(files.map((file) => [file.id, file]));
  const paths = new PathIndex(files);
  const found: [fileIds: number[], ordinals: number[], targets: number[]] = [[], [], []];
  for (const { rows, ...wording } of open) {
    // The answer depends on the importing file's folder and language only.
    const known = new Map<string, ImportTarget | undefined>();
    for (const row of rows.split(",")) {
      const [fileId, ordinal] = row.split(":").map(Number);
      const from = byId.get(fileId);
      if (!from) continue;
      const place = `${from.repositoryId}:${from.language}:${folderOf(from.path)}`;
      if (!known.has(place)) known.set(place, resolveImport(wording, from, paths));
      const target = known.get(place);
      if (!target || target.id === fileId) continue;
      found[0].push(fileId);
      found[1].push(ordinal);
      found[2].push(target.id);
    }
  }
  await linkImports(client, ...found);
  return found[0].length;
}
