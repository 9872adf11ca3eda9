/** The walker of Go as a program: built by the Go toolchain of this machine, from sources that Fathom brings. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Tool } from "../tools/tool";

/** Where the sources may stand as seen from this module: beside it, and from a bundle in `dist` or `bench/dist`. */
const PLACES = ["./walker/", "../indexer/precise/go/walker/", "../../indexer/precise/go/walker/"];

/** Absolute path of the folder with the sources; undefined in an installation that is not whole. */
export function walkerSources(): string | undefined {
  const folders = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return folders.find((folder) => existsSync(join(folder, "go.mod")));
}

let known: string | undefined;

/** Tells the sources from those of other versions of Fathom. */
function sourcesHash(): string {
  if (known !== undefined) return known;
  const folder = walkerSources();
  const names = folder === undefined ? [] : readdirSync(folder).filter((name) => /\.go$|^go\.mod$/.test(name));
  const hash = createHash("sha256");
  for (const name of names.sort()) hash.update(`${name}\0`).update(readFileSync(join(folder ?? "", name)));
  return (known = hash.digest("hex").slice(0, 12));
}

export const GO_WALKER: Tool = {
  id: "go",
  name: "go",
  languages: "Go",
  commands: [],
  versionIn: (output) => /^go(\d[\w.]*)/.exec(output)?.[1],
  package: {
    name: "go-walker",
    get version() {
      return sourcesHash();
    },
    program: "go-walker",
  },
};

/** What the standard library declares, beside the program. */
export const LIBRARY = "library.zip";
