/**
 * Every use of a symbol: reads the rows of its name, resolves each use where it stands, and keeps those that mean it. Bounded in
 * uses and time; what was not looked at is said, never guessed.
 */
import { USE_ROLES, type LanguageId, type UseRole } from "../contract/vocabulary";
import type { FilePlace } from "../db/file-places";
import { nameHash } from "../db/name-hash";
import { splitQualified } from "../db/symbol-key";
import type { Queryable } from "../db/pool";
import { countReferencePost, decodeReferencePost, type ReferenceUse } from "../db/reference-post";
import { aliasesOf, referencesOfNames, type ReferenceRow } from "../db/reference-rows";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import { isType } from "./declaration";
import { NAME_RULES } from "./name-rules";
import type { Resolver } from "./resolver";
import { isUnrealPath } from "./unreal-paths";
import { useOf, type Target, type Use } from "./use";

/** Uses that are resolved for one answer. */
const MAX_USES = 20_000;
/** Milliseconds for one answer. */
const MAX_TIME = 3000;
/** Milliseconds after which a full answer ends the search; until then it goes on, to know how many there are in all. */
const PATIENCE = 40;
/** Files that are read at once: few at first, so that a page fills early. */
const FIRST_CHUNK = 16;
const LARGEST_CHUNK = 128;

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
  private readonly rowsByName = new Map<string, readonly NamedRow[]>();

  constructor(
    private readonly pool: Queryable,
    private readonly code: CodeIndex,
    private readonly resolver: Resolver,
  ) {}

  async find(wanted: Wanted): Promise<FoundUses> {
    const started = performance.now();
    const end = wanted.deadline ?? started + MAX_TIME;
    const rows = await this.rows(wanted.targets);
    const kept = rows.filter((row) => wanted.keepFile(row));
    const found: FoundUses = { uses: [], incomplete: false, leftOut: countUses(rows) - countUses(kept) };
    const ordered = kept.sort(byNearness(wanted.targets));
    let looked = 0;
    for (let at = 0, size = FIRST_CHUNK; at < ordered.length; at += size, size = Math.min(size * 2, LARGEST_CHUNK)) {
      const now = performance.now();
      const isFull = now > started + (wanted.patience ?? PATIENCE) && wanted.isEnough(found.uses);
      if (isFull || looked > MAX_USES || now > end) return { ...found, incomplete: true };
      const chunk = ordered.slice(at, at + size);
      const uses = await this.resolveChunk(chunk, wanted);
      looked += countUses(chunk);
      found.uses.push(...uses);
    }
    return found;
  }

  /** Reads where names are used in one go; later searches for them answer from memory. */
  async prefetch(names: readonly string[]): Promise<void> {
    const missing = [...new Set(names)].filter((name) => !this.rowsByName.has(name));
    if (missing.length === 0) return;
    const found = await referencesOfNames(this.pool, missing.map(nameHash));
    const places = await this.code.places([...found.values()].flat().map(({ fileId }) => fileId));
    for (const name of missing) {
      const rows = (found.get(nameHash(name)) ?? []).flatMap(({ fileId, post }) => {
        const place = places.get(fileId);
        return place ? [{ ...place, post, name }] : [];
      });
      this.rowsByName.set(name, rows);
    }
  }

  /** The rows of the targets' names, and of the names under which files import them. */
  private async rows(targets: readonly Target[]): Promise<NamedRow[]> {
    const rows: NamedRow[] = [];
    const families = new Set(targets.flatMap((target) => [...NAME_RULES[target.head.language].family]));
    for (const name of new Set(targets.flatMap((target) => target.names))) {
      for (const row of await this.rowsOf(name))
        if (isUnrealPath(name) || families.has(row.language as LanguageId)) rows.push(row);
    }
    return [...rows, ...(await this.aliasRows(targets))];
  }

  private async aliasRows(targets: readonly Target[]): Promise<NamedRow[]> {
    const rows: NamedRow[] = [];
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
        for (const row of await this.rowsOf(name)) if (files.has(row.fileId)) rows.push(row);
      }
    }
    return rows;
  }

  private async rowsOf(name: string): Promise<readonly NamedRow[]> {
    await this.prefetch([name]);
    return this.rowsByName.get(name) ?? [];
  }

  private async resolveChunk(rows: readonly NamedRow[], wanted: Wanted): Promise<Use[]> {
    await this.code.prefetchFiles(rows.map((row) => row.fileId));
    await this.code.prefetchIncluded(rows.filter(({ language }) => INCLUDING.has(language)).map((row) => row.fileId));
    const places: { file: CodeFile; i: number }[] = [];
    for (const row of rows) {
      const file = await this.code.file(row.fileId);
      if (!file) continue;
      for (const use of decodeReferencePost(row.post)) {
        if (wanted.roles && !wanted.roles.has(USE_ROLES[use.role])) continue;
        const i = occurrenceOf(file, use, row.name);
        if (i >= 0) places.push({ file, i });
      }
    }
    await this.prefetchTypes(namesAround(places));
    const uses: Use[] = [];
    for (const { file, i } of places) {
      const use = useOf(file, i, await this.resolver.occurrence(file, i), wanted.targets);
      if (use) uses.push(use);
    }
    return uses;
  }

  /** What these names declare, and what those among them that are types derive from. */
  private async prefetchTypes(names: ReadonlySet<string>): Promise<void> {
    const declarations = await this.code.declarationsOf(names);
    const types = declarations.filter(({ kind }) => isType(kind));
    await this.code.bases(types.slice(0, MAX_TYPES).map(({ id }) => id));
  }
}

/** Types whose bases are read ahead for one chunk of files. */
const MAX_TYPES = 2000;

const INCLUDING: ReadonlySet<string> = new Set(["c", "cpp"]);

interface NamedRow extends FilePlace, ReferenceRow {
  name: string;
}

const countUses = (rows: readonly ReferenceRow[]): number =>
  rows.reduce((sum, row) => sum + countReferencePost(row.post), 0);

/** The occurrence at a use's place; -1 when the file was indexed again in between. */
function occurrenceOf(file: CodeFile, use: ReferenceUse, name: string): number {
  const i = file.occurrenceAt(use.line, use.column);
  return i >= 0 && file.uses.column[i] === use.column && file.name(i) === name ? i : -1;
}

/** Names that resolving these places will ask for: the types around them, what stands left of them, and what types that. */
function namesAround(places: readonly { file: CodeFile; i: number }[]): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  for (const { file, i } of places) {
    const enclosing = file.uses.enclosing[i];
    const around = `${file.id} ${enclosing}`;
    if (!seen.has(around)) addOwners(names, file, enclosing);
    seen.add(around);
    addLeft(names, file, i);
  }
  return names;
}

function addOwners(names: Set<string>, file: CodeFile, enclosing: number): void {
  for (let around = enclosing; around >= 0; around = file.symbols[around].container) {
    const { name, qualifier } = file.symbols[around];
    if (isType(file.kind(around))) names.add(name);
    if (qualifier !== null) splitQualified(qualifier).forEach((part) => names.add(part));
  }
}

/** Steps of `a.b.c` that are looked at. */
const MAX_STEPS = 8;

function addLeft(names: Set<string>, file: CodeFile, i: number): void {
  names.add(file.name(i));
  let at = i;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const left = file.uses.left[at];
    const bound = file.uses.local[at];
    const typed = bound >= 0 ? file.typedBy.get(bound)?.[0] : undefined;
    const next = left >= 0 ? left : (typed ?? -1);
    if (next < 0 || next === at) break;
    at = next;
    names.add(file.name(at));
  }
}

/** Own code first, then the symbol's own repository and files, then by path. */
function byNearness(targets: readonly Target[]): (a: NamedRow, b: NamedRow) => number {
  const files = new Set(targets.flatMap((target) => target.declarations.map((d) => d.fileId)));
  const repositories = new Set(targets.map((target) => target.head.repositoryId));
  const rank = (row: NamedRow) =>
    (row.scope === "user" ? 0 : 4) + (repositories.has(row.repositoryId) ? 0 : 2) + (files.has(row.fileId) ? 0 : 1);
  return (a, b) =>
    rank(a) - rank(b) || compare(a.repo, b.repo) || compare(a.path, b.path) || a.post.length - b.post.length;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
