/** Recognises changed files that are manifests. */
import { posix } from "node:path";
import { namesPackages } from "./package-names";

/** Whether imports are linked by what a file of this name says. */
export function isManifest(path: string): boolean {
  const name = posix.basename(path);
  return name === "tsconfig.json" || namesPackages(name);
}
