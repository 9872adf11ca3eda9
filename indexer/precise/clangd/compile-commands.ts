/** How clangd is told to read each file: one command a unit, written from the listing alone into a folder of ours. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Reach } from "./external-headers";
import { includeFolders, nearestFirst, type IncludeFolder } from "./include-folders";
import type { ListedFile, Listing } from "./listing";
import { platformMacros } from "./platform-macros";

export interface CompileCommand {
  directory: string;
  file: string;
  arguments: string[];
}

const SOURCE = /\.(?:c|cc|cpp|cxx|c\+\+|cp|C|CPP)$/;
const HEADER = /\.(?:h|hh|hpp|hxx|h\+\+|H)$/;

/** Files that are read by themselves: sources, and headers that none of them can reach. */
export function unitsOf(listing: Listing): ListedFile[] {
  const included = new Set<string>();
  for (const { path, directives } of listing.files())
    for (const { name } of directives.includes) {
      const beside = listing.beside(path, name);
      if (beside) included.add(beside.path);
      else for (const found of listing.endingWith(name)) included.add(found);
    }
  return [...listing.files()].filter(({ path }) => SOURCE.test(path) || (HEADER.test(path) && !included.has(path)));
}

/** Writes the folders' lists of flags, and gives the command of each unit. */
export class CompileCommands {
  private readonly folders: readonly IncludeFolder[];
  private readonly macros: readonly string[];
  private readonly written = new Map<string, FlagFiles>();

  /**
   * @param folder of ours
   * @param stubs folder that is looked at last
   * @param forced header that C++ begins with
   * @param outside folders of others, behind the repository's own
   */
  constructor(
    private readonly listing: Listing,
    private readonly folder: string,
    private readonly stubs: string,
    private readonly forced: string | null = null,
    private readonly outside: Reach["folders"] = [],
  ) {
    this.folders = includeFolders(listing);
    this.macros = platformMacros(listing, process.platform).map((macro) => `-D${macro}`);
    rmSync(join(folder, "flags"), { recursive: true, force: true });
    mkdirSync(join(folder, "flags"), { recursive: true });
  }

  of({ path, language }: ListedFile): CompileCommand {
    const file = join(this.listing.root, path);
    const isC = language === "c";
    const kind = isC ? ["clang", "-xc", "-std=gnu17", "-D_GNU_SOURCE"] : ["clang++", "-xc++", "-std=gnu++20"];
    const { flags, others } = this.flagsFor(posix.dirname(path));
    const first = this.forced === null || isC ? [] : ["-include", this.forced];
    const last = ["-idirafter", this.stubs, ...others.map((list) => `@${list}`), ...first, "-c", file];
    return {
      directory: this.folder,
      file,
      arguments: [...kind, ...LENIENT, ...this.macros, `@${flags}`, ...last],
    };
  }

  /** Many units share a folder and its flags: written once, not into each command. */
  private flagsFor(folder: string): FlagFiles {
    const known = this.written.get(folder);
    if (known !== undefined) return known;
    const number = this.written.size;
    const own = nearestFirst(this.folders, folder).map(({ path, order }) => ({
      path: join(this.listing.root, path),
      order,
    }));
    const others = own.filter(({ order }) => order === "other");
    const files = {
      flags: this.write(`${number}.txt`, [...own.filter(({ order }) => order !== "other"), ...this.outside]),
      others: others.length === 0 ? [] : [this.write(`${number}-others.txt`, others)],
    };
    this.written.set(folder, files);
    return files;
  }

  private write(name: string, folders: readonly IncludeFolder[]): string {
    const file = join(this.folder, "flags", name);
    writeFileSync(file, folders.map(({ path, order }) => `${FLAG[order]}\n${quoted(path)}\n`).join(""));
    return file;
  }
}

/** Lists of flags, by their paths. */
interface FlagFiles {
  flags: string;
  /** behind the stubs; none where there is nothing for other platforms */
  others: readonly string[];
}

/** What is not there is no error that ends anything, and never means what is spelled alike: that would be a guess. */
const LENIENT = ["-w", "-ferror-limit=0", "-fno-spell-checking"];

const FLAG: Readonly<Record<IncludeFolder["order"], string>> = {
  angled: "-I",
  quoted: "-iquote",
  last: "-idirafter",
  other: "-idirafter",
};

const quoted = (path: string): string => `"${path.replace(/["\\]/g, "\\$&")}"`;
