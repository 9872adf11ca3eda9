/** What lies at a path, as far as the file system tells it. */
import { lstatSync, type Stats } from "node:fs";

/**
 * Undefined where nothing exists, where a folder of the path is a file, and where access is denied. Links are not
 * followed.
 */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}
