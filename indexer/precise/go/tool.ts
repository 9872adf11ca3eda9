/** The walker of Go as a program: built by the Go toolchain of this machine, from sources that Fathom brings. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ownFolder } from "../tools/own-folder";
import type { Tool, ToolPackage } from "../tools/tool";

/** Absolute path of the folder with the sources. @throws Error in an installation that is not whole */
export const walkerSources = (): string => ownFolder("indexer/precise/go/walker");

let known: string | undefined;

/** Tells the sources from those of other versions of Fathom. */
function sourcesHash(): string {
  if (known !== undefined) return known;
  const folder = walkerSources();
  const names = readdirSync(folder).filter((name) => /\.go$|^go\.mod$/.test(name));
  const hash = createHash("sha256");
  for (const name of names.sort()) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return (known = hash.digest("hex").slice(0, 12));
}

/** Where the walker is built to. */
export const GO_PACKAGE: ToolPackage = {
  name: "go-walker",
  get version() {
    return sourcesHash();
  },
  program: "go-walker",
};

export const GO_WALKER: Tool = {
  id: "go-walker",
  name: "go",
  languages: "Go",
  commands: [],
  versionIn: (output) => /^go(\d[\w.]*)/.exec(output)?.[1],
  package: GO_PACKAGE,
};

/** What the standard library declares, beside the program. */
export const LIBRARY = "library.zip";
