/**
 * Headers that a build would make or an installation would bring, written into a folder of ours that is looked at
 * last, behind the system's: templates of the repository filled in, empty files for the rest. So one missing header
 * does not end what a compiler understands.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { Reach } from "./external-headers";
import type { Listing } from "./listing";
import { OtherPlatforms } from "./other-platforms";

const TEMPLATE_ENDINGS = [".in", ".cmake", ".cmake.in", ".cmakein"];
const MAX_TEMPLATE = 1024 * 1024;
/** Includes that get a file. */
const MAX_STUBS = 20_000;

const NOTHING_OUTSIDE: Reach = { headers: [], folders: [], answered: new Set() };

/**
 * Names of includes that no file of the repository answers, nor one of those it stands on, and what goes into each.
 * Where all that answers is for other platforms, what a build would make for this one counts.
 */
export function stubsOf(
  listing: Listing,
  filled: (name: string) => string,
  outside: Reach = NOTHING_OUTSIDE,
  platform = process.platform,
): Map<string, string> {
  const others = new OtherPlatforms(platform);
  const isForOthers = (name: string): boolean => listing.endingWith(name).every((path) => others.hasFolder(path));
  const stubs = new Map<string, string>();
  const directives = [...[...listing.files()], ...outside.headers].map((file) => file.directives);
  const optional = new Set(directives.flatMap((each) => each.optional));
  const add = (name: string): void => {
    const clean = posix.normalize(name);
    if (stubs.size >= MAX_STUBS || stubs.has(clean) || optional.has(name) || !isWritable(clean)) return;
    if (!outside.answered.has(name)) stubs.set(clean, filled(clean));
  };
  for (const { path, directives } of listing.files())
    for (const { name } of directives.includes) {
      if (!listing.answers(path, name)) add(name);
      else if (!listing.beside(path, name) && isForOthers(name) && filled(posix.normalize(name)) !== "") add(name);
    }
  for (const { directives } of outside.headers)
    for (const { name } of directives.includes) if (listing.endingWith(name).length === 0) add(name);
  return stubs;
}

/** An include may be anything: macros, paths of Windows, ways out of the folder. */
const isWritable = (name: string): boolean =>
  name.length < 200 && !name.includes("..") && /^[\w+\-. ]+(?:\/[\w+\-. ]+)*$/.test(name) && !name.endsWith("/.");

/** Writes the stubs and removes those of an earlier run. */
export function writeStubs(folder: string, stubs: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of stubs) {
    try {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    } catch {
      // `a` and `a/b.h` cannot both be there: one of them is enough.
    }
  }
}

/** Templates of configured headers that lie in the repository. */
export class Templates {
  private readonly byName: ReadonlyMap<string, string>;

  constructor(private readonly listing: Listing) {
    this.byName = templatesIn(listing);
  }

  /** The text of a header as a build would configure it; empty where there is no template. */
  filled(name: string): string {
    const bare = posix.basename(name);
    const path = TEMPLATE_ENDINGS.map((ending) => this.byName.get(bare + ending)).find((found) => found !== undefined);
    const other = this.byName.get(bare.replace(/(\.\w+)$/, ".in$1"));
    return fill(readTemplate(path ?? other, this.listing.root));
  }
}

function templatesIn(listing: Listing): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of foldersAround(listing)) {
    for (const name of namesIn(join(listing.root, folder))) {
      const isTemplate = TEMPLATE_ENDINGS.some((ending) => name.endsWith(ending)) || /\.in\.\w+$/.test(name);
      if (isTemplate && !found.has(name)) found.set(name, posix.join(folder, name));
    }
  }
  return found;
}

/** Folders with sources and those above them, the root's first, with what builds are described in beside them. */
function foldersAround(listing: Listing): string[] {
  const folders = new Set(["."]);
  for (const { path } of listing.files())
    for (let at = posix.dirname(path); at !== "." && !folders.has(at); at = posix.dirname(at)) folders.add(at);
  const described = [...folders].flatMap((folder) => OF_BUILDS.map((name) => posix.join(folder, name)));
  return [...new Set([...folders, ...described])].sort((a, b) => a.length - b.length);
}

/** Folders that hold templates and often no source. */
const OF_BUILDS = ["cmake", "config", "build"];

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readTemplate(path: string | undefined, root: string): string {
  if (path === undefined) return "";
  try {
    return readFileSync(join(root, path), "utf8").slice(0, MAX_TEMPLATE);
  } catch {
    return "";
  }
}

/**
 * What is asked of the system is off: it would pull in libraries that may not be there. Structs of the system are
 * there: what stands in for them where they lack is not what code means.
 */
const isOfSystem = (macro: string): boolean => /(?:^|_)HAVE_(?!STRUCT_)/.test(macro);

/**
 * Fills a template of CMake or autoconf: options on, but for those of other platforms, values 1, words of C
 * themselves.
 */
export function fill(template: string, platform = process.platform): string {
  const others = new OtherPlatforms(platform);
  const isOff = (name: string): boolean => isOfSystem(name) || others.hasMacro(name);
  return template
    .replace(
      /^[ \t]*#[ \t]*cmakedefine01[ \t]+(\w+).*$/gm,
      (_, name: string) => `#define ${name} ${isOff(name) ? 0 : 1}`,
    )
    .replace(/^[ \t]*#[ \t]*cmakedefine[ \t]+(\w+)(.*)$/gm, (_, name: string, rest: string) =>
      isOff(name) ? `/* ${name} */` : `#define ${name}${rest}`,
    )
    .replace(/@(\w+)@|\$\{(\w+)\}/g, (_, at = "", braces = "") => (/inline/i.test(`${at}${braces}`) ? "inline" : "1"));
}
