/**
 * Every use of a symbol: reads the rows of its name, resolves each use where it stands, and keeps those that mean it.
 * Goes from the nearest file outward and ends when a page is full. Bounded in uses and time; what was not looked at is
 * said, never guessed.
 */
import type { UseRole } from "../../contract/vocabulary";
import type { FilePlace } from "../../db/read/file-places";
import type { Queryable } from "../../db/pool";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, type Declaration } from "../facts/declaration";
import type { UseRow } from "../facts/named-uses";
import type { OverridePairs } from "../hierarchy/override-pairs";
import { Pace } from "./pace";
import type { Resolution } from "../facts/resolution";
import type { NameResolver } from "../members/name-resolver";
import { SearchTime, type TimeLimits } from "./search-time";
import { reachedBy, type Target, type Use } from "./use";
import { occurrenceOf, placeOf, UseMeanings } from "./use-meanings";
import { countUses, filesIncluding, nearestFirst, rowsOfTargets } from "./use-rows";

/** Uses that are resolved for one answer. */
const MAX_USES = 20_000;
/** Uses and files that are resolved side by side: about a page at first, then as many as a step has time for. */
const FIRST_CHUNK = 64;
const CHUNK_FILES = 128;
/**
 * Uses of a step that fills the answer: with fewer it takes longer, because what they read is read one after the
 * other.
 */
const LEAST_FILLING = 64;

export interface Wanted extends TimeLimits {
  targets: readonly Target[];
  /** files whose uses count; others are not looked at */
  keepFile(place: FilePlace): boolean;
  roles: ReadonlySet<UseRole> | null;
  /** how much of the page that is wanted these fill, from 0 to 1 */
  filledBy(uses: readonly Use[]): number;
  /** uses that are looked at in all, about */
  most?: number;
  /** uses that are looked at first */
  first?: number;
  /** a use counts for every target that it fits, not only for the best */
  forEach?: boolean;
}

interface FoundUses {
  /** in the order of files and places */
  uses: Use[];
  /** not everything was looked at */
  incomplete: boolean;
  /** because time was over: who asks again goes on from here */
  goesOn: boolean;
  /** uses of the name in files that `keepFile` left out */
  leftOut: number;
}

export class UsageFinder {
  private readonly meanings: UseMeanings;

  constructor(
    private readonly pool: Queryable,
    private readonly code: CodeIndex,
    resolver: NameResolver,
    private readonly pairs: OverridePairs,
  ) {
    this.meanings = new UseMeanings(code, resolver);
  }

  async find(wanted: Wanted): Promise<FoundUses> {
    const time = new SearchTime(wanted);
    const rows = await rowsOfTargets(wanted.targets, this.code, this.pool);
    const kept = rows.filter(({ place }) => wanted.keepFile(place));
    const candidates = countUses(kept);
    const found: FoundUses = { uses: [], incomplete: false, goesOn: false, leftOut: countUses(rows) - candidates };
    const isLikely = await filesIncluding(wanted.targets, kept, this.code);
    const [likely, unlikely] = partition(nearestFirst(kept, wanted.targets), isLikely);
    const ordered = [...likely, ...unlikely];
    const costOf = await this.meanings.costs();
    const pace = new Pace(wanted.first ?? FIRST_CHUNK);
    const least = wanted.first === undefined ? LEAST_FILLING : 1;
    let looked = 0;
    for (let at = 0; at < ordered.length;) {
      if (looked >= (wanted.most ?? MAX_USES)) return { ...found, incomplete: true };
      const progress = { filled: wanted.filledBy(found.uses), isUnlikely: at >= likely.length, candidates };
      const ms = time.nextStep(progress);
      if (ms === null) return { ...found, incomplete: true, goesOn: true };
      const size = pace.step(ms, progress.filled >= 1 || progress.isUnlikely ? 1 : least);
      const started = performance.now();
      const { chunk, cost } = chunkOf(at < likely.length ? likely : ordered, at, size, costOf);
      found.uses.push(...(await this.resolveChunk(chunk, wanted)));
      pace.note(cost, performance.now() - started);
      looked += countUses(chunk);
      at += chunk.length;
    }
    return found;
  }

  /**
   * Decides what calls of a name mean, before anybody asks: which method of many a call means is told only by
   * following its receiver.
   * @param until in `performance.now()` milliseconds
   * @returns whether all of them are decided
   */
  async decideCalls(name: string, until: number): Promise<boolean> {
    const named = await this.code.declarations(name);
    const languages = new Set(named.filter(({ kind }) => kind === "method").map(({ language }) => language as string));
    const rows = (await this.code.uses(name)).filter(({ place }) => languages.has(place.language));
    for (let at = 0; at < rows.length;) {
      if (performance.now() > until) return false;
      const { chunk } = chunkOf(rows, at, FIRST_CHUNK, ({ count }) => count);
      await this.meanings.of(chunk, CALLS);
      at += chunk.length;
    }
    return true;
  }

  /** Notes which of the methods that were met override a target. */
  private async learnOverriding(
    { head, related }: Target,
    meant: ReadonlySet<Resolution["declarations"]>,
  ): Promise<void> {
    if (!isFunction(head.kind) || head.holderKind === null) return;
    const met = new Map<bigint, Declaration>();
    for (const declarations of meant)
      for (const d of declarations.slice(0, MAX_CANDIDATES)) if (d.name === head.name) met.set(d.keyHash, d);
    const unknown = [...met.values()].filter((d) => d.keyHash !== head.keyHash && !related.has(d.keyHash));
    const isBelow = await Promise.all(unknown.map((d) => this.pairs.isOverriding(d, head)));
    unknown.forEach((d, at) => isBelow[at] && related.set(d.keyHash, "override"));
  }

  private async resolveChunk(rows: readonly UseRow[], { roles, targets, forEach = false }: Wanted): Promise<Use[]> {
    const uses = await this.meanings.of(rows, roles);
    const meant = uses.map((each) => each.meant);
    const lists = new Set(meant.map(({ declarations }) => declarations));
    await Promise.all(targets.map((target) => this.learnOverriding(target, lists)));
    const reached = uses.flatMap((each) =>
      reachedBy(placeOf(each), each.meant, targets, forEach).map((reach) => ({ each, reach })),
    );
    await this.code.prefetchFiles(reached.map(({ each }) => each.row.place.fileId));
    const found = await Promise.all(
      reached.map(async ({ each: { row, use }, reach: { target, through, basis } }) => {
        const file = await this.code.file(row.place.fileId);
        const at = file ? occurrenceOf(file, use, row.name) : -1;
        return file && at >= 0 ? [{ target, through, basis, file, at }] : [];
      }),
    );
    return found.flat();
  }
}

function partition(rows: readonly UseRow[], isLikely: ((fileId: number) => boolean) | null): [UseRow[], UseRow[]] {
  if (isLikely === null) return [[...rows], []];
  const [likely, unlikely]: [UseRow[], UseRow[]] = [[], []];
  for (const row of rows) (isLikely(row.place.fileId) ? likely : unlikely).push(row);
  return [likely, unlikely];
}

const CALLS: ReadonlySet<UseRole> = new Set(["call"]);

/** Candidates of a mere name that are looked at for methods which override the target. */
const MAX_CANDIDATES = 40;

/** The next rows that cost about so much together, and what they cost. */
function chunkOf(rows: readonly UseRow[], start: number, most: number, costOf: (row: UseRow) => number) {
  let end = start;
  let cost = 0;
  for (; end < rows.length && cost < most && end - start < CHUNK_FILES; end++) cost += costOf(rows[end]);
  return { chunk: rows.slice(start, end), cost };
}
