/**
 * Facts that are kept in memory between questions. What a file says never changes under its id and stays until others
 * need the room. What depends on other files (declarations of a name, where imports lead, which base is meant) is
 * dropped as a whole when the index has changed, which every question looks up before it reads. What compilers'
 * engines say, and what was concluded from it, is dropped as well when they said something new: while they run, every
 * few seconds.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ImportRecord } from "../../db/read/code-files";
import type { FilePlace } from "../../db/read/file-places";
import { generationsOf, type Generations } from "../../db/index-generation";
import type { Queryable } from "../../db/pool";
import type { PreciseLinkRecord } from "../../db/precise/precise-links";
import type { RelationRecord } from "../../db/read/type-relations";
import { linkTables } from "../../db/link/link-tables";
import { SymbolOwners } from "../../db/read/symbol-owners";
import { showsRevision } from "../../db/revision/revision-pools";
import { BoundedMap } from "../../bounded-map";
import { processHeap, type Halving } from "../../full-heap";
import type { Declaration } from "./declaration";
import type { DeclaredName } from "./declared-name";
import type { FileFacts } from "./file-facts";
import { IncludeGraph } from "./include-graph";
import type { NamedUses } from "./named-uses";
import type { PreciseAnswers } from "./precise-answers";
import type { Resolution } from "./resolution";
import type { RepositoryReach } from "./repository-reach";
import { SharedResolutions } from "./shared-resolutions";
import type { TypeEdge } from "./type-edges";
import { TypeLinks } from "./type-links";
import type { RowMeanings } from "./row-meanings";

/** Bytes of files' facts, about. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_DECLARATIONS = 60_000;
const MAX_RELATIONS = 60_000;
const MAX_IMPORTS = 150_000;
const MAX_USE_BYTES = 48 * 1024 * 1024;
const MAX_PRECISE_BYTES = 64 * 1024 * 1024;
const MAX_RESOLUTIONS = 150_000;
/**
 * Edges of types. They stay when the heap is full: they are few, and to find one costs a whole file's facts, a tree of
 * a thousand types more than any other question.
 */
const MAX_EDGES = 24_000;
const MAX_PLACES = 200_000;
/** uses whose meaning is kept by the row that they stand in */
const MAX_MEANINGS = 300_000;
/**
 * Milliseconds that an index must have been as it is before its links are read whole: while files change, few of them
 * are asked for.
 */
const SETTLED = 500;

/** What holds as long as the index stays as it is. */
export class LinkedFacts {
  readonly places = new BoundedMap<number, FilePlace>(MAX_PLACES);
  readonly imports = new BoundedMap<number, readonly ImportRecord[]>(MAX_IMPORTS);
  /** files by repository and path; null where there is none */
  readonly paths = new BoundedMap<string, number | null>(MAX_PLACES);
  readonly includes = new IncludeGraph();
  /** whether others include a file */
  readonly included = new BoundedMap<number, boolean>(MAX_PLACES);
  /** by name */
  readonly named = new BoundedMap<string, DeclaredName>(MAX_DECLARATIONS);
  /** declarations of one symbol, see `identityOf` */
  readonly symbols = new BoundedMap<string, readonly Declaration[]>(MAX_DECLARATIONS);
  readonly declared = new BoundedMap<bigint, Declaration>(MAX_DECLARATIONS);
  /** bases by the id of the type that names them */
  readonly bases = new BoundedMap<bigint, readonly RelationRecord[]>(MAX_RELATIONS);
  /** relations by the hash of the base's name */
  readonly naming = new BoundedMap<bigint, readonly RelationRecord[]>(MAX_RELATIONS);
  /** where names are used, by the names' hashes */
  readonly uses = new BoundedMap<bigint, NamedUses>(MAX_USE_BYTES);
  /** every relation of types; null until they were read whole */
  types: TypeLinks | null = null;
  isFilling = false;
  /** by the one word `all` */
  readonly reach = new Map<"all", Promise<RepositoryReach>>();

  constructor(readonly generation: string) {}

  /** Those of the maps whose entries are objects; the links as a whole stay. */
  get maps(): Halving[] {
    return [this.imports, this.named, this.symbols, this.declared, this.bases, this.naming, this.uses];
  }
}

/** What holds until a compiler's engine says something new: its answers, and all conclusions. */
export class ConcludedFacts {
  readonly decided: Decided = {
    resolutions: new BoundedMap(MAX_RESOLUTIONS),
    shared: new SharedResolutions(),
    typeEdges: new BoundedMap(MAX_EDGES),
    meanings: new BoundedMap(MAX_MEANINGS),
  };
  /** what compilers' engines say of a file as it is, by its id; null for nothing */
  readonly answers = new BoundedMap<number, PreciseAnswers | null>(MAX_PRECISE_BYTES);
  /** what engines say that types derive from and members override, by the key of either end */
  readonly preciseLinks = new BoundedMap<bigint, readonly PreciseLinkRecord[]>(MAX_RELATIONS);
  /** repositories of which an engine has said anything, by the one word `repositories` */
  readonly precise = new Map<"repositories", Promise<ReadonlySet<number>>>();

  constructor(readonly generation: string) {}

  /** Those of the maps that give way when the heap is full. */
  get maps(): Halving[] {
    const { resolutions, shared, meanings } = this.decided;
    return [resolutions, shared, meanings, this.answers, this.preciseLinks];
  }
}

/** What questions before this one found out. */
export interface Decided {
  /** what occurrences mean, by `occurrenceId` */
  resolutions: BoundedMap<number, Resolution>;
  /** those of them that are kept, each once */
  shared: SharedResolutions;
  /** what types derive from and what derives from them, by side and type */
  typeEdges: BoundedMap<string, readonly TypeEdge[]>;
  /** what the uses of a name in a file mean, by file and name */
  meanings: BoundedMap<string, RowMeanings>;
}

export interface KeptFacts {
  files: BoundedMap<number, FileFacts>;
  owners: SymbolOwners;
  linked: LinkedFacts;
  concluded: ConcludedFacts;
  /** how often the heap had been full when they were halved last */
  halvings: number;
}

const KEY = Symbol.for("fathom.kept-facts");
const shared = globalThis as { [KEY]?: WeakMap<Queryable, KeptFacts> };

/** On globalThis: Next loads this module once for pages and once for routes, and facts would be kept twice. */
const kept = (shared[KEY] ??= new WeakMap());

/** What is kept of the index behind a pool, none of it older than this call. */
export async function keptFacts(pool: Queryable): Promise<KeptFacts> {
  const { index, engines } = await generationsFrom(pool);
  const facts = kept.get(pool) ?? emptyFacts(index, engines);
  // A question that still reads goes on with the facts that it began with.
  if (facts.linked.generation !== index) {
    facts.linked = new LinkedFacts(index);
    facts.concluded = new ConcludedFacts(engines);
  } else if (facts.concluded.generation !== engines) facts.concluded = new ConcludedFacts(engines);
  kept.set(pool, facts);
  relieve(facts);
  const { linked } = facts;
  if (!linked.isFilling && !showsRevision(pool)) {
    linked.isFilling = true;
    setTimeout(() => facts.linked === linked && void fill(pool, facts), SETTLED).unref();
  }
  return { ...facts };
}

/** Halves them once for each time that the heap was full. */
function relieve(facts: KeptFacts): void {
  const { times } = processHeap();
  if (facts.halvings === times) return;
  facts.halvings = times;
  for (const map of [...facts.linked.maps, ...facts.concluded.maps, facts.files, facts.owners]) map.halve();
}

/** Looks that have not begun, by pool: questions that are asked at once, such as the parts of one, share one. */
const looks = new WeakMap<Queryable, Promise<Generations>>();

/** The generations of the index, looked up after this call. */
function generationsFrom(pool: Queryable): Promise<Generations> {
  const known = looks.get(pool);
  if (known !== undefined) return known;
  const look = nextTurn().then(() => {
    looks.delete(pool);
    return generationsOf(pool);
  });
  looks.set(pool, look);
  return look;
}

/**
 * Owners of symbols as far as questions before this one read them. Ids are never given twice, so none is out of date.
 */
export const knownOwners = (pool: Queryable): SymbolOwners | undefined => kept.get(pool)?.owners;

const emptyFacts = (index: string, engines: string): KeptFacts => ({
  files: new BoundedMap(MAX_FILE_BYTES),
  owners: new SymbolOwners(),
  linked: new LinkedFacts(index),
  concluded: new ConcludedFacts(engines),
  halvings: processHeap().times,
});

/** Reads the links now, without waiting whether the index stays as it is. */
export async function warmLinks(pool: Queryable): Promise<void> {
  const facts = await keptFacts(pool);
  if (facts.linked.types === null) await fill(pool, facts);
}

/** What is asked for everywhere, read whole: with the links, once, the owners. */
async function fill(pool: Queryable, { linked, owners }: KeptFacts): Promise<void> {
  await fillLinks(pool, linked);
  if (!owners.isFilled) await owners.fill(pool).catch(() => undefined);
}

/**
 * Reads the links of files and types whole, so that chains of them (includes of includes, bases of bases) are followed
 * without asking. It only saves time: where there are too many of them, or the read fails, each question reads those
 * that it needs.
 */
async function fillLinks(pool: Queryable, linked: LinkedFacts): Promise<void> {
  linked.isFilling = true;
  const tables = await linkTables(pool).catch(() => null);
  if (tables === null) return;
  processHeap().makeRoom(tables.places.length);
  for (const place of tables.places) linked.places.set(place.fileId, place);
  linked.includes.fill(
    tables.places.map(({ fileId }) => fileId),
    tables.targets,
  );
  linked.types = new TypeLinks(tables.relations);
}

/** A value that is read when it is first asked for, and then kept; a failure is not kept. */
export function readOnce<K, V>(memory: Map<K, Promise<V>>, key: K, read: () => Promise<V>): Promise<V> {
  const known = memory.get(key);
  if (known) return known;
  const found = read();
  memory.set(key, found);
  found.catch(() => memory.delete(key));
  return found;
}
