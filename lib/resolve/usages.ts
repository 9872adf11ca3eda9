/**
 * Every use of a symbol: reads the rows of its name, resolves each use where it stands, and keeps those that mean it. Goes from the
 * nearest file outward and ends when a page is full. Bounded in uses and time; what was not looked at is said, never guessed.
 */
import { USE_ROLES, type LanguageId, type UseRole } from "../contract/vocabulary";
import type { FilePlace } from "../db/file-places";
import type { Queryable } from "../db/pool";
import { decodeReferencePost, type ReferenceUse } from "../db/reference-post";
import { aliasesOf } from "../db/reference-rows";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import { isFunction, type Declaration } from "./declaration";
import type { NamedUses } from "./index-reads";
import { NAME_RULES } from "./name-rules";
import type { OverridePairs } from "./override-pairs";
import type { Resolution } from "./resolution";
import type { Resolver } from "./resolver";
import { isUnrealPath } from "./unreal-paths";
import { usesOf, type Target, type Use } from "./use";

/** Uses that are resolved for one answer. */
const MAX_USES = 20_000;
/** Milliseconds for one answer. */
const MAX_TIME = 3000;
/** Milliseconds after which a full answer ends the search; until then it goes on, to know how many there are in all. */
const PATIENCE = 40;
/** Uses and files that are resolved side by side: about a page at first, then twice as many each time. */
const FIRST_CHUNK = 64;
const LARGEST_CHUNK = 1024;
const CHUNK_FILES = 128;

export interface Wanted {
  targets: readonly Target[];
  /** files whose uses count; others are not looked at */
  keepFile(place: FilePlace): boolean;
  roles: ReadonlySet<UseRole> | null;
  /** whether these fill the answer: then the search ends as soon as its patience is over */
  isEnough(uses: readonly Use[]): boolean;
  /** milliseconds for which a full answer is still counted on */
  patience?: number;
  /** when the search must end, in `performance.now()` milliseconds */
  deadline?: number;
  /** uses that are looked at in all, about */
  most?: number;
  /** a use counts for every target that it fits, not only for the best */
  forEach?: boolean;
}

export interface FoundUses {
  /** in the order of files and places */
  uses: Use[];
  /** not everything was looked at */
  incomplete: boolean;
  /** uses of the name in files that `keepFile` left out */
  leftOut: number;
}

export class UsageFinder {
  constructor(
    private readonly pool: Queryable,
    private readonly code: CodeIndex,
    private readonly resolver: Resolver,
    private readonly pairs: OverridePairs,
  ) {}

  async find(wanted: Wanted): Promise<FoundUses> {
    const started = performance.now();
    const end = wanted.deadline ?? started + MAX_TIME;
    const rows = await this.rows(wanted.targets);
    const kept = rows.filter(({ place }) => wanted.keepFile(place));
    const found: FoundUses = { uses: [], incomplete: false, leftOut: countUses(rows) - countUses(kept) };
    const ordered = nearestFirst(kept, wanted.targets);
    let looked = 0;
    for (let at = 0, size = FIRST_CHUNK; at < ordered.length;) {
      const now = performance.now();
      const isFull = wanted.isEnough(found.uses);
      const isOver = isFull && now >= started + (wanted.patience ?? PATIENCE);
      if (isOver || looked >= (wanted.most ?? MAX_USES) || now > end) return { ...found, incomplete: true };
      // What is only counted must not keep the answer waiting: in small steps.
      const chunk = chunkOf(ordered, at, isFull ? FIRST_CHUNK : size);
      found.uses.push(...(await this.resolveChunk(chunk, wanted)));
      looked += countUses(chunk);
      at += chunk.length;
      size = Math.min(size * 2, LARGEST_CHUNK);
    }
    return found;
  }

  /** Reads where names are used in one go; later searches for them answer from memory. */
  async prefetch(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.code.uses(name)));
  }

  /** The rows of the targets' names, and of the names under which files import them. */
  private async rows(targets: readonly Target[]): Promise<Row[]> {
    const families = new Set(targets.flatMap((target) => [...NAME_RULES[target.head.language].family]));
    const names = [...new Set(targets.flatMap((target) => target.names))];
    const rows = await Promise.all(names.map((name) => this.rowsOf(name)));
    const own = rows
      .flat()
      .filter(({ name, place }) => isUnrealPath(name) || families.has(place.language as LanguageId));
    return [...own, ...(await this.aliasRows(targets))];
  }

  private async aliasRows(targets: readonly Target[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (const { head, names, declarations } of targets) {
      if (!NAME_RULES[head.language].needsImport || head.holderKind !== null) continue;
      const aliases = await aliasesOf(
        this.pool,
        declarations.map((d) => d.fileId),
        head.name,
      );
      for (const name of new Set(aliases.map((alias) => alias.name))) {
        if (names.includes(name)) continue;
        const files = new Set(aliases.filter((alias) => alias.name === name).map((alias) => alias.fileId));
        for (const row of await this.rowsOf(name)) if (files.has(row.place.fileId)) rows.push(row);
      }
    }
    return rows;
  }

  private async rowsOf(name: string): Promise<Row[]> {
    return (await this.code.uses(name)).map(({ place, post, count }) => ({ place, post, count, name }));
  }

  /** Notes which of the methods that were met override a target. */
  private async learnOverriding({ head, related }: Target, meant: readonly Resolution[]): Promise<void> {
    if (!isFunction(head.kind) || head.holderKind === null) return;
    const met = new Map<bigint, Declaration>();
    for (const declarations of new Set(meant.map((each) => each.declarations)))
      for (const d of declarations.slice(0, MAX_CANDIDATES)) if (d.name === head.name) met.set(d.keyHash, d);
    const unknown = [...met.values()].filter((d) => d.keyHash !== head.keyHash && !related.has(d.keyHash));
    const isBelow = await Promise.all(unknown.map((d) => this.pairs.isOverriding(d, head)));
    unknown.forEach((d, at) => isBelow[at] && related.set(d.keyHash, "override"));
  }

  /** Side by side: what they read, they read together. */
  private async resolveChunk(rows: readonly Row[], { roles, targets, forEach = false }: Wanted): Promise<Use[]> {
    await this.code.prefetchFiles(rows.map(({ place }) => place.fileId));
    const places: { file: CodeFile; i: number }[] = [];
    for (const row of rows) {
      const file = await this.code.file(row.place.fileId);
      if (!file) continue;
      for (const use of decodeReferencePost(row.post)) {
        if (roles && !roles.has(USE_ROLES[use.role])) continue;
        const i = occurrenceOf(file, use, row.name);
        if (i >= 0) places.push({ file, i });
      }
    }
    const meant = await Promise.all(places.map(({ file, i }) => this.resolver.occurrence(file, i)));
    await Promise.all(targets.map((target) => this.learnOverriding(target, meant)));
    return places.flatMap(({ file, i }, at) => usesOf(file, i, meant[at], targets, forEach));
  }
}

/** Candidates of a mere name that are looked at for methods which override the target. */
const MAX_CANDIDATES = 40;

interface Row extends NamedUses {
  name: string;
}

const countUses = (rows: readonly NamedUses[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** The next rows with about so many uses. */
function chunkOf(rows: readonly Row[], start: number, uses: number): Row[] {
  let end = start;
  for (let left = uses; end < rows.length && left > 0 && end - start < CHUNK_FILES; end++) left -= rows[end].count;
  return rows.slice(start, end);
}

/** The occurrence at a use's place; -1 when the file was indexed again in between. */
function occurrenceOf(file: CodeFile, use: ReferenceUse, name: string): number {
  const i = file.occurrenceAt(use.line, use.column);
  return i >= 0 && file.uses.column[i] === use.column && file.name(i) === name ? i : -1;
}

/** Own code first, then the symbol's own repository and files, then by path. */
function nearestFirst(rows: readonly Row[], targets: readonly Target[]): Row[] {
  const files = new Set(targets.flatMap((target) => target.declarations.map((d) => d.fileId)));
  const repositories = new Set(targets.map((target) => target.head.repositoryId));
  const rank = ({ place }: Row) =>
    (place.scope === "user" ? 0 : 4) +
    (repositories.has(place.repositoryId) ? 0 : 2) +
    (files.has(place.fileId) ? 0 : 1);
  const ranked: Row[][] = Array.from({ length: 8 }, () => []);
  for (const row of rows) ranked[rank(row)].push(row);
  // Rows of one name come by place; those of several have to be put so.
  if (new Set(rows.map(({ name }) => name)).size > 1) for (const list of ranked) list.sort(byPlace);
  return ranked.flat();
}

function byPlace({ place: a, post: one }: Row, { place: b, post: other }: Row): number {
  return compare(a.repo, b.repo) || compare(a.path, b.path) || one.length - other.length;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
