/**
 * Which files a file includes, directly and through others, however far: a C compiler knows no bound either. Files are
 * numbered as they are met, so that what one of them reaches is a row of bits. Links of more files than fit are not
 * followed.
 */
import { BoundedMap } from "../../bounded-map";
import { NumberedFiles } from "./numbered-files";

/** Links that are kept in all. */
const MAX_LINKS = 3_000_000;
/** Words of 32 bits that are kept of what files reach. */
const MAX_WORDS = 8_000_000;
/** Bytes that are kept of who includes files. */
const MAX_BYTES = 8_000_000;

/** The files that each of these includes directly; every file has an entry. */
type TargetsOf = (ids: readonly number[]) => Promise<ReadonlyMap<number, readonly number[]>>;

export class IncludeGraph {
  private readonly numbers = new Map<number, number>();
  /** by number; missing where they were not read */
  private readonly links: (readonly number[] | undefined)[] = [];
  private linkCount = 0;
  private isWhole = false;
  /** files that include a file directly, by number; made when it is first asked for */
  private sources: readonly (readonly number[])[] | null = null;
  private readonly reached = new BoundedMap<number, Uint32Array>(MAX_WORDS);
  /** by the files that are included */
  private readonly including = new BoundedMap<string, NumberedFiles>(MAX_BYTES);

  /** Takes in all files at once. @param targets of those that include any */
  fill(files: readonly number[], targets: readonly (readonly [fileId: number, targets: readonly number[]])[]): void {
    for (const [fileId, list] of targets) if (this.linkCount < MAX_LINKS) this.link(fileId, list);
    for (const fileId of files) if (this.linkCount < MAX_LINKS) this.link(fileId, []);
    this.isWhole = this.linkCount < MAX_LINKS;
  }

  /** Whether a file is known to include any. */
  includesAny(id: number): boolean {
    return (this.links[this.numbers.get(id) ?? -1]?.length ?? 0) > 0;
  }

  /** All files that include any of these, directly or through others; null as long as not all links are known. */
  filesIncluding(ids: readonly number[]): NumberedFiles | null {
    if (!this.isWhole) return null;
    const key = ids.join();
    const known = this.including.get(key);
    if (known) return known;
    this.sources ??= this.reversed();
    const open = ids.map((id) => this.number(id));
    const found = new NumberedFiles(this.numbers);
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const source of this.sources[at] ?? []) if (found.add(source)) open.push(source);
    this.including.set(key, found, found.bytes);
    return found;
  }

  /** Reads what these files reach, level by level. */
  async read(ids: readonly number[], targetsOf: TargetsOf): Promise<void> {
    for (let level = this.unread(ids); level.length > 0 && this.linkCount < MAX_LINKS;) {
      const targets = await targetsOf(level);
      const next = new Set<number>();
      for (const id of level) {
        const list = targets.get(id) ?? [];
        this.link(id, list);
        for (const target of list) next.add(target);
      }
      level = this.unread(next);
    }
  }

  /** Whether the first file includes the second, as far as was read. */
  includes(from: number, to: number): boolean {
    const bit = this.numbers.get(to);
    if (bit === undefined) return false;
    const row = this.reachedFrom(this.number(from));
    return ((row[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }

  private reachedFrom(start: number): Uint32Array {
    const known = this.reached.get(start);
    if (known) return known;
    const row = new Uint32Array((this.links.length + 31) >>> 5);
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of this.links[at] ?? []) {
        if (row[next >>> 5] & (1 << (next & 31))) continue;
        row[next >>> 5] |= 1 << (next & 31);
        open.push(next);
      }
    }
    this.reached.set(start, row, row.length);
    return row;
  }

  private reversed(): number[][] {
    const sources: number[][] = this.links.map(() => []);
    this.links.forEach((targets, from) => targets?.forEach((target) => sources[target].push(from)));
    return sources;
  }

  private link(id: number, targets: readonly number[]): void {
    const from = this.number(id);
    if (this.links[from] !== undefined) return;
    this.links[from] = targets.map((target) => this.number(target));
    this.linkCount += targets.length;
  }

  private unread(ids: Iterable<number>): number[] {
    return [...new Set(ids)].filter((id) => this.links[this.number(id)] === undefined);
  }

  private number(id: number): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    const number = this.links.length;
    this.numbers.set(id, number);
    this.links.push(undefined);
    return number;
  }
}
