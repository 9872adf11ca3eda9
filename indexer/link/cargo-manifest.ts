/**
 * What a `Cargo.toml` says: the package, its library and the packages that it asks for. Read line by line; TOML's
 * rarer forms say nothing.
 */
import type { Dependency } from "./npm-manifest";

interface CargoManifest {
  /** `[package] name` */
  name: string | undefined;
  /** `[lib] name` and `path`, where they are written */
  library: { name: string | undefined; path: string | undefined };
  /** `as`: what the code calls it */
  dependencies: Dependency[];
}

/**
 * `[dependencies]`, `[dev-dependencies]`, `[target.'cfg(unix)'.dependencies]`, `[workspace.dependencies]`; and one's
 * own table: `[dependencies.name]`
 */
const DEPENDENCIES = /^(?:.*\.)?(?:dev-|build-)?dependencies(?:\.(.+))?$/;

/** `[lib]`, or one of several: the name in a `[[test]]` behind it is not the library's. */
const HEADER = /^\s*\[(\[?)([^[\]]+)\]\]?\s*(?:#.*)?$/;

export function cargoManifest(text: string): CargoManifest {
  const manifest: CargoManifest = {
    name: undefined,
    library: { name: undefined, path: undefined },
    dependencies: [],
  };
  let table = "";
  let last: Dependency | undefined;
  for (const line of text.split(/\r?\n/)) {
    const header = HEADER.exec(line);
    if (header) {
      const [, several, name] = header;
      table = several + name.trim();
      const own = DEPENDENCIES.exec(table)?.[1];
      last = own === undefined ? undefined : dependency(own);
      if (last) manifest.dependencies.push(last);
      continue;
    }
    const [, key, value] = /^\s*([\w."-]+)\s*=\s*(.+)$/.exec(line) ?? [];
    if (key === undefined) continue;
    const text = /^"([^"]*)"/.exec(value)?.[1];
    if (table === "package" && key === "name") manifest.name = text;
    else if (table === "lib" && (key === "name" || key === "path")) manifest.library[key] = text;
    else if (last) last.name = (key === "package" ? text : undefined) ?? last.name;
    else if (DEPENDENCIES.test(table))
      manifest.dependencies.push(dependency(key.split(".")[0], /\bpackage\s*=\s*"([^"]+)"/.exec(value)?.[1]));
  }
  return manifest;
}

function dependency(written: string, name?: string): Dependency {
  const key = written.replaceAll('"', "");
  return { as: crateName(key), name: name ?? key };
}

/** What the code calls a package. */
export const crateName = (name: string): string => name.replaceAll("-", "_");
