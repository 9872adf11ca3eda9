/**
 * Folders of PATH as rust-analyzer is looked for in them. What stands there is often rustup, which would choose a
 * toolchain by the folder it is started in, and might fetch one: the toolchains that it manages are looked into
 * instead.
 */
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { readToml } from "./toml";

const ENDING = process.platform === "win32" ? ".exe" : "";

/** @param path the variable PATH */
export function withoutProxies(path: string | undefined): string {
  const folders = (path ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => (isProxy(folder) ? toolchainsOf(folder) : [folder])).join(delimiter);
}

function isProxy(folder: string): boolean {
  const [own, rustup] = [join(folder, `rust-analyzer${ENDING}`), join(folder, `rustup${ENDING}`)];
  try {
    if (basename(realpathSync(own)) === `rustup${ENDING}`) return true;
    // Links of the other kind, where the system has no better ones.
    return statSync(own).ino === statSync(rustup).ino && statSync(own).size === statSync(rustup).size;
  } catch {
    return false;
  }
}

/** Folders of programs of the toolchains that rustup manages, the one that the user chose first. */
function toolchainsOf(proxies: string): string[] {
  const homes = new Set([join(dirname(dirname(proxies)), ".rustup"), join(homedir(), ".rustup")]);
  return [...homes].flatMap((home) => {
    const chosen = defaultOf(home);
    const names = namesIn(join(home, "toolchains"));
    const sorted = names.filter((name) => name === chosen).concat(names.filter((name) => name !== chosen));
    return sorted.map((name) => join(home, "toolchains", name, "bin"));
  });
}

function defaultOf(home: string): unknown {
  try {
    return readToml(readFileSync(join(home, "settings.toml"), "utf8")).default_toolchain;
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
