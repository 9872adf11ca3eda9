/** Real code to measure with: what Debian packages carry, unpacked once into the folder for temporary files. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

export interface Corpus {
  name: string;
  folder: string;
}

const CACHE = join(tmpdir(), "corpora");
const LINUX = "/usr/src/linux-source-6.1.tar.xz";
const JDK = ["/usr/lib/jvm/openjdk-17/lib/src.zip", "/usr/lib/jvm/openjdk-17/src.zip"];

/** The given folders, or those of the corpora that are on this machine. */
export function corpora(folders: readonly string[]): Corpus[] {
  if (folders.length > 0)
    return folders.map((folder) => ({ name: basename(resolve(folder)), folder: resolve(folder) }));
  const found = [linux(), jdk()].filter((corpus) => corpus !== null);
  if (found.length === 0)
    throw new Error(
      "Nothing to measure: name folders, or install the packages linux-source-6.1 and openjdk-17-source.",
    );
  return found;
}

function linux(): Corpus | null {
  const corpus = { name: "linux", folder: join(CACHE, "linux") };
  const parts = ["kernel", "mm", "fs", "include"].map((part) => `linux-source-6.1/${part}`);
  const unpack = (to: string) => execFileSync("tar", ["-xJf", LINUX, "-C", to, "--strip-components=1", ...parts]);
  return existsSync(corpus.folder) || (existsSync(LINUX) && unpackInto(corpus.folder, unpack)) ? corpus : null;
}

function jdk(): Corpus | null {
  const corpus = { name: "jdk", folder: join(CACHE, "jdk") };
  const archive = JDK.find((path) => existsSync(path));
  const unpack = (to: string) => execFileSync("unzip", ["-q", archive ?? "", "java.base/*", "-d", to]);
  return existsSync(corpus.folder) || (archive && unpackInto(corpus.folder, unpack)) ? corpus : null;
}

/** Whole or not at all: a folder that is there is complete. */
function unpackInto(folder: string, unpack: (to: string) => void): true {
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  console.log(`Unpacking ${folder} ...`);
  unpack(part);
  renameSync(part, folder);
  return true;
}
