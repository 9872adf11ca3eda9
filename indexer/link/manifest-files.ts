/** Manifests as files that change: which they are, and whether what they say is what imports were linked by. */
import { createHash } from "node:crypto";
import { posix } from "node:path";
import { namesDependencies } from "./crossings";
import type { Manifests } from "./manifests";

const NAMES: ReadonlySet<string> = new Set(["go.mod", "Cargo.toml", "package.json", "tsconfig.json"]);

export const isManifest = (path: string): boolean => NAMES.has(posix.basename(path)) || namesDependencies(path);

/**
 * Stands for all that imports of a repository are linked by beside the files: what its manifests say, and what the other ones call their Go modules.
 * @param entered names of the repositories that its imports may lead into
 */
export function manifestDigest(id: number, manifests: Manifests, entered: readonly string[]): string {
  const said = manifests.get(id);
  const elsewhere = [...manifests].flatMap(([other, { goModules }]) => (other === id ? [] : [[other, goModules]]));
  return createHash("sha256")
    .update(JSON.stringify([said, entered, elsewhere]))
    .digest("base64url");
}
