/**
 * Where the symbols of a whole index are declared. Built in one pass over all shards, kept without those of the system
 * by name.
 */
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import type { DeclaredPlace } from "../port";
import { ReferenceKind, type Location, type Shard, type ShardRelation } from "./shard-reader";

/** A symbol that the repository declares. */
export interface DeclaredSymbol {
  /** undefined for a macro, which clangd lists without its name */
  name: string | undefined;
  isConstructor: boolean;
  /** several for a C function that is defined once per platform */
  definitions: DeclaredPlace[];
  declarations: DeclaredPlace[];
}

/** What a name at a place of the repository means, by its symbol. */
export type SymbolMeaning = DeclaredSymbol | "outside" | "unknown";

/** Where a name is asked for. */
interface Asking {
  path?: string;
  declares?: () => boolean;
}

/** Places of one symbol that are kept. */
const MAX_PLACES = 12;

interface OutsideSymbol {
  isDefined: boolean;
}

export class DeclaredSymbols {
  private readonly inside = new Map<string, DeclaredSymbol>();
  private readonly outside = new Map<string, OutsideSymbol>();
  /** ids of symbols that headers of ours declare */
  private readonly stubs = new Set<string>();
  private readonly names = new Set<string>();
  readonly relations: ShardRelation[] = [];

  constructor(private readonly places: UriPlaces) {}

  add(shard: Shard): void {
    for (const { id, name, isConstructor, definition, declaration } of shard.symbols()) {
      this.note(id, definition, true, name);
      this.note(id, declaration, false, name);
      const symbol = isConstructor ? this.inside.get(id) : undefined;
      if (symbol) symbol.isConstructor = true;
    }
    for (const { id, kind, location } of shard.references())
      if (kind & (ReferenceKind.declaration | ReferenceKind.definition))
        this.note(id, location, (kind & ReferenceKind.definition) !== 0);
    this.relations.push(...shard.relations());
  }

  /**
   * @param word as it stands in the text, for a symbol that clangd does not list
   * @param asking where it is asked for
   * @param asking.declares `struct word` may be all that this build sees of a type which the repository defines
   * elsewhere
   */
  meaning(id: string, word: string, { path, declares }: Asking = {}): SymbolMeaning {
    const inside = this.inside.get(id);
    const outside = this.outside.get(id);
    if (inside === undefined) {
      if (outside !== undefined) return "outside";
      return this.stubs.has(id) || this.names.has(word) || declares?.() ? "unknown" : "outside";
    }
    // What only repeats a declaration of the system, or stands in for a type where the system lacks it, is the
    // system's.
    if (outside === undefined) return inside;
    if (outside.isDefined || inside.definitions.length === 0) return "outside";
    return path !== undefined && isUnannounced(inside, path) ? "outside" : inside;
  }

  /** The place that a symbol is known by; undefined for one that is not the repository's. */
  headOf(id: string): DeclaredPlace | undefined {
    const meaning = this.meaning(id, "");
    return typeof meaning === "string" ? undefined : (meaning.definitions[0] ?? meaning.declarations[0]);
  }

  private note(id: string, { uri, start }: Location, isDefinition: boolean, name?: string): void {
    if (uri === "") return;
    const path = this.places.pathOf(uri);
    if (path !== null) this.noteInside(id, { path, ...start }, isDefinition, name);
    else if (this.places.isStub(uri)) this.stubs.add(id);
    else this.outside.set(id, { isDefined: isDefinition || this.outside.get(id)?.isDefined === true });
  }

  private noteInside(id: string, place: DeclaredPlace, isDefinition: boolean, name: string | undefined): void {
    let symbol = this.inside.get(id);
    if (symbol === undefined)
      this.inside.set(id, (symbol = { name, isConstructor: false, definitions: [], declarations: [] }));
    symbol.name ??= name;
    if (name !== undefined) this.names.add(name);
    if (symbol.definitions.some((other) => isSame(other, place))) return;
    if (isDefinition) {
      symbol.declarations = symbol.declarations.filter((other) => !isSame(other, place));
      if (symbol.definitions.length < MAX_PLACES) symbol.definitions.push(place);
    } else if (symbol.declarations.length < MAX_PLACES && !symbol.declarations.some((other) => isSame(other, place)))
      symbol.declarations.push(place);
  }
}

/**
 * Nothing announces it but the system's headers, and one source of another program stands in for the system's own, as
 * what is loaded before a library does. Other files mean the system's.
 */
const isUnannounced = ({ definitions, declarations }: DeclaredSymbol, path: string): boolean =>
  declarations.length === 0 && definitions.every((place) => place.path !== path && SOURCE.test(place.path));

/** Files that are compiled by themselves. */
const SOURCE = /\.(?:c|cc|cpp|cxx|c\+\+|m|mm)$/i;

const isSame = (one: DeclaredPlace, other: DeclaredPlace): boolean =>
  one.path === other.path && one.line === other.line && one.column === other.column;

/** URIs of clangd as paths inside of a repository. */
export class UriPlaces {
  private readonly known = new Map<string, string | null>();
  private readonly root: string;

  /** @param stubs folder of headers that we wrote */
  constructor(
    root: string,
    private readonly stubFolder: string,
  ) {
    this.root = join(root, "/");
  }

  /** Null for a file outside. */
  pathOf(uri: string): string | null {
    const known = this.known.get(uri);
    if (known !== undefined) return known;
    const file = fileOf(uri);
    const path = file?.startsWith(this.root) ? file.slice(this.root.length).replaceAll("\\", "/") : null;
    this.known.set(uri, path);
    return path;
  }

  /** A header that we wrote. */
  isStub(uri: string): boolean {
    return fileOf(uri)?.startsWith(join(this.stubFolder, "/")) ?? false;
  }
}

function fileOf(uri: string): string | null {
  try {
    return fileURLToPath(uri);
  } catch {
    return null;
  }
}
