/** Where the sources of Rust's standard library are on this machine. */
import { readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** In the folder of a toolchain. */
const IN_TOOLCHAIN = "lib/rustlib/src/rust/library";

/**
 * Its folder `library`: the one of the program's own toolchain, else of another one beside it, else the system's.
 * @param program absolute path of rust-analyzer
 * @returns absolute path; null where there is none
 */
export function standardLibrary(program: string): string | null {
  const toolchain = dirname(dirname(real(program)));
  const beside = foldersIn(dirname(toolchain)).map((name) => join(dirname(toolchain), name));
  const system = foldersIn("/usr/src").filter((name) => name.startsWith("rustc-"));
  const candidates = [
    ...[toolchain, ...beside, "/usr", "/usr/local"].map((folder) => join(folder, IN_TOOLCHAIN)),
    ...system.map((name) => join("/usr/src", name, "library")),
  ];
  return (
    candidates.find((folder) => statSync(join(folder, "std/src/lib.rs"), { throwIfNoEntry: false })?.isFile()) ?? null
  );
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Newest versions first, as far as names tell. */
function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  } catch {
    return [];
  }
}
