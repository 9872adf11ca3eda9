/**
 * Every use of a symbol: reads the rows of its name, resolves each use where it stands, and keeps those that mean it. Bounded in
 * uses and time; what was not looked at is said, never guessed.
 */
import { USE_ROLES, type UseRole } from "../contract/vocabulary";
import { nameHash } from "../db/name-hash";
import type { Queryable } from "../db/pool";
import { countReferencePost, decodeReferencePost, type ReferenceUse } from "../db/reference-post";
import { aliasesOf, referencesOfName, type ReferenceRow } from "../db/reference-rows";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import type { Declaration } from "./declaration";
import { NAME_RULES } from "./name-rules";
import type { Resolver } from "./resolver";
import { isUnrealPath } from "./unreal-paths";
import { useOf, type Target, type Use } from "./use";

/** Uses that are resolved for one answer. */
const MAX_USES = 20_000;
/** Milliseconds for one answer. */
const MAX_TIME = 3000;
/** Uses that are looked at in any case; beyond them, a full page ends the search. */
const ALWAYS = 1500;
/** Files that are read at once. */
const CHUNK = 48;

export interface Wanted {
  targets: readonly Target[];
  /** files whose uses count; others are not looked at */
  keepFile(row: ReferenceRow): boolean;
  roles: ReadonlySet<UseRole> | null;
  /** certain rows that fill the page; the search may end there */
  enough: number;
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
  constructor(
    private readonly pool: Queryable,
    private readonly code: CodeIndex,
    private readonly resolver: Resolver,
  ) {}

  async find(wanted: Wanted): Promise<FoundUses> {
    const end = wanted.deadline ?? performance.now() + MAX_TIME;
    const rows = await this.rows(wanted.targets);
    const kept = rows.filter((row) => wanted.keepFile(row));
    const found: FoundUses = { uses: [], incomplete: false, leftOut: countUses(rows) - countUses(kept) };
    const ordered = kept.sort(byNearness(wanted.targets));
    let looked = 0;
    let certain = 0;
    for (let at = 0; at < ordered.length; at += CHUNK) {
      const isFull = certain >= wanted.enough && looked > ALWAYS;
      if (isFull || looked > MAX_USES || performance.now() > end) return { ...found, incomplete: true };
      const chunk = ordered.slice(at, at + CHUNK);
      const uses = await this.resolveChunk(chunk, wanted);
      looked += countUses(chunk);
      certain += uses.filter((use) => use.basis !== "name").length;
      found.uses.push(...uses);
    }
    return found;
  }

  /** The rows of the targets' names, and of the names under which files import them. */
  private async rows(targets: readonly Target[]): Promise<NamedRow[]> {
    const rows: NamedRow[] = [];
    const families = new Set(targets.flatMap((target) => [...NAME_RULES[target.head.language].family]));
    for (const name of new Set(targets.flatMap((target) => target.names))) {
      for (const row of await referencesOfName(this.pool, nameHash(name)))
        if (isUnrealPath(name) || families.has(row.language as Declaration["language"])) rows.push({ ...row, name });
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
        for (const row of await referencesOfName(this.pool, nameHash(name)))
          if (files.has(row.fileId)) rows.push({ ...row, name });
      }
    }
    return rows;
  }

  private async resolveChunk(rows: readonly NamedRow[], wanted: Wanted): Promise<Use[]> {
    await this.code.prefetchFiles(rows.map((row) => row.fileId));
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
    await this.code.prefetchNames([...new Set(places.flatMap(({ file, i }) => namesAround(file, i)))]);
    const uses: Use[] = [];
    for (const { file, i } of places) {
      const use = useOf(file, i, await this.resolver.occurrence(file, i), wanted.targets);
      if (use) uses.push(use);
    }
    return uses;
  }
}

interface NamedRow extends ReferenceRow {
  name: string;
}

const countUses = (rows: readonly ReferenceRow[]): number =>
  rows.reduce((sum, row) => sum + countReferencePost(row.post), 0);

/** The occurrence at a use's place; -1 when the file was indexed again in between. */
function occurrenceOf(file: CodeFile, use: ReferenceUse, name: string): number {
  const i = file.occurrenceAt(use.line, use.column);
  return i >= 0 && file.uses.column[i] === use.column && file.name(i) === name ? i : -1;
}

/** Names that resolving an occurrence will ask for: what stands left of it, and what types that. */
function namesAround(file: CodeFile, i: number): string[] {
  const names = [file.name(i)];
  let at = i;
  for (let steps = 0; steps < 8; steps++) {
    const left = file.uses.left[at];
    const bound = file.uses.local[at];
    const typed = bound >= 0 ? file.typedBy.get(bound)?.[0] : undefined;
    const next = left >= 0 ? left : (typed ?? -1);
    if (next < 0 || next === at) break;
    at = next;
    names.push(file.name(at));
  }
  return names;
}

/** Own code first, then the symbol's own repository and files, then by path. */
function byNearness(targets: readonly Target[]): (a: ReferenceRow, b: ReferenceRow) => number {
  const files = new Set(targets.flatMap((target) => target.declarations.map((d) => d.fileId)));
  const repositories = new Set(targets.map((target) => target.head.repositoryId));
  const rank = (row: ReferenceRow) =>
    (row.scope === "user" ? 0 : 4) + (repositories.has(row.repositoryId) ? 0 : 2) + (files.has(row.fileId) ? 0 : 1);
  return (a, b) =>
    rank(a) - rank(b) || compare(a.repo, b.repo) || compare(a.path, b.path) || a.post.length - b.post.length;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
