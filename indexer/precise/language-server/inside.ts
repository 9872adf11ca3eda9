/** Places that a language server tells of as places in the repository. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DeclaredPlace } from "../port";
import type { DefinedAt } from "./definitions";

/** @param root absolute path that the server knows the repository by. @returns null for a place outside of it */
export function inside(root: string, { uri, line, column }: DefinedAt): DeclaredPlace | null {
  try {
    const file = fileURLToPath(uri);
    const start = join(root, "/");
    return file.startsWith(start) ? { path: file.slice(start.length).replaceAll("\\", "/"), line, column } : null;
  } catch {
    // A server's own library may have addresses of another kind.
    return null;
  }
}
