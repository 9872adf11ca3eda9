/** Reads the `Cargo.toml` files of a checkout that stand in a folder of a Rust file, or above one. */
import { readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import type { Manifest } from "./packages";
import { readToml } from "./toml";

/** Bytes: no manifest comes near. */
const MAX_SIZE = 4 * 1024 * 1024;

/** @param paths of all Rust files; what cannot be read is left out */
export function readManifests(root: string, paths: readonly string[]): Manifest[] {
  const folders = new Set<string>();
  for (const path of paths)
    for (let folder = posix.dirname(path); !folders.has(folder); folder = posix.dirname(folder)) folders.add(folder);
  return [...folders].sort().flatMap((folder) => {
    const text = readText(join(root, folder, "Cargo.toml"));
    return text === null ? [] : [{ folder, content: readToml(text) }];
  });
}

function readText(path: string): string | null {
  try {
    return statSync(path).size > MAX_SIZE ? null : readFileSync(path, "utf8");
  } catch {
    // Most folders have none.
    return null;
  }
}
