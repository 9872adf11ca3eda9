/** The repository's files as the compiler reads them: bytes once, with the hash that facts are held by. */
import { createHash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, sep } from "node:path";
import { decodeSource } from "../../workers/decode-source";

/** Larger files are data in the clothes of source: they cost seconds and tell nothing. */
const MAX_BYTES = 1_500_000;
/** Mean units per line of texts above MINIFIED_FROM: code made for machines. */
const MAX_MEAN_LINE = 400;
const MINIFIED_FROM = 20_000;

export interface SourceText {
  text: string;
  /** SHA-256 of the bytes */
  hash: Uint8Array;
}

/** Reads below one folder only. Paths are absolute, `/` everywhere. */
export class Sources {
  private readonly listed = new Map<string, string>();
  private readonly folders = new Set<string>();
  private readonly texts = new Map<string, SourceText | null>();
  private readonly realFolders = new Map<string, string | null>();

  /** @param root real path of the checkout, `/` everywhere */
  constructor(readonly root: string) {}

  /** Says which files the repository has. @param paths inside the repository */
  list(paths: readonly string[]): void {
    this.listed.clear();
    this.folders.clear();
    for (const path of paths) {
      this.listed.set(`${this.root}/${path}`, path);
      for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
        if (this.folders.has(`${this.root}/${folder}`)) break;
        this.folders.add(`${this.root}/${folder}`);
      }
    }
    this.folders.add(this.root);
    for (const file of this.texts.keys()) if (!this.listed.has(file)) this.texts.delete(file);
  }

  /** SHA-256 of a listed file's bytes as they were read; null before that, and for files that are left out. */
  hashOf(path: string): Uint8Array | null {
    return this.texts.get(this.absolute(path))?.hash ?? null;
  }

  /** Reads these files anew when they are asked for again. @param paths inside the repository */
  forget(paths: readonly string[]): void {
    for (const path of paths) this.texts.delete(`${this.root}/${path}`);
    this.realFolders.clear();
  }

  /** Absolute paths of all listed files. */
  files(): Iterable<string> {
    return this.listed.keys();
  }

  /** Path inside the repository; undefined for files that it does not list. */
  pathOf(file: string): string | undefined {
    return this.listed.get(file);
  }

  absolute(path: string): string {
    return `${this.root}/${path}`;
  }

  /** Folders that hold listed files at any depth, the root among them. */
  allFolders(): ReadonlySet<string> {
    return this.folders;
  }

  /** Whether it is a listed file that the compiler may read: neither too large nor minified. */
  has(file: string): boolean {
    return this.listed.has(file) && this.read(file) !== null;
  }

  /** A listed file; null when it is left out. */
  read(file: string): SourceText | null {
    let source = this.texts.get(file);
    if (source === undefined) {
      source = this.readBelowRoot(file, MAX_BYTES);
      if (source !== null && isMinified(source.text)) source = null;
      this.texts.set(file, source);
    }
    return source;
  }

  /** Any file below the root, such as one of an installed package. Not kept. */
  readBelowRoot(file: string, maxBytes: number): SourceText | null {
    if (!this.isBelowRoot(file)) return null;
    try {
      const status = statSync(file);
      if (!status.isFile() || status.size > maxBytes) return null;
      const bytes = readFileSync(file);
      const decoded = decodeSource(bytes);
      return decoded && { text: decoded.text, hash: createHash("sha256").update(bytes).digest() };
    } catch {
      return null;
    }
  }

  /** Whether a path leads, links followed, to something below the root. */
  isBelowRoot(file: string): boolean {
    return this.realPath(file)?.startsWith(`${this.root}/`) ?? false;
  }

  /** The path with links followed; null where there is nothing or the root is left. */
  realPath(file: string): string | null {
    if (!file.startsWith(`${this.root}/`)) return null;
    const folder = this.realFolder(dirname(file));
    if (folder === null) return null;
    const real = followed(`${folder}/${file.slice(file.lastIndexOf("/") + 1)}`);
    return real !== null && (real === this.root || real.startsWith(`${this.root}/`)) ? real : null;
  }

  private realFolder(folder: string): string | null {
    let real = this.realFolders.get(folder);
    if (real === undefined) this.realFolders.set(folder, (real = followed(folder)));
    return real;
  }
}

function followed(path: string): string | null {
  try {
    return slashes(realpathSync(path));
  } catch {
    return null;
  }
}

export const slashes = (path: string): string => (sep === "/" ? path : path.replaceAll(sep, "/"));

function isMinified(text: string): boolean {
  if (text.length <= MINIFIED_FROM) return false;
  let lines = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return text.length / lines > MAX_MEAN_LINE;
}
