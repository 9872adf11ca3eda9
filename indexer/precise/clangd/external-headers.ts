/**
 * Headers of the folders that a repository stands on, as far as its includes lead into them: an engine has a hundred
 * thousand, and only those that are reached are read.
 */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { ExternalFolder } from "../port";
import { distanceOf, folderServing, HeaderNames } from "./header-names";
import { foldersWithStandardNames } from "./include-folders";
import { directivesOf, type Directives, type Include } from "./includes";
import { SEARCHED, type Listing } from "./listing";
import { isStandardHeader } from "./standard-headers";

/** Headers that are read. */
const MAX_REACHED = 20_000;
/** Headers of one name that an include may mean, the nearest first: all of them are read. */
const MAX_NAMESAKES = 3;

export interface ReachedHeader {
  root: string;
  path: string;
  directives: Directives;
  /** names that end like a mark of export: `ENGINE_API` */
  marks: readonly string[];
}

/** What a repository's includes come to outside of it. */
export interface Reach {
  headers: readonly ReachedHeader[];
  /** absolute paths; `last`: behind the system's headers, see `IncludeFolder` */
  folders: readonly { path: string; order: "angled" | "last" }[];
  /** names of includes that some header answers, as they are written */
  answered: ReadonlySet<string>;
}

interface Place {
  root: string;
  path: string;
}

export class ExternalHeaders {
  private readonly names: ReadonlyMap<string, HeaderNames>;
  private readonly read = new Map<string, ReachedHeader | null>();
  /** by root, folders in which a header lies that is named like one of the system's */
  private readonly standard: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(externals: readonly ExternalFolder[]) {
    this.standard = new Map(externals.map(({ root, paths }) => [root, foldersWithStandardNames(paths)]));
    this.names = new Map(externals.map(({ root, paths }) => [root, namesOf(paths)]));
  }

  /** Follows the includes that the repository itself does not answer. */
  reach(listing: Listing): Reach {
    const walk = new Walk();
    for (const { path, directives } of listing.files())
      for (const include of directives.includes)
        if (!listing.answers(path, include.name) && !isSystem(include)) this.follow(include, null, walk);
    for (let at = 0; at < walk.found.length; at++)
      for (const include of walk.found[at].directives.includes)
        if (!isSystem(include)) this.follow(include, walk.found[at], walk);
    return { headers: walk.found, folders: this.ordered(walk.folders), answered: walk.answered };
  }

  private follow({ name }: Include, from: Place | null, walk: Walk): void {
    if (walk.isFull || walk.hasAsked(name, from)) return;
    for (const place of this.meant(name, from)) {
      const folder = folderServing(place.path, name);
      if (folder === null) continue;
      const header = this.headerAt(place);
      if (header === null) continue;
      walk.answered.add(name);
      walk.folders.set(join(place.root, folder), { root: place.root, path: folder });
      walk.add(header);
    }
  }

  /** The nearest of the headers that a name may mean; from outside, those of the folder that was given first. */
  private meant(name: string, from: Place | null): Place[] {
    const all = [...this.names].flatMap(([root, names]) => names.endingWith(name).map((path) => ({ root, path })));
    if (from === null || all.length <= 1) return all.slice(0, MAX_NAMESAKES);
    const steps = ({ root, path }: Place): number =>
      root === from.root ? distanceOf(posix.dirname(from.path), posix.dirname(path)) : Infinity;
    return all.sort((one, other) => (steps(one) < steps(other) ? -1 : 1)).slice(0, MAX_NAMESAKES);
  }

  private headerAt({ root, path }: Place): ReachedHeader | null {
    const file = join(root, path);
    let known = this.read.get(file);
    if (known === undefined) this.read.set(file, (known = readHeader(root, path)));
    return known;
  }

  private ordered(folders: ReadonlyMap<string, Place>): Reach["folders"] {
    return [...folders].map(([path, place]) => ({
      path,
      order: this.standard.get(place.root)?.has(place.path) ? "last" : "angled",
    }));
  }
}

/** What was found so far, each header once. */
class Walk {
  readonly found: ReachedHeader[] = [];
  readonly folders = new Map<string, Place>();
  readonly answered = new Set<string>();
  private readonly known = new Set<ReachedHeader>();
  private readonly asked = new Set<string>();

  get isFull(): boolean {
    return this.found.length >= MAX_REACHED;
  }

  /** Files of one folder mean the same by a name. */
  hasAsked(name: string, from: Place | null): boolean {
    const question = `${from === null ? "" : join(from.root, posix.dirname(from.path))}\0${name}`;
    if (this.asked.has(question)) return true;
    this.asked.add(question);
    return false;
  }

  add(header: ReachedHeader): void {
    if (this.known.has(header)) return;
    this.known.add(header);
    this.found.push(header);
  }
}

const isSystem = ({ name, isAngled }: Include): boolean => isAngled && isStandardHeader(name);

function namesOf(paths: readonly string[]): HeaderNames {
  const names = new HeaderNames();
  for (const path of paths) names.add(path);
  return names;
}

const MARK = /\b[A-Z][A-Z0-9_]*_API\b/g;

function readHeader(root: string, path: string): ReachedHeader | null {
  try {
    const text = readFileSync(join(root, path)).toString("utf8", 0, SEARCHED);
    return { root, path, directives: directivesOf(text), marks: [...new Set(text.match(MARK) ?? [])] };
  } catch {
    return null;
  }
}
