/** What lies at a path, as far as the file system tells it. */
import { lstatSync, type Stats } from "node:fs";

/**
 * Undefined where nothing is, where a file stands in the place of a folder above it, and where nobody may look. Links
 * are not followed.
 */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}
