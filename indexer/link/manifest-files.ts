/** Manifests as files that change: which they are, and whether what they say is what imports were linked by. */
import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { RepositoryManifests } from "./manifests";

const NAMES: ReadonlySet<string> = new Set(["go.mod", "Cargo.toml", "package.json", "tsconfig.json"]);

export const isManifest = (path: string): boolean => NAMES.has(posix.basename(path));

/** Stands for all that a repository's manifests say. @param entered names of the repositories that its imports may lead into */
export const manifestDigest = (said: RepositoryManifests | undefined, entered: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify([said, entered]))
    .digest("base64url");
