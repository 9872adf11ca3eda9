/**
 * Where imports lead depends on manifests, which are no sources: when what one says changes and no source does, the imports of its repository
 * are linked again. What the manifests said is remembered as a digest. Looks at nothing where no language asks a manifest.
 */
import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { LanguageId } from "../../lib/contract/vocabulary";
import { filesOfLanguages, manifestsDigest } from "../../lib/db/link-imports";
import type { Queryable } from "../../lib/db/pool";
import { updateRepository, type RepositoryEntry } from "../../lib/db/repositories";
import { link } from "./link";
import { readManifests } from "./manifests";

/** Languages whose imports are called as a manifest says. */
const LANGUAGES: readonly LanguageId[] = ["go", "rust", "typescript", "tsx", "javascript"];
const NAMES: ReadonlySet<string> = new Set(["go.mod", "Cargo.toml", "package.json", "tsconfig.json"]);

export const isManifest = (path: string): boolean => NAMES.has(posix.basename(path));

/** Links a repository's imports again when its manifests say something else than before. Tells whether they did. */
export async function linkManifests(
  client: Queryable,
  { id, root }: Pick<RepositoryEntry, "id" | "root">,
): Promise<boolean> {
  const files = await filesOfLanguages(client, id, LANGUAGES);
  const said = (await readManifests([{ id, root }], files)).get(id);
  const digest = createHash("sha256").update(JSON.stringify(said)).digest("base64url");
  const before = await manifestsDigest(client, id);
  if (digest === before) return false;
  const fileIds = files.map((file) => file.id);
  // What was never linked before has just been, by the same manifests.
  if (before !== null) await link(client, { fileIds, reopened: fileIds, newPaths: [], names: null });
  await updateRepository(client, id, { manifests: digest });
  return before !== null;
}
